import { expect, test } from 'vitest'
import { lastDays, rangeIn, rangeProblem } from './chosen-range.ts'

// Half past nine in the evening in Bogotá: the next day in Greenwich.
const evening = new Date('2026-03-11T02:30:00Z')

test('A-118: the last thirty days, as the calendar of Bogotá has them', () => {
  expect(lastDays(30, evening)).toEqual({ from: '2026-02-09', to: '2026-03-10' })
  expect(rangeIn(new URLSearchParams(), evening)).toEqual({ from: '2026-02-09', to: '2026-03-10' })
})

test('days in the address are taken, unless they make no sense', () => {
  expect(rangeIn(new URLSearchParams('desde=2026-01-01&hasta=2026-01-31'), evening)).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  for (const wrong of [
    'desde=2026-01-31&hasta=2026-01-01',
    'desde=ayer&hasta=hoy',
    'desde=2026-02-31&hasta=2026-03-31',
    'desde=2026-01-01',
  ])
    expect(rangeIn(new URLSearchParams(wrong), evening).to).toBe('2026-03-10')
})

test('both dates, in order, a year at most', () => {
  expect(rangeProblem({ from: '', to: '2026-01-01' })).toMatch(/ambas fechas/)
  expect(rangeProblem({ from: '2026-01-02', to: '2026-01-01' })).toMatch(/anterior/)
  expect(rangeProblem({ from: '2025-01-01', to: '2026-01-02' })).toMatch(/un año/)
  expect(rangeProblem({ from: '2025-01-01', to: '2026-01-01' })).toBeNull()
})
