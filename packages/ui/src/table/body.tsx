import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { classes } from '../components/classes.ts'
import { type Column, frozenKey } from './column.ts'

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  readonly scroller: RefObject<HTMLElement | null>
  readonly onOpen: ((row: Row) => void) | undefined
  readonly selection?: { readonly has: (key: string) => boolean; readonly toggle: (key: string) => void }
}

/** From here on only the rows in sight are drawn. */
export const virtualAbove = 120
const rowHeight = 44

/** Rows; of very many only those in sight stand in the page. */
export function TableBody<Row>(props: Props<Row>) {
  return props.rows.length > virtualAbove ? <VirtualRows {...props} /> : <Rows {...props} first={0} />
}

function VirtualRows<Row>(props: Props<Row>) {
  const { rows, rowKey, scroller, columns } = props
  // Where the rows are there at the first drawing, what scrolls them is known only after it.
  const [, measured] = useState(false)
  useEffect(() => measured(true), [])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is handed on memoized
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rowKey(rows[index] as Row),
    overscan: 12,
  })
  const items = virtualizer.getVirtualItems()
  const start = items[0]?.start ?? 0
  const end = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  const span = columns.length + (props.selection ? 1 : 0)
  const first = items[0]?.index ?? 0
  return (
    <>
      {start > 0 && <Gap height={start} span={span} />}
      <Rows {...props} rows={rows.slice(first, (items.at(-1)?.index ?? -1) + 1)} first={first} measure={virtualizer.measureElement} />
      {end > 0 && <Gap height={end} span={span} />}
    </>
  )
}

const Gap = ({ height, span }: { height: number; span: number }) => (
  <tbody aria-hidden="true">
    <tr className="pz-table__gap">
      <td colSpan={span} style={{ blockSize: height }} />
    </tr>
  </tbody>
)

interface RowsProps<Row> extends Props<Row> {
  readonly first: number
  readonly measure?: (element: HTMLTableRowElement | null) => void
}

const Rows = <Row,>({ rows, first, rowKey, columns, onOpen, selection, measure }: RowsProps<Row>) => (
  <tbody onKeyDown={onOpen && moveBetweenRows}>
    {rows.map((row, index) => (
      <TableRow
        key={rowKey(row)}
        row={row}
        id={rowKey(row)}
        index={first + index}
        columns={columns}
        onOpen={onOpen}
        selected={selection?.has(rowKey(row))}
        onSelect={selection?.toggle}
        measure={measure}
      />
    ))}
  </tbody>
)

interface RowProps<Row> {
  readonly row: Row
  readonly id: string
  readonly index: number
  readonly columns: readonly Column<Row>[]
  readonly onOpen: ((row: Row) => void) | undefined
  readonly selected: boolean | undefined
  readonly onSelect: ((key: string) => void) | undefined
  readonly measure: ((element: HTMLTableRowElement | null) => void) | undefined
}

function PlainRow<Row>({ row, id, index, columns, onOpen, selected, onSelect, measure }: RowProps<Row>) {
  const frozen = frozenKey(columns)
  const byClick = (event: MouseEvent<HTMLElement>) => {
    if (onOpen && !(event.target as HTMLElement).closest(interactive) && !document.getSelection()?.toString()) onOpen(row)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its `opens` cell is the button for the keyboard
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={classes(onOpen && 'pz-table__row--opens')}
      onClick={onOpen && byClick}
    >
      {onSelect && (
        <td className="pz-table__check">
          <input type="checkbox" aria-label="Seleccionar fila" checked={selected === true} onChange={() => onSelect(id)} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          className={classes(
            column.numeric && 'pz-table__number',
            column.least !== undefined && 'pz-table__text',
            column.key === frozen && 'pz-table__frozen',
          )}
        >
          {column.opens && onOpen ? (
            <button type="button" className="pz-table__open" onClick={() => onOpen(row)}>
              {shortened(column.cell(row))}
            </button>
          ) : (
            shortened(column.cell(row))
          )}
        </td>
      ))}
    </tr>
  )
}

/** Plain words take two lines at most; all of them are told by the pointer and read aloud. */
const shortened = (content: ReactNode) =>
  typeof content === 'string' && content.length > 24 ? (
    <span className="pz-table__words" title={content}>
      {content}
    </span>
  ) : (
    content
  )

const TableRow = memo(PlainRow) as typeof PlainRow

const interactive = 'a, button, input, select, textarea, label, fieldset, [role=button]'

// Up and down go from row to row, as in a list; Tab goes on through each.
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const opener = (event.target as HTMLElement).closest('.pz-table__open')
  const row = opener?.closest('tr')
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const target = next?.querySelector<HTMLElement>('.pz-table__open')
  if (!target) return
  event.preventDefault()
  target.focus()
}
