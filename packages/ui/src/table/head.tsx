import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { classes } from '../components/classes.ts'
import { type Column, frozenKey, type Sort } from './column.ts'
import type { AnyView } from './data-table.tsx'
import { FilterCell } from './filter-cell.tsx'

interface Props<Row> {
  readonly columns: readonly Column<Row>[]
  readonly sort: Sort | null
  readonly onSort: ((sort: Sort) => void) | undefined
  readonly view: AnyView | undefined
  readonly selection?: { readonly all: boolean; readonly some: boolean; readonly onAll: (all: boolean) => void }
}

/** Names of the columns, and below them what narrows each. */
export function TableHead<Row>({ columns, sort, onSort, view, selection }: Props<Row>) {
  const frozen = frozenKey(columns)
  const filtering = view !== undefined && columns.some(({ filter }) => filter)
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="pz-table__check">
            <input
              type="checkbox"
              aria-label="Seleccionar todas las filas"
              checked={selection.all}
              ref={(box) => {
                if (box) box.indeterminate = selection.some && !selection.all
              }}
              onChange={(event) => selection.onAll(event.currentTarget.checked)}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell key={column.key} column={column} isFrozen={column.key === frozen} sort={sort} onSort={onSort} />
        ))}
      </tr>
      {filtering && (
        <tr className="pz-table__filters">
          {selection && <td className="pz-table__check" />}
          {columns.map((column) => (
            <td key={column.key} className={classes(column.key === frozen && 'pz-table__frozen')}>
              {column.filter && <FilterCell column={column} filter={column.filter} view={view} />}
            </td>
          ))}
        </tr>
      )}
    </thead>
  )
}

function HeaderCell<Row>({
  column,
  isFrozen,
  sort,
  onSort,
}: { column: Column<Row>; isFrozen: boolean } & Pick<Props<Row>, 'sort' | 'onSort'>) {
  const mine = sort?.key === column.key ? sort.direction : null
  const order = mine === 'asc' ? 'ascending' : mine === 'desc' ? 'descending' : undefined
  return (
    <th
      scope="col"
      aria-sort={order}
      className={classes(column.numeric && 'pz-table__number', isFrozen && 'pz-table__frozen')}
      {...(column.least !== undefined && { style: { minInlineSize: column.least } })}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className="pz-table__sort"
          onClick={() => onSort({ key: column.key, direction: mine === 'asc' ? 'desc' : 'asc' })}
        >
          {column.header}
          {mine === 'asc' ? <ArrowUp size={14} /> : mine === 'desc' ? <ArrowDown size={14} /> : <ArrowUpDown size={14} />}
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}
