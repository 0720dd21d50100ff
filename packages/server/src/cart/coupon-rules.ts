import { couponAmount, subtotalOf } from '@plaza/contracts/cart/totals'
import { type Pesos, sum } from '@plaza/contracts/kernel/money'

type Coupon = Parameters<typeof couponAmount>[0]
type Lines = Parameters<typeof couponAmount>[1]

/** What all coupons of a cart take off together, never more than its subtotal. Each looks at undiscounted lines, so their order does not matter. */
export const couponsTotal = (coupons: readonly Coupon[], lines: Lines): Pesos =>
  Math.min(subtotalOf(lines), sum(coupons.map((coupon) => couponAmount(coupon, lines))))
