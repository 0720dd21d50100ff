import { expect, test } from 'vitest'
import { fromLocal, toLocal } from './bogota-clock.ts'

test('a moment is shown and typed on the clock of Bogotá, five hours behind UTC', () => {
  expect(toLocal('2026-11-22T01:30:00.000Z')).toBe('2026-11-21T20:30')
  expect(fromLocal('2026-11-21T20:30')).toBe('2026-11-22T01:30:00.000Z')
})

test('empty and nonsense are no moment', () => {
  expect([toLocal(null), toLocal(''), toLocal('ayer')]).toEqual(['', '', ''])
  expect([fromLocal(''), fromLocal('ayer')]).toEqual([null, null])
})
