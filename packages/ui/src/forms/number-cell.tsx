import { formatTypedNumber, type NumberKind } from '@plaza/contracts/kernel/typed-number'
import { useEffect } from 'react'
import { watchUnclearNumbers } from './unclear-numbers.ts'
import { type TypedNumberOptions, useTypedNumber } from './use-typed-number.ts'
import '../styles/number-field.css'

export interface NumberCellProps extends TypedNumberOptions {
  /** Read out; a cell shows no label. */
  readonly label: string
  readonly className?: string
  readonly placeholder?: string | undefined
  readonly name?: string
  readonly disabled?: boolean
  readonly error?: string | undefined
}

/** The number field without a label, for grids and the filters of a table. */
export function NumberCell({ label, className = 'pz-filter', placeholder, name, disabled = false, error, ...options }: NumberCellProps) {
  const typed = useTypedNumber(options)
  useEffect(watchUnclearNumbers, [])
  const fault = typed.fault ?? error
  return (
    <span className="pz-number-cell">
      <input
        {...typed.input}
        className={`${className} pz-numbers`}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-description={fault ?? undefined}
        placeholder={placeholder}
        name={name}
        disabled={disabled}
      />
      {typed.understood && <Understood text={typed.understood} />}
      {fault && (
        <span className="pz-number__fault" role="alert">
          {fault}
        </span>
      )}
      <Readings readings={typed.readings} kind={options.kind} onChoose={typed.take} />
    </span>
  )
}

export const Understood = ({ text }: { readonly text: string }) => (
  <span className="pz-number__understood" aria-live="polite">
    {text}
  </span>
)

interface ReadingsProps {
  readonly readings: readonly number[]
  readonly kind: NumberKind
  readonly onChoose: (value: number) => void
}

/** The numbers that a text may mean, one button each. */
export function Readings({ readings, kind, onChoose }: ReadingsProps) {
  if (readings.length === 0) return null
  return (
    <span className="pz-number__readings">
      {readings.map((reading) => (
        <button key={reading} type="button" className="pz-number__reading" onClick={() => onChoose(reading)}>
          {formatTypedNumber(reading, kind)}
        </button>
      ))}
    </span>
  )
}
