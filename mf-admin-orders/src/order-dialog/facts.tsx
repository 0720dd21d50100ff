import { type ReactNode, useId } from 'react'

export type Fact = readonly [label: string, value: ReactNode]

/** Labels and values; what is empty is left out. */
export function Facts({ title, hideTitle = false, facts }: { title: string; hideTitle?: boolean; facts: readonly Fact[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="ado-facts">
      <h3 id={id} className={hideTitle ? 'pz-hidden' : undefined}>
        {title}
      </h3>
      <dl>
        {facts
          .filter(([, value]) => value !== '' && value !== null && value !== undefined)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
