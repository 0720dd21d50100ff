import type { DayHours, OpeningHours } from '@plaza/contracts/branches/opening-hours'
import { weekdays } from '@plaza/contracts/branches/opening-hours'

export const usualDay: DayHours = { opens: '08:00', closes: '20:00' }
export const emptyWeek: OpeningHours = weekdays.map(() => usualDay)
export const dayLabels: readonly string[] = weekdays.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`)

/** The week in words, a line for each day; one line when no hours are stated. */
export const describeWeek = (hours: OpeningHours | null): string[] =>
  hours?.map((day, weekday) => `${dayLabels[weekday]}: ${day ? `${day.opens} a ${day.closes}` : 'cerrada'}`) ?? ['Sin horario']

/** What keeps the hours from being saved, in words with the day's name; null when nothing does. */
export function hoursFault(hours: OpeningHours): string | null {
  const incomplete = hours.findIndex((day) => day && (!day.opens || !day.closes))
  if (incomplete >= 0) return `${dayLabels[incomplete]}: escribe a qué hora abre y a qué hora cierra.`
  const reversed = hours.findIndex((day) => day && day.opens >= day.closes)
  return reversed >= 0 ? `${dayLabels[reversed]}: la hora de cierre debe ser posterior a la de apertura.` : null
}

/** The ends of a pause that are offered, from `now` on. */
export const pauseChoices = [
  { minutes: 30, label: '30 minutos' },
  { minutes: 60, label: '1 hora' },
  { minutes: 120, label: '2 horas' },
  { minutes: 24 * 60, label: '24 horas' },
] as const
