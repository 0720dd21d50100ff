import * as z from 'zod/mini'
import { bogotaDay, bogotaHour, formatTime, timeZone } from '../kernel/dates.ts'

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escribe la hora como 08:00.'))

/** Opening and closing time of one day, `HH:MM`, 24 hours, America/Bogota. */
const dayHours = z
  .object({ opens: clock, closes: clock })
  .check(z.refine(({ opens, closes }) => opens < closes, { error: 'La hora de cierre debe ser posterior a la de apertura.' }))
export type DayHours = z.output<typeof dayHours>

/** Seven days, Monday first; null is a day on which the branch stays closed. */
export const openingHours = z.array(z.nullable(dayHours)).check(z.minLength(7), z.maxLength(7))
export type OpeningHours = z.output<typeof openingHours>

export const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const

interface Timetable {
  readonly opening_hours?: OpeningHours | null | undefined
  readonly paused_until?: string | null | undefined
}

/** What a branch is doing at a moment. Without stated hours and without a pause it is `unknown`: nothing is said to shoppers. */
export type OpeningStatus =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'paused'; readonly until: string }
  | { readonly kind: 'open'; readonly closes: string }
  | { readonly kind: 'closed'; readonly opens: { readonly inDays: number; readonly weekday: number; readonly time: string } | null }

/** The pause of a branch, when one is on at `now`: until when, ISO 8601. */
export const activePause = ({ paused_until: until }: Timetable, now: Date): string | null =>
  until && Date.parse(until) > now.getTime() ? until : null

/** @param now any moment; days and hours are those of America/Bogota. */
export function getOpeningStatus(office: Timetable, now: Date): OpeningStatus {
  const until = activePause(office, now)
  if (until) return { kind: 'paused', until }
  const hours = office.opening_hours
  if (!hours) return { kind: 'unknown' }
  const today = weekdayOf(now)
  const time = `${String(bogotaHour(now)).padStart(2, '0')}:${String(now.getUTCMinutes()).padStart(2, '0')}`
  const todayHours = hours[today]
  if (todayHours && time >= todayHours.opens && time < todayHours.closes) return { kind: 'open', closes: todayHours.closes }
  const days = Array.from({ length: 8 }, (_, inDays) => ({ inDays, weekday: (today + inDays) % 7 }))
  const next = days.find(({ inDays, weekday }) => {
    const day = hours[weekday]
    return day && (inDays > 0 || time < day.opens)
  })
  const opens = next && hours[next.weekday]?.opens
  return { kind: 'closed', opens: next && opens ? { ...next, time: opens } : null }
}

/** `Abierta hasta las 20:00`, `Abre mañana a las 08:00`, `En pausa hasta las 15:30`; empty when nothing is known. */
export function formatOpeningStatus(status: OpeningStatus, now: Date): string {
  if (status.kind === 'unknown') return ''
  if (status.kind === 'open') return `Abierta hasta las ${status.closes}`
  if (status.kind === 'paused') return `En pausa hasta ${formatPauseEnd(status.until, now)}`
  if (!status.opens) return 'Cerrada'
  const { inDays, weekday, time } = status.opens
  return `Cerrada · abre ${dayName(inDays, weekday)} a las ${time}`
}

/** `las 15:30` today, `el lunes a las 08:00` on another day. */
export function formatPauseEnd(until: string, now: Date): string {
  const end = new Date(until)
  if (bogotaDay(end) === bogotaDay(now)) return `las ${formatTime(end)}`
  const days = Math.round((Date.parse(bogotaDay(end)) - Date.parse(bogotaDay(now))) / 86_400_000)
  if (days === 1) return `mañana a las ${formatTime(end)}`
  if (days < 7) return `el ${weekdays[weekdayOf(end)]} a las ${formatTime(end)}`
  const date = new Intl.DateTimeFormat('es-CO', { timeZone, day: 'numeric', month: 'long' }).format(end)
  return `el ${date} a las ${formatTime(end)}`
}

function dayName(inDays: number, weekday: number): string {
  if (inDays === 0) return 'hoy'
  return inDays === 1 ? 'mañana' : `el ${weekdays[weekday]}`
}

/** 0 is Monday. */
const weekdayOf = (when: Date): number => (new Date(`${bogotaDay(when)}T00:00:00Z`).getUTCDay() + 6) % 7
