const offset = 5 * 3_600_000

/** What a clock in Bogotá shows, as `datetime-local` wants it: `2026-11-21T18:30`; empty for null or nonsense. */
export function toLocal(moment: string | null | undefined): string {
  const time = moment ? Date.parse(moment) : Number.NaN
  return Number.isNaN(time) ? '' : new Date(time - offset).toISOString().slice(0, 16)
}

/** The moment that a clock in Bogotá shows, ISO 8601 in UTC; null for empty or nonsense. */
export function fromLocal(local: string): string | null {
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local) ? Date.parse(`${local.slice(0, 16)}:00Z`) : Number.NaN
  return Number.isNaN(time) ? null : new Date(time + offset).toISOString()
}
