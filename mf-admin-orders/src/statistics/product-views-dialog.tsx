import { formatDate } from '@plaza/contracts/kernel/dates'
import { statsTexts } from '@plaza/contracts/stats/stats.messages'
import { later, QueryView, Skeleton } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { useCall } from '@plaza/ui/query'
import { ChartCard, ChartSkeleton } from './chart-card.tsx'
import type { DayRange } from './chosen-range.ts'
import { askedViews, type DayViews, stats, viewsByDay } from './product-views.ts'

const DayDrawing = later(() => import('./drawings.tsx').then((drawings) => ({ default: drawings.DayDrawing })), {
  waiting: <ChartSkeleton />,
})

interface Props {
  readonly product: { readonly id: string; readonly title: string }
  readonly range: DayRange
  readonly onClose: () => void
}

/** One product of the ranking: its looks day by day, of which the ranking is the sum. */
export function ProductViewsDialog({ product: { id, title }, range, onClose }: Props) {
  const query = useCall(stats.page, askedViews(id, range), { staleTime: 0 })
  return (
    <Dialog open title={title} size="large" onClose={onClose}>
      <QueryView query={query} errorText={statsTexts.failed} skeleton={<Skeleton className="ado-chart__skeleton" />}>
        {({ data }) => <Views title={title} days={viewsByDay(data.list, range)} file={`vistas-${id}-${range.from}-${range.to}`} />}
      </QueryView>
    </Dialog>
  )
}

const count = (value: number) => value.toLocaleString('es-CO')

function Views({ title, days, file }: { title: string; days: readonly DayViews[]; file: string }) {
  const total = days.reduce((sum, { value }) => sum + value, 0)
  return (
    <ChartCard
      title="Vistas por día"
      total={`${count(total)} ${total === 1 ? 'vista' : 'vistas'}`}
      rows={days}
      rowKey={({ day }) => day}
      empty={total === 0}
      file={file}
      columns={[
        { key: 'day', header: 'Día', cell: ({ day }) => formatDate(day), value: ({ day }) => day },
        { key: 'value', header: 'Vistas', numeric: true, cell: ({ value }) => count(value), value: ({ value }) => value },
      ]}
    >
      <DayDrawing
        kind="bar"
        points={days}
        name="Vistas"
        format={count}
        label={`Vistas de ${title}: ${count(total)} en ${days.length} días.`}
      />
    </ChartCard>
  )
}
