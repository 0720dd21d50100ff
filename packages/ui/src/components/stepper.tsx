import { formatGrams } from '@plaza/contracts/kernel/money'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { loadTwice } from '../remote/load-part.ts'
import { classes } from './classes.ts'

// Few type a count, and the first screen has many steppers.
const loadReader = () => loadTwice(() => import('@plaza/contracts/kernel/typed-number'))

export interface StepperProps {
  /** What is counted: the product's name, for people who hear the page. */
  readonly label: string
  /** 0 shows only the round "+". */
  readonly count: number
  /** Asked with the wished count; 0 means remove. */
  readonly onChange: (next: number) => void
  /** Below it the minus goes no further; with 0, the default, the minus at one is a bin. */
  readonly min?: number
  readonly max?: number
  /** Grams of one count: 50 where `300 g` are six. Grams are read, typed and rounded to whole counts, but never to none. */
  readonly each?: number
  /** Told the count that was taken where another amount was typed. */
  readonly onRounded?: (count: number) => void
  /** Name of the "+", `Agregar {label}` unless told. */
  readonly moreLabel?: string
  readonly disabled?: boolean
  readonly busy?: boolean
}

/** A round "+" that becomes "– 2 +" in place; at one the minus becomes a bin. The number can be typed; what is no number is refused in words. */
export function Stepper({
  label,
  count,
  onChange,
  min = 0,
  max = 9999,
  each,
  onRounded,
  moreLabel,
  disabled = false,
  busy = false,
}: StepperProps) {
  const isOpen = count > 0
  const change = (wished: number) => onChange(Math.max(min, Math.min(max, wished)))
  // One frame whether open or not: the "+" stays the same element, so whoever pressed it keeps the focus.
  return (
    <fieldset
      className={classes('pz-stepper', isOpen && 'pz-stepper--open')}
      aria-label={isOpen ? `Cantidad de ${label}` : undefined}
      aria-busy={busy || undefined}
    >
      {isOpen && (
        <>
          <button
            type="button"
            className="pz-stepper__button"
            aria-label={count === 1 && min === 0 ? `Quitar ${label}` : `Disminuir ${label}`}
            disabled={disabled || count <= min}
            onClick={() => change(count - 1)}
          >
            {count === 1 && min === 0 ? <Trash2 size={18} aria-hidden="true" /> : <Minus size={18} aria-hidden="true" />}
          </button>
          <CountField {...{ label, count, onChange, min, max, each, onRounded, disabled }} />
        </>
      )}
      <button
        type="button"
        className="pz-stepper__button pz-stepper__more"
        aria-label={moreLabel ?? `Agregar ${label}`}
        disabled={disabled || count >= max}
        onClick={() => change(count + 1)}
      >
        <Plus size={20} aria-hidden="true" />
      </button>
    </fieldset>
  )
}

type CountFieldProps = Required<Pick<StepperProps, 'label' | 'count' | 'onChange' | 'min' | 'max' | 'disabled'>> &
  Pick<StepperProps, 'onRounded'> & { readonly each: number | undefined }

/** Shows the count, except while something else is being typed or was refused. */
function CountField({ label, count, onChange, min, max, each, onRounded, disabled }: CountFieldProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [countOfDraft, setCountOfDraft] = useState(count)
  const errorId = useId()
  const shown = each === undefined ? String(count) : formatGrams(count * each)
  // A count that changed meanwhile, by the buttons or another tab, wins over what was typed.
  if (countOfDraft !== count) {
    setCountOfDraft(count)
    setDraft(null)
  }

  const commit = async () => {
    if (draft === null || draft.text === shown) return setDraft(null)
    const reader = await loadReader().catch(() => null)
    if (reader === null) return setDraft({ ...draft, error: 'No pudimos leer la cantidad, revisa tu conexión.' })
    const typed = reader.parseTypedNumber(draft.text, { kind: each === undefined ? 'count' : 'grams', min, max: max * (each ?? 1) })
    if (typed.status === 'invalid' || typed.status === 'ambiguous') return setDraft({ ...draft, error: typed.message })
    setDraft(null)
    if (typed.status === 'empty') return
    const next = each === undefined ? typed.value : countFor(typed.value, each)
    if (next * (each ?? 1) !== typed.value) onRounded?.(next)
    if (next !== count) onChange(next)
  }

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation()
      setDraft(null)
    }
    if (event.key !== 'Enter') return
    // The same key must not press what gets the focus next.
    event.preventDefault()
    void commit()
  }

  return (
    <span className="pz-stepper__field">
      <input
        className="pz-stepper__count"
        aria-label={`Cantidad de ${label}`}
        aria-description={each === undefined ? undefined : `Gramos, de ${each} en ${each}`}
        aria-invalid={draft?.error ? true : undefined}
        aria-describedby={draft?.error ? errorId : undefined}
        {...(draft && { 'data-unclear': '' })}
        inputMode={each === undefined ? 'numeric' : 'text'}
        autoComplete="off"
        value={draft?.text ?? shown}
        disabled={disabled}
        onFocus={(event) => {
          event.currentTarget.select()
          loadReader().catch(() => {})
        }}
        onChange={(event) => setDraft({ text: event.currentTarget.value, error: null })}
        onKeyDown={handleKey}
        onBlur={() => void commit()}
      />
      {draft?.error && (
        <span className="pz-stepper__error" id={errorId} role="alert">
          {draft.error}
        </span>
      )}
    </span>
  )
}

interface Draft {
  readonly text: string
  /** Why it was refused. */
  readonly error: string | null
}

/** The whole count nearest to the grams typed; only a typed nothing is none. */
export const countFor = (grams: number, each: number): number => (grams === 0 ? 0 : Math.max(1, Math.round(grams / each)))
