import { Button } from '@plaza/ui'
import type { ReactNode } from 'react'

interface Props<Mode extends string> {
  readonly label: string
  readonly modes: readonly { readonly mode: Mode; readonly label: string; readonly icon: ReactNode; readonly disabled?: boolean }[]
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
}

/** What the hand does on the map; one of them is on. */
export const ModeButtons = <Mode extends string>({ label, modes, mode, onMode }: Props<Mode>) => (
  <fieldset className="ads-modes">
    <legend className="pz-hidden">{label}</legend>
    {modes.map((each) => (
      <Button
        key={each.mode}
        size="small"
        className="ads-modes__mode"
        aria-pressed={each.mode === mode}
        disabled={each.disabled ?? false}
        onClick={() => onMode(each.mode)}
      >
        {each.icon}
        {each.label}
      </Button>
    ))}
  </fieldset>
)
