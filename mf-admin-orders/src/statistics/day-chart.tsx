import type { OutputOf } from '@plaza/contracts/kernel/call'
import { formatDate } from '@plaza/contracts/kernel/dates'
import type { showStatistics } from '@plaza/contracts/stats/statistics.api'
import { lazy } from 'react'
import { ChartCard } from './chart-card.tsx'

const DayDrawing = lazy(() => import('./drawings.tsx').then((drawings) => ({ default: drawings.DayDrawing })))

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

/** One of the four values by day. */
export function DayChart({ field, title, name, kind, format, days, totals, file }: Props) {
  const points = days.map((each) => ({ day: each.day, value: each[field] }))
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
        { key: 'day', header: 'Día', cell: ({ day }) => formatDate(day), value: ({ day }) => day },
        { key: 'value', header: name, numeric: true, cell: ({ value }) => format(value), value: ({ value }) => value },
      ]}
    >
      <DayDrawing
        kind={kind}
        points={points}
        name={name}
        format={format}
        label={`${title}: ${total} en ${points.length} días; el día mayor, ${formatDate(best.day)}, con ${format(best.value)}.`}
      />
    </ChartCard>
  )
}
