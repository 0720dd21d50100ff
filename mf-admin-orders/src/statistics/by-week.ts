import { plusDays } from './chosen-range.ts'

interface Point {
  readonly day: string
  readonly value: number
}

/** Above so many days single ones are too narrow to be read. */
export const mostSingleDays = 92

/** Sums of calendar weeks, each named by its Monday; a week that the range cuts counts with the days it has. */
export function byWeek(points: readonly Point[]): Point[] {
  const weeks = Map.groupBy(points, ({ day }) => mondayOf(day))
  return [...weeks].map(([day, days]) => ({ day, value: days.reduce((sum, { value }) => sum + value, 0) }))
}

// Sunday is day 0 and ends its week.
const mondayOf = (day: string) => plusDays(day, -((new Date(day).getUTCDay() + 6) % 7))
