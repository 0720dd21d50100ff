import { expect, test } from 'vitest'
import { couponFaults, couponValues, couponWire } from './coupon-form.ts'

const fine = { type: 'total_cart', code: 'prim', value: 10, percentage: true }

test('a coupon that cannot work is refused at the field that is wrong', () => {
  expect(couponFaults({ ...fine, value: 101 })).toHaveProperty('value')
  expect(couponFaults({ ...fine, percentage: false, value: 0 })).toHaveProperty('value')
  expect(couponFaults({ ...fine, code: 'dos palabras' })).toHaveProperty('code')
  expect(couponFaults({ ...fine, startDate: '2026-12-02T00:00:00Z', endDate: '2026-12-01T00:00:00Z' })).toHaveProperty('endDate')
  expect(couponFaults({ ...fine, type: 'products_price', produtsIds: [] })).toHaveProperty('produtsIds')
  expect(couponFaults(fine)).toEqual({})
})

test('S-5-040: the code travels in lower case', () => expect(couponWire({}, { code: ' Primera10 ' })).toEqual({ code: 'primera10' }))

test('A-61: a percentage is shown as one and travels with its amount', () => {
  const shown = couponValues({ percentage: 15, value: 0 } as never)
  expect(shown).toMatchObject({ percentage: true, value: 15 })
  expect(couponWire({ ...shown, value: 20 }, { value: 20 })).toEqual({ value: 20, percentage: true })
})
