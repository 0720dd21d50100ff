import { formatDate } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { mostViewed, showStatistics } from '@plaza/contracts/stats/statistics.api'
import { statsTexts } from '@plaza/contracts/stats/stats.messages'
import { ErrorState, QueryView, Skeleton } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useSearchParams } from '@plaza/ui/router'
import { mostSingleDays } from './by-week.ts'
import { type DayRange, rangeIn } from './chosen-range.ts'
import { DayChart, type DayField } from './day-chart.tsx'
import { RangePicker } from './range-picker.tsx'
import { SalesSummary } from './sales-summary.tsx'
import { RankChart } from './rank-chart.tsx'
import '../parts/screen.css'
import './statistics.css'

const count = (value: number) => value.toLocaleString('es-CO')

const charts: readonly { field: DayField; title: string; name: string; kind: 'line' | 'bar'; format: (value: number) => string }[] = [
  { field: 'visits', title: statsTexts.visits, name: 'Visitas', kind: 'line', format: count },
  { field: 'visits_registered', title: statsTexts.visitsRegistered, name: 'Visitas', kind: 'line', format: count },
  { field: 'sales', title: statsTexts.sales, name: 'Ventas', kind: 'bar', format: formatPesos },
  { field: 'orders', title: statsTexts.orders, name: 'Pedidos', kind: 'bar', format: count },
]

/** What the shop saw and sold between two days. */
export default function StatisticsPage() {
  const [params, setParams] = useSearchParams()
  const range = rangeIn(params)
  const days = useCall(showStatistics, range, { keepPrevious: true, staleTime: 0 })
  const viewed = useCall(mostViewed, range, { keepPrevious: true, staleTime: 0 })
  const weekly = (Date.parse(range.to) - Date.parse(range.from)) / 86_400_000 + 1 > mostSingleDays
  const choose = ({ from, to }: DayRange) =>
    setParams((before) => ({ ...Object.fromEntries(before), desde: from, hasta: to }), { replace: true })
  const file = (name: string) => `${name}-${range.from}-${range.to}`
  return (
    <div className="ado-screen">
      <div className="ado-stats__head">
        <h1>{statsTexts.title}</h1>
        <p className="pz-muted">
          Del {formatDate(range.from)} al {formatDate(range.to)}, por {weekly ? 'semana' : 'día'}, hora de Colombia
        </p>
      </div>
      <RangePicker range={range} onRange={choose} />
      {isLost(days) && isLost(viewed) ? (
        <ErrorState text={statsTexts.failed} onRetry={() => void Promise.all([days.refetch(), viewed.refetch()])} />
      ) : (
        <div className="ado-stats">
          <SalesSummary range={range} file={file} />
          <QueryView query={days} errorText={statsTexts.failed} skeleton={<WaitingCharts />}>
            {({ data }) =>
              charts.map((chart) => (
                <DayChart key={chart.field} {...chart} days={data.days} totals={data.totals} file={file(chart.field)} />
              ))
            }
          </QueryView>
          <QueryView query={viewed} errorText={statsTexts.failed} skeleton={<Skeleton className="ado-chart__skeleton" />}>
            {({ data }) => <RankChart items={data.items} range={range} file={file('productos-mas-vistos')} />}
          </QueryView>
        </div>
      )}
    </div>
  )
}

const isLost = ({ isError, data }: { isError: boolean; data: unknown }) => isError && data === undefined

const WaitingCharts = () => (
  <div className="ado-stats">
    {charts.map(({ field }) => (
      <Skeleton key={field} className="ado-chart__skeleton" />
    ))}
  </div>
)
