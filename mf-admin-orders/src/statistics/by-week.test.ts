import { expect, test } from 'vitest'
import { byWeek } from './by-week.ts'

test('B-2-086: days are summed by calendar week, named by its Monday, and none is lost', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09', '2026-03-10']
  expect(byWeek(days.map((day, at) => ({ day, value: at + 1 })))).toEqual([
    { day: '2026-02-23', value: 1 },
    { day: '2026-03-02', value: 5 },
    { day: '2026-03-09', value: 9 },
  ])
})
