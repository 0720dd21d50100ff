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
  /** How the count reads (`333 g`). */
  readonly format?: (count: number) => string
  /** What was typed, as a number; null for none. Its digits unless told. */
  readonly parse?: (text: string) => number | null
  /** What one count is of what is read and typed: 50 where `300 g` are six. What is typed is rounded to whole counts, but never to none. */
  readonly each?: number
  /** Told the count that was taken where another amount was typed. */
  readonly onRounded?: (count: number) => void
  /** Said after the name of the field, such as how it counts. */
  readonly hint?: string
  readonly disabled?: boolean
  readonly busy?: boolean
}

/** A round "+" that becomes "– 2 +" in place; at one step the minus becomes a bin. The number can be typed. No hooks: faces draw it too. */
export function Stepper(props: StepperProps) {
  const { label, count, onChange, step = 1, max = 9999, format = String, hint, disabled = false, busy = false } = props
  const limited = (wished: number) => onChange(Math.max(0, Math.min(max, Math.round(wished))))
  const open = count > 0
  // One frame whether open or not: the "+" stays the same element, so whoever pressed it keeps the focus.
  return (
    <fieldset
      className={classes('pz-stepper', open && 'pz-stepper--open')}
      aria-label={open ? `Cantidad de ${label}` : undefined}
      aria-busy={busy || undefined}
    >
      {open && (
        <button
          type="button"
          className="pz-stepper__button"
          aria-label={count <= step ? `Quitar ${label}` : `Disminuir ${label}`}
          disabled={disabled}
          onClick={() => limited(count - step)}
        >
          {count <= step ? <Trash2 size={18} aria-hidden="true" /> : <Minus size={18} aria-hidden="true" />}
        </button>
      )}
      {open && (
        <input
          // A new key after each change shows the new number without a state of its own.
          key={count}
          className="pz-stepper__count"
          aria-label={`Cantidad de ${label}`}
          aria-description={hint}
          inputMode="numeric"
          defaultValue={format(count)}
          disabled={disabled}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={commitOnEnter}
          onBlur={(event) => commit(event, props, limited)}
        />
      )}
      <button
        type="button"
        className="pz-stepper__button pz-stepper__more"
        aria-label={`Agregar ${label}`}
        disabled={disabled || count >= max}
        onClick={() => limited(count + step)}
      >
        <Plus size={20} aria-hidden="true" />
      </button>
    </fieldset>
  )
}

function commitOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  // The same key must not press what gets the focus next; and the new number, a new element, takes it over.
  event.preventDefault()
  const place = event.currentTarget.closest('fieldset')
  event.currentTarget.blur()
  requestAnimationFrame(() => place?.querySelector('input')?.focus())
}

function commit(event: FocusEvent<HTMLInputElement>, props: StepperProps, onChange: (next: number) => void) {
  const { count, format = String, parse = digitsOf, each = 1, max = 9999, onRounded } = props
  const field = event.currentTarget
  const typed = parse(field.value)
  if (typed === null || field.value === format(count)) return void (field.value = format(count))
  const next = Math.min(max, countFor(typed, each))
  if (next * each !== typed) onRounded?.(next)
  if (next === count) field.value = format(count)
  else onChange(next)
}

const digitsOf = (text: string) => (/\d/.test(text) ? Number.parseInt(text.replace(/\D/g, ''), 10) : null)

/** The whole count nearest to what was typed; only a typed nothing is none. */
export const countFor = (typed: number, each: number): number => (typed === 0 ? 0 : Math.max(1, Math.round(typed / each)))
