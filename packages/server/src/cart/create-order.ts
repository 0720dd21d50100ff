import type { createOrder as contract } from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { isCart } from '@plaza/contracts/orders/order-state'
import { type CouponBook, guardedCoupons, usedUpCoupon } from '../orders/coupon-uses.ts'
import { asSeenBy, showRow, viewerOf } from '../orders/show-order.ts'
import { readUpdates } from '../orders/state-history.ts'
import { guardedShelf, type Shelf } from '../orders/stock.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { type OriginDeps, shopOrigin } from '../platform/shop-origin.ts'
import { lockCart } from './cart.repository.ts'
import { readProductIds } from './cart-lines.repository.ts'
import { type CartUses, signedInUser } from './change-cart.ts'
import { refuse } from './coupons.ts'
import { orderWithOthers } from './order-with-others.ts'
import { type Ordering, placeCarts, type Placement, refuseIncomplete } from './place-carts.ts'

const retries = 5

/**
 * Places the order of one's own cart, once: asked again it answers the same order. Everything the shopper saw is checked again under lock,
 * and either all of it is written or nothing. `guards` are given only in the tests that show what they prevent; the order is placed by itself then.
 */
export async function createOrder(
  scope: Scope,
  input: ParsedInputOf<typeof contract>,
  uses: CartUses & OriginDeps,
  guards?: Partial<Guards>,
): Promise<{ order: Order }> {
  const ordering = { scope, input, user: signedInUser(scope), origin: shopOrigin(scope, uses) }
  const placement = guards ? null : await orderWithOthers(ordering, uses)
  return { order: placement ? shown(placement) : await orderAlone(ordering, uses, guards ?? {}) }
}

interface Guards {
  readonly lock: typeof lockCart
  readonly shelf: Shelf
  readonly coupons: CouponBook
}

/** Waits for whoever holds the cart, and says what is wrong with the order. */
async function orderAlone(ordering: Ordering, uses: CartUses, guards: Partial<Guards>): Promise<Order> {
  const { lock, shelf, coupons } = { lock: lockCart, shelf: guardedShelf, coupons: guardedCoupons, ...guards }
  const { scope, input, user } = ordering
  const { uuid } = input
  const work = async (tx: Tx) => {
    const [found, products, updates] = await Promise.all([lock(tx, user.id, uuid), readProductIds(tx, [uuid]), readUpdates(tx, uuid)])
    const cart = found ?? fail(cartProblems.cartNotFound)
    if (!isCart(cart.row.state)) return askedAgain(await showRow(tx, scope, cart.row))
    const branchId = refuseIncomplete(cart, uses, scope)
    const productIds = products.get(uuid) ?? fail(cartProblems.cartEmpty)
    const placed = await placeCarts(tx, [{ ...ordering, cart, branchId, productIds, updates }], {
      shelf,
      coupons,
      now: uses.clock.now(),
    })
    return async () => shown((await placed())[0] as Placement)
  }
  // The order's number is one row per business, and everybody waits for it.
  const placing = uses.db.withTenant(scope.business, work, { retry: retries, sharedFlush: true, keptPlans: true })
  const show = await placing.catch(refuseUsedUp)
  return show()
}

const askedAgain = (order: Order) => () => Promise.resolve(order)
const shown = ({ cart: { scope }, order: { row, lines, updates } }: Placement): Order => asSeenBy(viewerOf(scope), row, lines, updates)

/** The last use of a coupon goes to one order only; the others are refused as a whole. */
function refuseUsedUp(error: unknown): never {
  const coupon = usedUpCoupon(error)
  if (coupon) refuse(coupon.code, coupon.idCoupon)
  throw error
}
