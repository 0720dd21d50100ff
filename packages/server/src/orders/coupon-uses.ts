import type { Tx } from '../platform/database.ts'

export interface CouponUse {
  readonly orderId: string
  readonly userId: string
  readonly couponId: string
}

export interface CouponBook {
  /** Uses all coupons of one order or several. When one may not be used any more the transaction fails, and `usedUpCoupon` tells which. */
  use(tx: Tx, uses: readonly CouponUse[], now: Date): Promise<void> | void
}

/** Asked in the caller's breath: everybody with the same coupon waits from here to the commit. */
export const guardedCoupons: CouponBook = {
  use(tx, uses, now) {
    void tx.write(
      'select plaza_use_coupons($1, $2::text[], $3::text[], $4::text[], $5)',
      [tx.business, uses.map(({ couponId }) => couponId), uses.map(({ orderId }) => orderId), uses.map(({ userId }) => userId), now],
      'coupons-use',
    )
  },
}

/** The coupon that made a transaction fail; null when it failed for another reason. */
export function usedUpCoupon(error: unknown): { idCoupon: string; code: string } | null {
  const { code, detail } = error as { code?: string; detail?: string }
  return code === 'PZ001' ? JSON.parse(detail ?? '') : null
}

/** Uses of a coupon by one person that were not returned, as a subquery of a statement whose first value is the business. */
export const usesOfSql = (coupon: string, person: string) =>
  `select count(*)::int from coupon_uses where business_id = $1 and id_cupon = ${coupon} and id_user = ${person} and returned_at is null`

/** The same as a number. */
export async function usesOf(tx: Tx, couponId: string, userId: string): Promise<number> {
  const [row] = await tx.query<{ uses: number }>(
    `select (${usesOfSql('$2', '$3')}) as uses`,
    [tx.business, couponId, userId],
    'coupon-uses-of',
  )
  return row?.uses ?? 0
}

/** Gives back the uses of a cancelled order. Each is marked in the same statement, so a second call gives nothing. */
export async function returnCoupons(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx.run(
    `with returned as (
       update coupon_uses set returned_at = $3 where business_id = $1 and id_shopping_cart = $2 and returned_at is null returning id_cupon)
     update coupons c set uses_total_count = greatest(c.uses_total_count - 1, 0) from returned r where c.business_id = $1 and c.id = r.id_cupon`,
    [tx.business, orderId, now],
    'coupons-return',
  )
}
