import {
  type ColumnDef,
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { After, type QueryLike } from '../components/query-view.tsx'
import { Skeleton } from '../components/skeleton.tsx'
import { EmptyState, ErrorState } from '../components/states.tsx'
import { TableBody, virtualAbove } from './body.tsx'
import type { Column, Sort } from './column.ts'
import { type TableFile, useTableFile } from './export-menu.tsx'
import { TableHead } from './head.tsx'
import { type Paging, TablePages } from './pages.tsx'
import { useHiddenColumns } from './remembered.ts'
import { type RowAction, SelectionBar } from './selection-bar.tsx'
import { TableTools } from './tools.tsx'
import { useMoreSideways } from './use-more-sideways.ts'
import { useStillColumns } from './use-still-columns.ts'
import type { TableView } from './use-table-view.ts'
import type { Filters } from './view.ts'

export interface DataTableProps<Row> {
  /** What the table lists: its accessible name. */
  readonly caption: string
  /** Remembers hidden columns under this name; without it the columns menu is not offered. */
  readonly name?: string
  readonly columns: readonly Column<Row>[]
  readonly query: QueryLike<readonly Row[]>
  readonly rowKey: (row: Row) => string
  readonly empty?: ReactNode
  readonly emptyDrawing?: ReactNode
  readonly errorText?: string
  /** From `useTableView`: page, order, filters and columns in the address. */
  readonly view?: AnyView
  readonly paging?: Paging
  readonly selection?: { readonly actions: readonly RowAction<Row>[] }
  /** Opens a row: a click anywhere on it, or its `opens` cell by keyboard. */
  readonly onOpen?: (row: Row) => void
  /** The list as CSV or Excel. */
  readonly file?: TableFile<Row>
  /** Beside the table's own tools: new, refresh. */
  readonly toolbar?: ReactNode
  readonly sort?: Sort | null
  readonly onSort?: (sort: Sort) => void
}

/** Any table's view, whatever its filters are. */
export type AnyView = Omit<TableView<Filters>, 'setFilter'> & { setFilter(key: string, value: unknown): void }

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })
const nothing: readonly never[] = []
const noFile = { name: '', rows: 'listed' } as const

/** Rows of anything: waiting, failed, empty and ready; sorted, narrowed and paged by whoever asks. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, name, columns, query, rowKey, view, paging, selection, onOpen, file, toolbar } = props
  const rows = query.data ?? (nothing as readonly Row[])
  const [hidden, setHidden] = useHiddenColumns(name, view)
  const [selected, setSelected] = useState<RowSelectionState>({})
  const scroller = useRef<HTMLElement>(null)
  const defs = useMemo(
    () => columns.map((column): ColumnDef<typeof features, Row> => ({ id: column.key, enableHiding: column.hideable !== false })),
    [columns],
  )
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((key) => [key, false])), [hidden])
  const table = useTable({
    features,
    data: rows as Row[],
    columns: defs,
    getRowId: rowKey,
    state: { columnVisibility, rowSelection: selected },
    onColumnVisibilityChange: (next) =>
      setHidden(Object.entries(typeof next === 'function' ? next(columnVisibility) : next).flatMap(([key, seen]) => (seen ? [] : [key]))),
    onRowSelectionChange: setSelected,
  })
  // What stands on another page must not be acted on unseen.
  const asked = view && JSON.stringify([view.page, view.settled])
  const [selectedIn, setSelectedIn] = useState(asked)
  if (asked !== selectedIn) {
    setSelectedIn(asked)
    setSelected({})
  }

  useLastPage(view, query.data?.length === 0 && !query.isPlaceholderData ? paging : undefined)
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => columns.find(({ key }) => key === id) ?? [])
  useStillColumns(scroller, rows.length > virtualAbove, shown.map(({ key }) => key).join())
  useMoreSideways(scroller)
  const chosen = rows.filter((row) => selected[rowKey(row)])
  const saving = useTableFile({ file: file ?? noFile, listed: rows, columns: shown, rowKey })
  const sort = view ? view.sort : (props.sort ?? null)
  const onSort = view ? view.setSort : props.onSort
  return (
    <div className="pz-table-frame">
      <TableTools
        columns={columns}
        hidden={hidden}
        onHidden={name ? setHidden : undefined}
        exporting={file && saving.button}
        view={view}
        totalCount={paging?.totalCount}
      >
        {toolbar}
      </TableTools>
      {saving.strip}
      {selection && chosen.length > 0 && <SelectionBar rows={chosen} actions={selection.actions} onClear={() => setSelected({})} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section ref={scroller} className="pz-table-scroll" aria-label={caption} tabIndex={0}>
        <table className="pz-table" aria-busy={query.data === undefined && query.isPending} aria-rowcount={rows.length + 1}>
          <caption className="pz-hidden">{caption}</caption>
          <TableHead
            columns={shown}
            sort={sort}
            onSort={onSort}
            view={view}
            {...(selection && {
              selection: {
                all: rows.length > 0 && chosen.length === rows.length,
                some: chosen.length > 0,
                onAll: (all: boolean) => table.toggleAllRowsSelected(all),
              },
            })}
          />
          <TableBody
            rows={rows}
            columns={shown}
            rowKey={rowKey}
            scroller={scroller}
            onOpen={onOpen}
            {...(selection && {
              selection: { has: (key: string) => selected[key] === true, toggle: (key: string) => table.getRow(key).toggleSelected() },
            })}
          />
        </table>
      </section>
      <TableState {...props} />
      {paging && <TablePages paging={paging} view={view} />}
    </div>
  )
}

/** An empty page beyond the end, because rows went meanwhile or it was mistyped: the last one that is there. */
function useLastPage(view: AnyView | undefined, paging: Paging | undefined) {
  const last = view && paging && paging.page === undefined ? Math.max(1, paging.totalPages) : null
  const beyond = last !== null && view !== undefined && view.page > last
  const turn = useEffectEvent(() => last !== null && view?.setPage(last))
  useEffect(() => {
    if (beyond) turn()
  }, [beyond])
}

function TableState<Row>({ query, empty = 'No hay datos', emptyDrawing, errorText, view }: DataTableProps<Row>) {
  if (query.data !== undefined) return query.data.length > 0 ? null : <Empty empty={empty} drawing={emptyDrawing} view={view} />
  if (query.isPending)
    return (
      <After milliseconds={150}>
        <WaitingRows />
      </After>
    )
  return <ErrorState text={errorText ?? query.error?.message} onRetry={() => void query.refetch()} />
}

const Empty = ({ empty, drawing, view }: { empty: ReactNode; drawing: ReactNode; view: AnyView | undefined }) => (
  <EmptyState
    text={empty}
    {...(drawing !== undefined && { drawing })}
    action={
      view?.filtered && (
        <button type="button" className="pz-link" onClick={view.clear}>
          Borrar filtros
        </button>
      )
    }
  />
)

const WaitingRows = () => (
  <div className="pz-stack">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} className="pz-table__waiting" />
    ))}
  </div>
)
