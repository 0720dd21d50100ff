import { expect, test } from 'vitest'
import { couponOf } from './offer-coupon.ts'

test.each([
  [null, null],
  ['/offers', null],
  ['/offers?cupon=', null],
  ['/offers?cupon=PRIMERA10', 'PRIMERA10'],
  ['/offers?orden=price_asc&cupon=%20primera10%20#arriba', 'primera10'],
  ['?cupon=MERCADO5000', 'MERCADO5000'],
  [`/offers?cupon=${'x'.repeat(61)}`, null],
])('A-63: the address %j brings the coupon %j', (address, code) => expect(couponOf(address)).toBe(code))
