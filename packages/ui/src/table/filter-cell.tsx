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
    const Edge = filter.kind === 'numberRange' ? NumberFilter : DateFilter
    return (
      <span className="pz-filter-range">
        <Edge label={`${label}, desde`} hint="Desde" value={range.from} onChange={(from) => set({ ...range, from })} />
        <Edge label={`${label}, hasta`} hint="Hasta" value={range.to} onChange={(to) => set({ ...range, to })} />
      </span>
    )
  }
  if (filter.kind === 'number') return <NumberFilter label={label} value={value} onChange={set} />
  if (filter.kind === 'date') return <DateFilter label={label} value={value} onChange={set} />
  return (
    <input
      className="pz-filter"
      type="search"
      aria-label={label}
      value={String(value ?? '')}
      onChange={(event) => set(event.currentTarget.value)}
    />
  )
}

interface EdgeProps {
  readonly label: string
  /** Stands in the empty field, beside another one. */
  readonly hint?: string
  readonly value: unknown
  readonly onChange: (value: string | number | null) => void
}

const NumberFilter = ({ label, hint, value, onChange }: EdgeProps) => (
  <input
    className="pz-filter pz-numbers"
    type="number"
    min={0}
    step="any"
    aria-label={label}
    placeholder={hint}
    value={String(value ?? '')}
    onChange={(event) => onChange(notNegative(event.currentTarget.value))}
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

/** B-2-107: the smallest number is 0. */
export const notNegative = (text: string): number | null => (text === '' || Number.isNaN(Number(text)) ? null : Math.max(0, Number(text)))
