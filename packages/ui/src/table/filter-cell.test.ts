import { expect, test } from 'vitest'
import { rangeFault } from './filter-cell.tsx'

test('a range that lets nothing in says why: reversed numbers and dates', () => {
  expect(rangeFault({ from: 5, to: 4 })).toMatch(/mayor/)
  expect(rangeFault({ from: '2026-02-01', to: '2026-01-31' })).toMatch(/mayor/)
  expect(rangeFault({ from: 0, to: 0 })).toBeNull()
})

test('B-5-034: a range that counts only whole asks for the end that is missing', () => {
  expect(rangeFault({ from: 5, to: null }, true)).toMatch(/hasta/)
  expect(rangeFault({ from: null, to: 0 }, true)).toMatch(/desde/)
  expect([rangeFault({ from: 5, to: null }), rangeFault({ from: null, to: null }, true), rangeFault({ from: '', to: '' }, true)]).toEqual([
    null,
    null,
    null,
  ])
})
