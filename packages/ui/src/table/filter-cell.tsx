import { NumberCell } from '../forms/number-cell.tsx'
import type { Column, ColumnFilter } from './column.ts'
import type { AnyView } from './data-table.tsx'
import type { Range } from './view.ts'

interface Props<Row> {
  readonly column: Column<Row>
  readonly filter: ColumnFilter
  readonly view: AnyView
}

/** What narrows one column: text, a number from 0, a date, two of them, or a choice. */
export function FilterCell<Row>({ column, filter, view }: Props<Row>) {
  const param = filter.param ?? column.key
  const label = filter.label ?? `Filtrar por ${column.header}`
  const value = view.filters[param] as unknown
  const set = (next: unknown) => view.setFilter(param, next)
  if (filter.kind === 'select')
    return (
      <select className="pz-filter" aria-label={label} value={String(value ?? '')} onChange={(event) => set(event.currentTarget.value)}>
        <option value="">{filter.all ?? 'Todos'}</option>
        {filter.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  if (filter.kind === 'numberRange' || filter.kind === 'dateRange') {
    const range = value as Range<string | number | null>
    const Edge = filter.kind === 'numberRange' ? NumberFilter : NamedDateFilter
    const fault = rangeFault(range, filter.needsBoth)
    return (
      <span className="pz-filter-range">
        <Edge label={`${label}, desde`} hint="Desde" value={range.from} onChange={(from) => set({ ...range, from })} />
        <Edge label={`${label}, hasta`} hint="Hasta" value={range.to} onChange={(to) => set({ ...range, to })} />
        <span className="pz-filter-range__fault" role="status">
          {fault}
        </span>
      </span>
    )
  }
  if (filter.kind === 'number') return <NumberFilter label={label} value={value} onChange={set} />
  if (filter.kind === 'date') return <DateFilter label={label} value={value} onChange={set} />
  return (
    <input
      className="pz-filter"
      type="search"
      maxLength={longest}
      aria-label={label}
      value={String(value ?? '')}
      onChange={(event) => set(event.currentTarget.value)}
    />
  )
}

// What every call takes of a short text.
const longest = 300

/** Why a range lets in nothing, or everything, although something stands in it. */
export function rangeFault({ from, to }: Range<string | number | null>, needsBoth = false): string | null {
  const [hasFrom, hasTo] = [from, to].map((edge) => edge !== null && edge !== '')
  if (needsBoth && hasFrom !== hasTo) return `Escribe también ${hasFrom ? '«hasta»' : '«desde»'}.`
  return hasFrom && hasTo && (from as never) > (to as never) ? '«Desde» es mayor que «hasta».' : null
}

interface EdgeProps {
  readonly label: string
  /** Stands in the empty field, beside another one. */
  readonly hint?: string
  readonly value: unknown
  readonly onChange: (value: string | number | null) => void
}

const NumberFilter = ({ label, hint, value, onChange }: EdgeProps) => (
  <NumberCell
    label={label}
    placeholder={hint}
    kind="decimal"
    min={0}
    value={typeof value === 'number' ? value : null}
    onChange={onChange}
  />
)

const DateFilter = ({ label, value, onChange }: EdgeProps) => (
  <input
    className="pz-filter"
    type="date"
    aria-label={label}
    value={String(value ?? '')}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

/** An empty date field shows no hint of ours: its name stands beside it. */
const NamedDateFilter = (edge: EdgeProps) => (
  <label>
    {edge.hint}
    <DateFilter {...edge} />
  </label>
)
