import { bogotaDay } from '../kernel/dates.ts'

/** Ley 2300 of 2023: commercial messages Monday to Friday 7 to 19, Saturday 8 to 15, never on Sunday or a holiday; Bogotá's clock. */
const weekday = { from: 7 * 60, to: 19 * 60 }
const saturday = { from: 8 * 60, to: 15 * 60 }

/** May people be written to for advertising at this moment? */
export function contactAllowed(now: Date): boolean {
  const window = windowOf(bogotaDay(now))
  const minute = minuteOf(now)
  return window !== null && minute >= window.from && minute < window.to
}

/** The next moment from which people may be written to: now, when it is allowed now. */
export function nextContact(now: Date): Date {
  if (contactAllowed(now)) return now
  const today = bogotaDay(now)
  const window = windowOf(today)
  if (window && minuteOf(now) < window.from) return momentOf(today, window.from)
  let day = today
  for (;;) {
    day = shifted(day, 1)
    const next = windowOf(day)
    if (next) return momentOf(day, next.from)
  }
}

/** Colombia's holidays of a year, `YYYY-MM-DD`: fixed days, those that Ley Emiliani moves to Monday, and those that follow Easter. */
export function holidays(year: number): ReadonlySet<string> {
  const easter = easterOf(year)
  return new Set([
    ...['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'].map((day) => `${year}-${day}`),
    ...['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'].map((day) => mondayFrom(`${year}-${day}`)),
    ...[-3, -2, 43, 64, 71].map((days) => shifted(easter, days)),
  ])
}

function windowOf(day: string) {
  const weekdayNumber = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekdayNumber === 0 || holidays(Number(day.slice(0, 4))).has(day)) return null
  return weekdayNumber === 6 ? saturday : weekday
}

const bogotaOffset = 5 * 3_600_000
const oneDay = 86_400_000

function minuteOf(now: Date): number {
  const clock = new Date(now.getTime() - bogotaOffset)
  return clock.getUTCHours() * 60 + clock.getUTCMinutes()
}

const momentOf = (day: string, minute: number) => new Date(Date.parse(`${day}T00:00:00Z`) + bogotaOffset + minute * 60_000)
const shifted = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * oneDay).toISOString().slice(0, 10)
const mondayFrom = (day: string) => shifted(day, (8 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7)

/** Easter Sunday by the anonymous Gregorian computus. */
function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
