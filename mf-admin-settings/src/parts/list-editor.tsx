import type { NumberKind } from '@plaza/contracts/kernel/typed-number'
import { Button, IconButton } from '@plaza/ui'
import { Checkbox, DateInput, NumberField, TextInput } from '@plaza/ui/forms'
import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import './list-editor.css'

export interface Column {
  readonly key: string
  readonly label: string
  readonly kind?: 'text' | 'number' | 'date' | 'switch'
  /** What stands there while the row itself says nothing. */
  readonly fallback?: (row: Row) => unknown
  /** What a number counts; pieces unless told. */
  readonly counts?: NumberKind
  readonly required?: boolean
  /** Share of the row; 1 unless told. */
  readonly wide?: number
}

export type Row = Readonly<Record<string, unknown>>

interface Props {
  readonly label: string
  /** What one row is called: `Agregar mensaje`. */
  readonly noun: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly onChange: (rows: Row[]) => void
  readonly disabled?: boolean
  readonly error?: string | undefined
  readonly help?: string
}

/** A short list of records, edited in place: add, change, move up, remove. */
export function ListEditor({ label, noun, columns, rows, onChange, disabled = false, error, help }: Props) {
  const change = (at: number, key: string, value: unknown) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, [key]: value } : row)))
  const add = () =>
    onChange([...rows, Object.fromEntries(columns.map(({ key, kind }) => [key, kind === 'number' || kind === 'switch' ? null : '']))])
  const up = (at: number) => onChange(rows.toSpliced(at, 1).toSpliced(at - 1, 0, rows[at] as Row))
  return (
    <fieldset className="ads-list" disabled={disabled}>
      <legend className="pz-field__label">{label}</legend>
      {help && <p className="pz-field__help">{help}</p>}
      {error && (
        <p className="pz-field__error" role="alert">
          {error}
        </p>
      )}
      {rows.map((row, at) => (
        // Rows have no identity of their own; their place is it.
        // oxlint-disable-next-line no-array-index-key
        <div className="ads-list__row" key={at} role="group" aria-label={`${noun} ${at + 1}`}>
          <div className="ads-list__fields">
            {columns.map((column) => (
              <div key={column.key} style={{ flexGrow: column.wide ?? 1, flexBasis: (column.wide ?? 1) * 110 }}>
                <Cell
                  column={column}
                  value={row[column.key] ?? column.fallback?.(row)}
                  onChange={(value) => change(at, column.key, value)}
                />
              </div>
            ))}
          </div>
          <IconButton label={`Subir ${noun} ${at + 1}`} disabled={disabled || at === 0} onClick={() => up(at)}>
            <ArrowUp size={18} />
          </IconButton>
          <IconButton label={`Quitar ${noun} ${at + 1}`} disabled={disabled} onClick={() => onChange(rows.toSpliced(at, 1))}>
            <Trash2 size={18} />
          </IconButton>
        </div>
      ))}
      <Button size="small" look="quiet" disabled={disabled} onClick={add}>
        <Plus size={16} aria-hidden="true" />
        Agregar {noun}
      </Button>
    </fieldset>
  )
}

function Cell({
  column: { label, kind = 'text', counts = 'count', required = false },
  value,
  onChange,
}: {
  column: Column
  value: unknown
  onChange: (value: unknown) => void
}) {
  if (kind === 'number')
    return (
      <NumberField kind={counts} label={label} required={required} value={typeof value === 'number' ? value : null} onChange={onChange} />
    )
  if (kind === 'switch')
    return (
      <Checkbox checked={value === true} onChange={onChange}>
        {label}
      </Checkbox>
    )
  const text = typeof value === 'string' ? value : ''
  if (kind === 'date') return <DateInput label={label} required={required} value={text.slice(0, 10)} onChange={onChange} />
  return <TextInput label={label} required={required} value={text} onChange={onChange} />
}
