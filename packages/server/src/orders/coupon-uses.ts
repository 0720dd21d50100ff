import { randomUUID } from 'node:crypto'
import type { Tx } from '../platform/database.ts'

export interface CouponUse {
  readonly orderId: string
  readonly userId: string
  readonly couponIds: readonly string[]
  readonly now: Date
}

export interface CouponBook {
  /** Uses all coupons for one order; answers those that may not be used any more, in which case the caller must let the transaction fail. */
  take(tx: Tx, use: CouponUse): Promise<string[]>
}

/**
 * The count is raised only where the limit allows, by coupon id, the same order for every cart. The raised row stays locked until the commit,
 * so the shopper's own uses are counted while nobody else adds one.
 */
export const guardedCoupons: CouponBook = {
  async take(tx, { orderId, userId, couponIds, now }) {
    const refused: string[] = []
    for (const couponId of couponIds.toSorted()) {
      const [coupon] = await tx.query<{ per_user: number }>(
        `update coupons set uses_total_count = uses_total_count + 1
         where business_id = $1 and id = $2 and (uses_total_limit = 0 or uses_total_count < uses_total_limit)
         returning uses_per_user_limit as per_user`,
        [tx.business, couponId],
        'coupon-take',
      )
      const allowed = coupon && (coupon.per_user === 0 || (await usesOf(tx, couponId, userId)) < coupon.per_user)
      if (allowed) recordUse(tx, { orderId, userId, couponId, now })
      else refused.push(couponId)
    }
    return refused
  },
}

/** Uses of a coupon by one person that were not returned. */
export async function usesOf(tx: Tx, couponId: string, userId: string): Promise<number> {
  const [row] = await tx.query<{ uses: number }>(
    `select count(*)::int as uses from coupon_uses
     where business_id = $1 and id_cupon = $2 and id_user = $3 and returned_at is null`,
    [tx.business, couponId, userId],
    'coupon-uses-of',
  )
  return row?.uses ?? 0
}

export const recordUse = (tx: Tx, use: { orderId: string; userId: string; couponId: string; now: Date }) =>
  void tx.write(
    'insert into coupon_uses (business_id, id, id_cupon, id_user, id_shopping_cart, creation_date) values ($1, $2, $3, $4, $5, $6)',
    [tx.business, randomUUID(), use.couponId, use.userId, use.orderId, use.now],
    'coupon-use',
  )

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
