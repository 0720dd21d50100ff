import * as z from 'zod/mini'
import { baseShape, id, maybe, off, pesos, textList } from '../kernel/base.ts'

export const couponTypes = ['total_cart', 'products_price'] as const
export const defaultStackLimit = 1

/** above 0 `percentage` is the percentage; true means `value` is; otherwise `value` is fixed pesos. Limit 0 means none. */
const percentage = z.nullish(z.union([z.number(), z.boolean()]))

export const coupon = z.object({
  ...baseShape,
  type: z.enum(couponTypes),
  /** Lower case. */
  code: z.string(),
  description: maybe.text,
  usesPerUserLimit: z._default(z.int(), 0),
  usesTotalLimit: z._default(z.int(), 0),
  usesTotalCount: z._default(z.int(), 0),
  stackLimit: z._default(z.int(), defaultStackLimit),
  startDate: maybe.moment,
  endDate: maybe.moment,
  produtsIds: textList,
  value: z._default(z.number(), 0),
  percentage,
  offices_ids: textList,
  autoActivate: off,
})
export type Coupon = z.output<typeof coupon>

/** A coupon as an order holds it. Its id is `idCoupon` here and `idCupon` in a use; both stay. */
export const appliedCoupon = z.object({
  idCoupon: id,
  value: z._default(z.number(), 0),
  type: z.enum(couponTypes),
  percentage,
  stackLimit: z._default(z.int(), defaultStackLimit),
  code: z.string(),
  /** The products a `products_price` coupon looks at: ours. */
  produtsIds: z.optional(z.array(z.string())),
  /** Pesos it takes off this cart: ours. */
  amount: z.optional(pesos),
})
export type AppliedCoupon = z.output<typeof appliedCoupon>

export const couponUse = z.object({ ...baseShape, idUser: id, idShoppingCart: id, idCupon: id })
export type CouponUse = z.output<typeof couponUse>
