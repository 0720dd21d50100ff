import { expect, test } from 'vitest'
import { couponFaults } from './coupon.rules.ts'

const fine = { type: 'total_cart', code: 'prim', value: 10, percentage: true }

test.each([
  ['more than all of it', { value: 101 }, 'value'],
  ['a percentage of nothing', { value: 0 }, 'value'],
  ['the same, said as a number', { percentage: 100.5 }, 'percentage'],
  ['below nothing', { percentage: -1 }, 'percentage'],
  ['pesos of nothing', { percentage: false, value: 0 }, 'value'],
  ['pesos below nothing beside a percentage', { percentage: 10, value: -5 }, 'value'],
  ['more pesos than there are', { percentage: 0, value: 3_000_000_000 }, 'value'],
  ['words for a code', { code: 'dos palabras' }, 'code'],
  ['no code', { code: '  ' }, 'code'],
  ['an end before its start', { startDate: '2026-12-02T00:00:00-05:00', endDate: '2026-12-02T04:00:00Z' }, 'endDate'],
  ['a day of no calendar', { startDate: '2026-13-45' }, 'startDate'],
  ['fewer uses than none', { usesPerUserLimit: -1 }, 'usesPerUserLimit'],
  ['fewer uses than none in all', { usesTotalLimit: -1 }, 'usesTotalLimit'],
  ['no place in a cart', { stackLimit: 0 }, 'stackLimit'],
  ['some products, and none named', { type: 'products_price', produtsIds: [] }, 'produtsIds'],
])('a coupon with %s is faulty there', (_what, over, field) => {
  expect(Object.keys(couponFaults({ ...fine, ...over }))).toEqual([field])
})

test('a coupon that can work has no faults', () => {
  expect(couponFaults(fine)).toEqual({})
  expect(couponFaults({ ...fine, percentage: 0.5, value: 0 })).toEqual({})
  expect(couponFaults({ ...fine, percentage: null, value: 5000, startDate: '2026-12-01', endDate: '2026-12-01' })).toEqual({})
})
