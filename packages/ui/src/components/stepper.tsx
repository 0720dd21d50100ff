import { Minus, Plus, Trash2 } from 'lucide-react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { classes } from './classes.ts'

export interface StepperProps {
  /** What is counted: the product's name, for people who hear the page. */
  readonly label: string
  /** 0 shows only the round "+". */
  readonly count: number
  /** Asked with the wished count; 0 means remove. */
  readonly onChange: (next: number) => void
  readonly step?: number
  readonly max?: number
  /** How the count reads (`333 g`); typing stays a plain number. */
  readonly format?: (count: number) => string
  readonly disabled?: boolean
  readonly busy?: boolean
}

/** A round "+" that becomes "– 2 +" in place; at one step the minus becomes a bin. The number can be typed. No hooks: faces draw it too. */
export function Stepper({ label, count, onChange, step = 1, max = 9999, format = String, disabled = false, busy = false }: StepperProps) {
  const limited = (wished: number) => onChange(Math.max(0, Math.min(max, Math.round(wished))))
  const more = (
    <button
      type="button"
      className="pz-stepper__button pz-stepper__more"
      aria-label={`Agregar ${label}`}
      disabled={disabled || count >= max}
      onClick={() => limited(count + step)}
    >
      <Plus size={20} aria-hidden="true" />
    </button>
  )
  if (count <= 0) return <div className="pz-stepper">{more}</div>
  return (
    <fieldset className={classes('pz-stepper', 'pz-stepper--open')} aria-label={`Cantidad de ${label}`} aria-busy={busy || undefined}>
      <button
        type="button"
        className="pz-stepper__button"
        aria-label={count <= step ? `Quitar ${label}` : `Disminuir ${label}`}
        disabled={disabled}
        onClick={() => limited(count - step)}
      >
        {count <= step ? <Trash2 size={18} aria-hidden="true" /> : <Minus size={18} aria-hidden="true" />}
      </button>
      <input
        // A new key after each change shows the new number without a state of its own.
        key={count}
        className="pz-stepper__count"
        aria-label={`Cantidad de ${label}`}
        inputMode="numeric"
        defaultValue={format(count)}
        disabled={disabled}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={commitOnEnter}
        onBlur={(event) => commit(event, count, format, limited)}
      />
      {more}
    </fieldset>
  )
}

function commitOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter') event.currentTarget.blur()
}

function commit(event: FocusEvent<HTMLInputElement>, count: number, format: (count: number) => string, onChange: (next: number) => void) {
  const typed = Number.parseInt(event.currentTarget.value.replace(/\D/g, ''), 10)
  if (Number.isNaN(typed) || typed === count || event.currentTarget.value === format(count)) event.currentTarget.value = format(count)
  else onChange(typed)
}
