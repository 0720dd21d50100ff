import { bogotaDay } from '@plaza/contracts/kernel/dates'
import { mostDays, statsProblems } from '@plaza/contracts/stats/stats.messages'
import { fail } from '../platform/problems.ts'

export const usualDays = 30
const dayLength = 86_400_000

interface Asked {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Both days of the range: the last thirty, or as many before or after the one that was given. */
export function rangeOf({ from, to }: Asked, now: Date): { from: string; to: string } {
  const last = to ?? (from ? earlier(plus(from, usualDays - 1), bogotaDay(now), from) : bogotaDay(now))
  const first = from ?? plus(last, 1 - usualDays)
  const days = (Date.parse(last) - Date.parse(first)) / dayLength + 1
  if (days < 1 || days > mostDays) fail(statsProblems.rangeInvalid)
  return { from: first, to: last }
}

/** As many days, ending the day before the range begins. */
export function daysBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1
  return { from: plus(from, -days), to: plus(from, -1) }
}

const plus = (day: string, days: number) => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
const earlier = (one: string, today: string, from: string) => (one < today || today < from ? one : today)

/** A column within the days `$2` to `$3` as they are in Bogotá. */
export const within = (column: string) =>
  `${column} >= $2::date::timestamp at time zone 'America/Bogota' and ${column} < ($3::date + 1)::timestamp at time zone 'America/Bogota'`
/** The day of a column in Bogotá, as text. */
export const dayOf = (column: string) => `(${column} at time zone 'America/Bogota')::date::text`
