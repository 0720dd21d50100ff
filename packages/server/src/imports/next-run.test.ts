import { expect, test } from 'vitest'
import { nextRun } from './next-run.ts'

const noon = new Date('2026-11-21T17:00:00Z')

test('A-103: what is no schedule has no next run', () => {
  for (const cron of ['', 'mañana', '* * * * * *', '99 3 * * *']) expect(nextRun(cron, noon), cron).toBe(null)
})

test('A-103: a schedule is read in Bogotá’s time', () => {
  expect(nextRun('0 3 * * *', noon)?.toISOString()).toBe('2026-11-22T08:00:00.000Z')
})
