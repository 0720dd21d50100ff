import { bogotaDay, formatDate, formatTime } from '@plaza/contracts/kernel/dates'

const aDay = 24 * 3_600_000

/** `las 14:05`, `mañana a las 14:05`: an hour alone would be taken for one of today. */
export function deadline(until: Date, now: Date): string {
  const time = formatTime(until)
  const day = bogotaDay(until)
  if (day === bogotaDay(now)) return `las ${time}`
  if (day === bogotaDay(new Date(now.getTime() + aDay))) return `mañana a las ${time}`
  return `el ${formatDate(until)} a las ${time}`
}
