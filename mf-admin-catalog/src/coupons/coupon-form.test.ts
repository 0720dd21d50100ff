import { expect, test } from 'vitest'
import { couponValues, couponWire } from './coupon-form.ts'

test('S-5-040: the code travels in lower case', () => expect(couponWire({}, { code: ' Primera10 ' })).toEqual({ code: 'primera10' }))

test('A-61: a percentage is shown as one and travels with its amount', () => {
  const shown = couponValues({ percentage: 15, value: 0 } as never)
  expect(shown).toMatchObject({ percentage: true, value: 15 })
  expect(couponWire({ ...shown, value: 20 }, { value: 20 })).toEqual({ value: 20, percentage: true })
})
