import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

export interface Tab {
  readonly key: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface Props {
  /** What the tabs divide, for people who hear the page. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The open one; the first, and its own memory, unless told. */
  readonly value?: string
  readonly onChange?: (key: string) => void
}

/** Several sheets in one place: arrows, Home and End move between their names. A sheet stays in the page once it was opened, so nothing typed is lost. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const [own, setOwn] = useState(tabs[0]?.key ?? '')
  const asked = value ?? own
  const open = tabs.some(({ key }) => key === asked) ? asked : (tabs[0]?.key ?? '')
  const [seen, setSeen] = useState<readonly string[]>([])
  // However it was opened: by a press here or by the owner.
  if (!seen.includes(open)) setSeen([...seen, open])
  const id = useId()
  const show = (key: string) => {
    setOwn(key)
    onChange?.(key)
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = neighbour(tabs, open, event.key)
    if (target === undefined) return
    event.preventDefault()
    show(target)
    document.getElementById(`${id}-${target}`)?.focus()
  }
  return (
    <div className="pz-tabs">
      <div className="pz-tabs__list" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className="pz-tabs__tab"
            aria-selected={tab.key === open}
            aria-controls={`${id}-${tab.key}-sheet`}
            tabIndex={tab.key === open ? 0 : -1}
            onClick={() => show(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(
        (tab) =>
          (tab.key === open || seen.includes(tab.key)) && (
            <div
              key={tab.key}
              role="tabpanel"
              id={`${id}-${tab.key}-sheet`}
              aria-labelledby={`${id}-${tab.key}`}
              hidden={tab.key !== open}
              className="pz-tabs__sheet"
            >
              {tab.content}
            </div>
          ),
      )}
    </div>
  )
}

function neighbour(tabs: readonly Tab[], open: string, pressed: string): string | undefined {
  const at = tabs.findIndex(({ key }) => key === open)
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }
  const to = steps[pressed]
  return to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]?.key
}
