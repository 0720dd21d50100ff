import { bogotaDay } from '@plaza/contracts/kernel/dates'
import { mostDays } from '@plaza/contracts/stats/stats.messages'

export interface DayRange {
  /** `YYYY-MM-DD`, both included. */
  readonly from: string
  readonly to: string
}

const dayLength = 86_400_000
export const plusDays = (day: string, days: number) => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

/** The last so many days in Bogotá, today included. */
export function lastDays(days: number, now = new Date()): DayRange {
  const to = bogotaDay(now)
  return { from: plusDays(to, 1 - days), to }
}

/** the last thirty days, unless the address says other days that make sense. */
export function rangeIn(params: URLSearchParams, now = new Date()): DayRange {
  const said = { from: params.get('desde') ?? '', to: params.get('hasta') ?? '' }
  return rangeProblem(said) === null ? said : lastDays(30, now)
}

/** Why these days cannot be asked for, in the words of the form; null when they can. */
export function rangeProblem({ from, to }: DayRange): string | null {
  if (!isDay(from) || !isDay(to)) return 'Por favor, seleccione ambas fechas.'
  if (to < from) return 'La fecha hasta no puede ser anterior a la fecha desde'
  if (plusDays(from, mostDays) <= to) return 'El periodo puede ser de un año como máximo'
  return null
}

// The last of February and the 31st of it are both read; only the first is the day it says.
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
