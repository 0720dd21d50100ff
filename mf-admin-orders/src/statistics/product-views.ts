import type { InputOf } from '@plaza/contracts/kernel/call'
import { bogotaDay } from '@plaza/contracts/kernel/dates'
import { genericCalls } from '@plaza/contracts/resources/generic.api'
import { stat, type Stat } from '@plaza/contracts/stats/stat.entity'
import { mostDays } from '@plaza/contracts/stats/stats.messages'
import { type DayRange, plusDays } from './chosen-range.ts'

/** B-7-004: single records of statistics are read through the generic resource. */
export const stats = genericCalls('stats', 'stats', stat)

// Midnight in Bogotá.
const begin = (day: string) => `${day}T05:00:00.000Z`

/** How often one product was looked at: the shop keeps one record per product and day. */
export const askedViews = (productId: string, { from, to }: DayRange): InputOf<typeof stats.page> => ({
  limitPerPage: mostDays,
  filter: {
    type: 'product_view',
    reference: productId,
    creationDate: { gte: begin(from), lte: new Date(Date.parse(begin(plusDays(to, 1))) - 1).toISOString() },
  },
  order: { creationDate: 'asc' },
})

export interface DayViews {
  readonly day: string
  readonly value: number
}

/** Every day of the range, those without a look too. */
export function viewsByDay(records: readonly Pick<Stat, 'creationDate' | 'value'>[], { from, to }: DayRange): DayViews[] {
  const found = new Map<string, number>()
  for (const { creationDate, value } of records) {
    const day = bogotaDay(creationDate ?? '')
    found.set(day, (found.get(day) ?? 0) + value)
  }
  const days: DayViews[] = []
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push({ day, value: found.get(day) ?? 0 })
  return days
}
