export const timeZone = 'America/Bogota'
export const dateLocale = 'es-ES'

const months = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre']

type When = string | Date
const dayOnly = /^\d{4}-\d{2}-\d{2}$/
const two = (value: number): string => String(value).padStart(2, '0')

/** Colombia has kept UTC−5 without daylight saving since 1993, and arithmetic is far cheaper than Intl in tables of hundreds of rows. */
const bogotaOffset = -5 * 3_600_000

/** The moment with its Bogotá clock in the UTC getters; a bare day stays that day. */
function bogota(when: When): Date {
  if (typeof when === 'string' && dayOnly.test(when)) return new Date(`${when}T00:00:00Z`)
  return new Date(new Date(when).getTime() + bogotaOffset)
}

/** S-9-002: dd/M/yy, as tables show it: `05/3/26`. Empty text for null or an unreadable date. */
export function formatDate(when: When | null | undefined): string {
  const date = readable(when)
  return date === null ? '' : `${two(date.getUTCDate())}/${date.getUTCMonth() + 1}/${two(date.getUTCFullYear() % 100)}`
}

/** 24 hours: `14:05`. */
export function formatTime(when: When | null | undefined): string {
  const date = readable(when)
  return date === null ? '' : `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
}

export const formatDateTime = (when: When | null | undefined): string => `${formatDate(when)} ${formatTime(when)}`.trim()

/** `5 de marzo de 2026`. */
export function formatLongDate(when: When | null | undefined): string {
  const date = readable(when)
  return date === null ? '' : `${date.getUTCDate()} de ${months[date.getUTCMonth()]} de ${date.getUTCFullYear()}`
}

/** Hour of the day in Bogotá, 0 to 23. */
export const bogotaHour = (when: When): number => bogota(when).getUTCHours()
/** Day in Bogotá, `YYYY-MM-DD`. */
export const bogotaDay = (when: When): string => bogota(when).toISOString().slice(0, 10)

function readable(when: When | null | undefined): Date | null {
  if (when === null || when === undefined || when === '') return null
  const date = bogota(when)
  return Number.isNaN(date.getTime()) ? null : date
}
