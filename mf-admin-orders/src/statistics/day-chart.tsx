import { later } from '@plaza/ui'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { formatDate } from '@plaza/contracts/kernel/dates'
import type { showStatistics } from '@plaza/contracts/stats/statistics.api'
import { byWeek, mostSingleDays } from './by-week.ts'
import { ChartCard, ChartSkeleton } from './chart-card.tsx'

const DayDrawing = later(() => import('./drawings.tsx').then((drawings) => ({ default: drawings.DayDrawing })), {
  waiting: <ChartSkeleton />,
})

type Data = OutputOf<typeof showStatistics>['data']
export type DayField = keyof Data['totals']

interface Props {
  readonly field: DayField
  readonly title: string
  readonly name: string
  readonly kind: 'line' | 'bar'
  readonly format: (value: number) => string
  readonly days: Data['days']
  readonly totals: Data['totals']
  readonly file: string
}

/** One of the four values by day, by week where the days are many. */
export function DayChart({ field, title, name, kind, format, days, totals, file }: Props) {
  const single = days.map((each) => ({ day: each.day, value: each[field] }))
  const isWeekly = single.length > mostSingleDays
  const points = isWeekly ? byWeek(single) : single
  const best = points.reduce((most, each) => (each.value > most.value ? each : most), { day: '', value: 0 })
  const total = format(totals[field])
  return (
    <ChartCard
      title={title}
      total={total}
      rows={points}
      rowKey={({ day }) => day}
      empty={best.value === 0}
      file={file}
      columns={[
        { key: 'day', header: isWeekly ? 'Semana del' : 'Día', cell: ({ day }) => formatDate(day), value: ({ day }) => day },
        { key: 'value', header: name, numeric: true, cell: ({ value }) => format(value), value: ({ value }) => value },
      ]}
    >
      <DayDrawing
        kind={kind}
        points={points}
        name={name}
        format={format}
        label={`${title}: ${total} en ${days.length} días; ${isWeekly ? 'la semana mayor, la del' : 'el día mayor,'} ${formatDate(best.day)}, con ${format(best.value)}.`}
      />
    </ChartCard>
  )
}
