import { statsTexts } from '@plaza/contracts/stats/stats.messages'
import { Button, EmptyState, Skeleton } from '@plaza/ui'
import { Menu } from '@plaza/ui/overlays'
import { type Column, DataTable, saveCsv, saveExcel } from '@plaza/ui/table'
import { ChartColumn, ChartNoAxesColumn, Download, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface Props<Row> {
  readonly title: string
  /** The sum, large. */
  readonly total: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  /** There is nothing to draw. */
  readonly empty: boolean
  /** File name without its ending. */
  readonly file: string
  readonly wide?: boolean
  /** Opens one row of the table. */
  readonly onOpen?: (row: Row) => void
  /** The drawing; its code comes when it is first shown. */
  readonly children: ReactNode
}

export const ChartSkeleton = () => <Skeleton shape="block" className="ado-chart__waiting" />

/** One chart with its sum, the same numbers as a table, and as a file. */
export function ChartCard<Row extends object>(props: Props<Row>) {
  const { title, total, rows, columns, rowKey, empty, file, wide = false, onOpen, children } = props
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  return (
    <section className="ado-chart" aria-labelledby={id} data-wide={wide}>
      <header className="ado-chart__head">
        <div>
          <h2 id={id}>{title}</h2>
          <p className="ado-chart__total">{total}</p>
        </div>
        <Button size="small" look="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? <ChartColumn size={16} aria-hidden="true" /> : <Table2 size={16} aria-hidden="true" />}
          {asTable ? 'Ver gráfica' : 'Ver tabla'}
        </Button>
        <Menu
          trigger={
            <Button size="small" look="quiet" disabled={empty}>
              <Download size={16} aria-hidden="true" />
              Exportar
            </Button>
          }
          items={[
            { label: 'Excel (.xlsx)', onSelect: () => void saveExcel(file, columns, rows) },
            { label: 'CSV', onSelect: () => saveCsv(file, columns, rows) },
          ]}
        />
      </header>
      {empty && <EmptyState text={statsTexts.empty} drawing={<ChartNoAxesColumn size={48} strokeWidth={1.25} />} />}
      {!empty && !asTable && children}
      {!empty && asTable && <DataTable caption={title} columns={columns} query={ready(rows)} rowKey={rowKey} {...(onOpen && { onOpen })} />}
    </section>
  )
}

const ready = <Row,>(data: readonly Row[]) => ({ data, error: null, isPending: false, refetch: () => {} })
