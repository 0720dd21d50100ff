import { isCart } from '@plaza/contracts/orders/order-state'
import { guardedCoupons } from '../orders/coupon-uses.ts'
import { readUpdatesOf } from '../orders/state-history.ts'
import { guardedShelf } from '../orders/stock.ts'
import type { Tx } from '../platform/database.ts'
import { lockCarts } from './cart.repository.ts'
import { readProductIds } from './cart-lines.repository.ts'
import type { CartUses } from './change-cart.ts'
import { type CartToPlace, type Ordering, placeCarts, type Placement, refuseIncomplete } from './place-carts.ts'
import { sharing, unlessRefused } from './sharing.ts'

/**
 * Places the order in one transaction with what other shoppers of the business order at this moment. Null when this order must be placed
 * by itself, and nothing is done then: somebody else holds its cart, or something is wrong with it, which is told there.
 */
export const orderWithOthers = (ordering: Ordering, uses: CartUses): Promise<Placement | null> =>
  share(uses.db, ordering.scope.business, { ordering, uses })

interface Item {
  readonly ordering: Ordering
  readonly uses: CartUses
}

const share = sharing<Item, Placement>({
  keyOf: ({ ordering }) => ordering.user.id,
  // The order's number is one row per business, and everybody waits for it.
  options: { sharedFlush: true, keptPlans: true },
  work: orderInOne,
})

async function orderInOne(tx: Tx, items: readonly Item[]): Promise<() => Promise<readonly (Placement | null)[]>> {
  const uuids = items.map(({ ordering }) => ordering.input.uuid)
  const asked = items.map(({ ordering: { user, input } }) => ({ userId: user.id, uuid: input.uuid }))
  const [carts, products, updates] = await Promise.all([lockCarts(tx, asked), readProductIds(tx, uuids), readUpdatesOf(tx, uuids)])
  const ready = items.flatMap(({ ordering, uses }): CartToPlace[] => {
    const { uuid } = ordering.input
    const [cart, productIds] = [carts.get(ordering.user.id), products.get(uuid)]
    const branchId = cart && isCart(cart.row.state) && unlessRefused(() => refuseIncomplete(cart, uses, ordering.scope))
    return branchId && productIds ? [{ ...ordering, cart, branchId, productIds, updates: updates.get(uuid) ?? [] }] : []
  })
  if (ready.length === 0) return async () => items.map(() => null)
  const now = (items[0] as Item).uses.clock.now()
  const placed = await placeCarts(tx, ready, { shelf: guardedShelf, coupons: guardedCoupons, now, isLeftOut: true })
  return async () => {
    // By user, of whom there is one: two may name the same cart.
    const byUser = new Map((await placed()).map((placement) => [placement.cart.user.id, placement]))
    return items.map(({ ordering }) => byUser.get(ordering.user.id) ?? null)
  }
}
