import type { OutputOf } from '@plaza/contracts/kernel/call'
import { formatDate } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { showSales } from '@plaza/contracts/stats/statistics.api'
import { statsTexts } from '@plaza/contracts/stats/stats.messages'
import { QueryView, Skeleton, usePlaza } from '@plaza/ui'
import { Select } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'
import { useSearchParams } from '@plaza/ui/router'
import { DataTable } from '@plaza/ui/table'
import type { ReactNode } from 'react'
import type { DayRange } from './chosen-range.ts'
import { changeText } from './sales-change.ts'

type Data = OutputOf<typeof showSales>['data']

interface Props {
  readonly range: DayRange
  /** Names a file of the range. */
  readonly file: (name: string) => string
}

const count = (value: number) => value.toLocaleString('es-CO')

/** What was sold at one branch or at all, beside as many days before; which branches and products brought it. */
export function SalesSummary({ range, file }: Props) {
  const { offices } = usePlaza()
  const [params, setParams] = useSearchParams()
  const asked = params.get('sede') ?? ''
  const office = offices.some(({ id }) => id === asked) ? asked : ''
  const query = useCall(showSales, { ...range, ...(office && { office }) }, { keepPrevious: true, staleTime: 0 })
  const choose = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id) next.set('sede', id)
        else next.delete('sede')
        return next
      },
      { replace: true },
    )
  return (
    <section className="ado-chart ado-sales" data-wide="true" aria-labelledby="ado-sales">
      <header className="ado-chart__head">
        <h2 id="ado-sales">Ventas del periodo</h2>
        <Select
          label="Sede"
          placeholder="Todas las sedes"
          value={office}
          onChange={choose}
          options={offices.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        />
      </header>
      <QueryView query={query} errorText={statsTexts.failed} skeleton={<Skeleton shape="block" />}>
        {({ data }) => <Sales data={data} file={file} offices={offices} />}
      </QueryView>
    </section>
  )
}

interface SalesProps extends Pick<Props, 'file'> {
  readonly data: Data
  readonly offices: readonly { readonly id: string; readonly displayName: string }[]
}

function Sales({ data, file, offices }: SalesProps) {
  const { totals, before } = data
  const nameOf = (id: string) => offices.find((office) => office.id === id)?.displayName ?? 'Sede retirada'
  return (
    <>
      <dl className="ado-sales__sums">
        <Sum label={statsTexts.sales} now={totals.sales} before={before.sales} format={formatPesos} />
        <Sum label={statsTexts.orders} now={totals.orders} before={before.orders} format={count} />
        <Sum label={statsTexts.averageTicket} now={totals.average_ticket} before={before.average_ticket} format={formatPesos} />
      </dl>
      <p className="pz-muted">
        Antes: del {formatDate(before.from)} al {formatDate(before.to)}.
      </p>
      <div className="ado-sales__tables">
        <Listed title={statsTexts.byOffice}>
          <DataTable
            caption={statsTexts.byOffice}
            query={ready(data.offices)}
            rowKey={({ office_id }) => office_id}
            empty={statsTexts.empty}
            file={{ name: file('ventas-por-sede'), rows: 'listed' }}
            columns={[
              { key: 'office_id', header: 'Sede', cell: ({ office_id }) => nameOf(office_id) },
              { key: 'orders', header: 'Pedidos', numeric: true, cell: ({ orders }) => count(orders), value: ({ orders }) => orders },
              {
                key: 'average_ticket',
                header: 'Ticket promedio',
                numeric: true,
                cell: ({ average_ticket }) => formatPesos(average_ticket),
                value: ({ average_ticket }) => average_ticket,
              },
              { key: 'sales', header: 'Ventas', numeric: true, cell: ({ sales }) => formatPesos(sales), value: ({ sales }) => sales },
            ]}
          />
        </Listed>
        <Listed title={statsTexts.bestSellers}>
          <DataTable
            caption={statsTexts.bestSellers}
            query={ready(data.best_sellers)}
            rowKey={({ id }) => id}
            empty={statsTexts.empty}
            file={{ name: file('mas-vendidos'), rows: 'listed' }}
            columns={[
              { key: 'title', header: 'Producto', least: 160, cell: ({ title }) => title },
              { key: 'orders', header: 'Pedidos', numeric: true, cell: ({ orders }) => count(orders), value: ({ orders }) => orders },
              { key: 'sales', header: 'Ventas', numeric: true, cell: ({ sales }) => formatPesos(sales), value: ({ sales }) => sales },
            ]}
          />
        </Listed>
      </div>
    </>
  )
}

const Listed = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3>{title}</h3>
    {children}
  </div>
)

interface SumProps {
  readonly label: string
  readonly now: number
  readonly before: number
  readonly format: (value: number) => string
}

const Sum = ({ label, now, before, format }: SumProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <strong>{format(now)}</strong>
      <small>
        {changeText(now, before)} ({format(before)})
      </small>
    </dd>
  </div>
)

const ready = <Row,>(data: readonly Row[]) => ({ data, error: null, isPending: false, refetch: () => {} })
