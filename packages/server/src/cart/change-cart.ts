import { cartUpdatedSocket } from '@plaza/contracts/cart/cart.events'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { mayMove } from '@plaza/contracts/orders/lifecycle'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { isCart, type OrderState } from '@plaza/contracts/orders/order-state'
import { recordState } from '../orders/state-history.ts'
import type { Tx } from '../platform/database.ts'
import { hintLive } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { lockCart, type OpenCart, saveCarts } from './cart.repository.ts'
import type { CartLine } from './cart-line.ts'
import { readLines } from './cart-lines.repository.ts'
import { viewedBranch } from './cart-branch.ts'
import { atAcceptedPrices, presentCart, presentLine, totalsOf, totalsWithoutCoupons } from './cart-totals.ts'
import { addSums, mostPesos, type Sums, sumsOf, type Totals } from './money.ts'

export type CartUses = Pick<SharedUses, 'db' | 'clock' | 'directory'>

export interface CartChange {
  readonly tx: Tx
  readonly cart: OpenCart
  readonly user: Visitor
  /** The branch that judges the cart: its own, else the one the shopper looks from. */
  readonly branchId: string | null
  readonly now: Date
}

export interface Settled {
  readonly cart: Order
  readonly partial?: boolean
}

interface Asked {
  readonly uuid: string
  readonly branch_office_id?: string | undefined
}

/** Changes the signed-in user's own open cart; `change` does its part, the rest (totals, state, history, message) is the same for all unless it has settled it. */
export async function changeCart(
  scope: Scope,
  asked: Asked,
  uses: CartUses,
  change: (asked: CartChange) => Promise<void | Settled>,
  to: OrderState | 'same' = '1_waiting_products',
): Promise<Settled> {
  const user = signedInUser(scope)
  return uses.db.withTenant(scope.business, async (tx) => {
    const cart = refusePlaced(await lockCart(tx, user.id, asked.uuid))
    const viewed = viewedBranch(scope, asked, uses)
    const context = { tx, cart, user, branchId: cart.row.branch_office_id ?? viewed, now: uses.clock.now() }
    const settled = await change(context)
    return settled ?? settle(context, to === 'same' ? cart.row.state : to)
  })
}

/**
 * Writes totals and state after a change, tells the owner's pages, and answers the cart. Always the same few statements.
 * `known` are the lines after the change, when the caller has them.
 */
export async function settle(
  { tx, cart, user, branchId, now }: CartChange,
  to: OrderState,
  known?: readonly CartLine[],
): Promise<{ cart: Order }> {
  const lines = known ?? (await readLines(tx, cart.row.id, branchId))
  const totals = totalsOf(cart, atAcceptedPrices(lines), now)
  refuseExcess(totals.price_total_computed)
  const from = cart.row.state
  cart.row.state = to
  saveCarts(tx, [{ cart, totals }], now)
  if (from !== to) moveCart(tx, cart, from, to, user, now)
  hintLive(tx, {
    rooms: [`user:${user.id}`],
    event: cartUpdatedSocket,
    payload: { cartId: cart.row.id, count: lines.length },
  })
  return { cart: presentCart(cart, lines, now) }
}

/** A cart whose one line has changed: the line as it is now, null when it went, and what the others come to. */
export interface LineChanged {
  readonly cart: OpenCart
  readonly user: Visitor
  readonly line: CartLine | null
  readonly totals: Totals
  /** Lines in the cart. */
  readonly count: number
}

/** What the cart costs after a change of one line, from the sums of the others: nothing in it grows with the cart. Only for a cart without coupons. */
export function withLine({ cart, user, now }: Pick<CartChange, 'cart' | 'user' | 'now'>, line: CartLine | null, others: Sums): LineChanged {
  const amounts = line ? [{ count: line.count, countType: line.countType, product: line.snapshot }] : []
  const sums = addSums(others, sumsOf(amounts))
  const totals = totalsWithoutCoupons(cart, sums, now)
  refuseExcess(totals.price_total_computed)
  return { cart, user, line, totals, count: sums.lines }
}

/** Like `settle`, for one cart or many. The answers carry the changed line only. */
export function settleLines(tx: Tx, changed: readonly LineChanged[], now: Date): Settled[] {
  const from = changed.map(({ cart }) => cart.row.state)
  for (const { cart } of changed) cart.row.state = '1_waiting_products'
  saveCarts(tx, changed, now)
  return changed.map(({ cart, user, line, totals, count }, at) => {
    const before = from[at] as OrderState
    if (before !== cart.row.state) moveCart(tx, cart, before, cart.row.state, user, now)
    hintLive(tx, { rooms: [`user:${user.id}`], event: cartUpdatedSocket, payload: { cartId: cart.row.id, count } })
    return { cart: presentLine(cart, line, totals), partial: true }
  })
}

export function refusePlaced(cart: OpenCart | null): OpenCart {
  if (!cart) fail(cartProblems.cartNotFound)
  if (!isCart(cart.row.state)) fail(cartProblems.cartPlaced)
  return cart
}

export const signedInUser = ({ user }: Scope): Visitor => user ?? fail(commonProblems.unauthenticated)

function moveCart(tx: Tx, cart: OpenCart, from: OrderState, to: OrderState, user: Visitor, now: Date) {
  if (!mayMove(from, to, 'customer')) fail(orderProblems.wrongState, { data: { state: from, allowedActions: [] } })
  recordState(tx, { orderId: cart.row.id, state: to, user, now })
}

function refuseExcess(total: number) {
  if (total <= mostPesos) return
  fail(commonProblems.validation, { details: [{ field: 'count', message: 'La cantidad supera el máximo permitido.' }] })
}
