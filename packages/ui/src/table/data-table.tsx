import { ArrowDown, ArrowUp, ArrowUpDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../components/button.tsx'
import { classes } from '../components/classes.ts'
import { type QueryLike, QueryView } from '../components/query-view.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { EmptyState } from '../components/states.tsx'

export interface Column<Row> {
  /** The field's name; what `onSort` is told. */
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** Numbers stand at the end, with tabular figures. */
  readonly numeric?: boolean
}

export interface Sort {
  readonly key: string
  readonly direction: 'asc' | 'desc'
}

export interface Paging {
  /** From 1. */
  readonly page: number
  readonly totalPages: number
  readonly onPage: (page: number) => void
}

export interface DataTableProps<Row> {
  /** What the table lists: its accessible name. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly query: QueryLike<readonly Row[]>
  readonly rowKey: (row: Row) => string
  readonly empty?: string
  readonly errorText?: string
  readonly sort?: Sort | null
  readonly onSort?: (sort: Sort) => void
  readonly paging?: Paging
}

/** Rows of anything: waiting, failed, empty and ready; sorted and paged by whoever asks. */
export function DataTable<Row>({
  caption,
  columns,
  query,
  rowKey,
  empty = 'No hay datos',
  errorText,
  sort = null,
  onSort,
  paging,
}: DataTableProps<Row>) {
  return (
    <div className="pz-table-frame">
      <QueryView
        query={query}
        empty={<EmptyState text={empty} />}
        skeleton={<WaitingRows />}
        {...(errorText === undefined ? {} : { errorText })}
      >
        {(rows) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
          <section className="pz-table-scroll" aria-label={caption} tabIndex={0}>
            <table className="pz-table">
              <caption className="pz-hidden">{caption}</caption>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <Header key={column.key} column={column} sort={sort} onSort={onSort} />
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={rowKey(row)}>
                    {columns.map((column) => (
                      <td key={column.key} className={classes(column.numeric && 'pz-table__number')}>
                        {column.cell(row)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </QueryView>
      {paging && <Pages {...paging} />}
    </div>
  )
}

interface HeaderProps<Row> {
  readonly column: Column<Row>
  readonly sort: Sort | null
  readonly onSort: ((sort: Sort) => void) | undefined
}

function Header<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const mine = sort?.key === column.key ? sort.direction : null
  const order = mine === 'asc' ? 'ascending' : mine === 'desc' ? 'descending' : undefined
  return (
    <th scope="col" aria-sort={order} className={classes(column.numeric && 'pz-table__number')}>
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

const Pages = ({ page, totalPages, onPage }: Paging) => (
  <nav className="pz-table__pages" aria-label="Páginas">
    <IconButton label="Página anterior" disabled={page <= 1} onClick={() => onPage(page - 1)}>
      <ChevronLeft size={20} />
    </IconButton>
    <span className="pz-numbers">
      Página {page} de {Math.max(1, totalPages)}
    </span>
    <IconButton label="Página siguiente" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
      <ChevronRight size={20} />
    </IconButton>
  </nav>
)

const WaitingRows = () => (
  <div className="pz-stack">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} className="pz-table__waiting" />
    ))}
  </div>
)
