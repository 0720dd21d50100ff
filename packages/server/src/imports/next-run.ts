import { Cron } from 'croner'

/** The next moment of a schedule such as `0 3 * * *`, in Bogotá's time; null when it is none. Five parts: not every second. */
export function nextRun(cron: string, now: Date): Date | null {
  if (cron.trim().split(/\s+/).length !== 5) return null
  try {
    return new Cron(cron, { timezone: 'America/Bogota', paused: true }).nextRun(now)
  } catch {
    return null
  }
}
