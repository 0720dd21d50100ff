import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { isAdminOrSuper } from '@plaza/contracts/account/role'
import { type Actor, actorsOf, allowedActions, mayMove, transitions } from '@plaza/contracts/orders/lifecycle'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { isCart, type OrderState } from '@plaza/contracts/orders/order-state'
import type { changeOrder as contract } from '@plaza/contracts/orders/orders.api'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import type { Tx } from '../platform/database.ts'
import { settleDues } from '../payments/settle-dues.ts'
import { fail } from '../platform/problems.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { assignPeople } from './assign-people.ts'
import type { OrderRow } from './order-record.ts'
import { lockOrder, saveState } from './order.repository.ts'
import { notifyState } from './notify-owner.ts'
import { showRow, toViewed, viewerOf } from './show-order.ts'
import { recordState } from './state-history.ts'
import { returnCoupons } from './coupon-uses.ts'
import { giveStockBack } from './stock.ts'
import { keepHandOff } from './show-hand-off.ts'
import { tellOrder } from './tell-order.ts'

type Input = ParsedInputOf<typeof contract>

/** moves the order to `state`, or assigns its people by `delivery`; all else in the body counts for nothing. One transaction, the order locked. */
export async function changeOrder(scope: Scope, input: Input, { db, clock }: Pick<SharedUses, 'db' | 'clock'>): Promise<{ order: Order }> {
  const user = scope.user ?? fail(commonProblems.unauthenticated)
  if (!input.state && !input.delivery)
    fail(commonProblems.validation, { details: [{ field: 'state', message: 'Indica el nuevo estado.' }] })
  return db.withTenant(scope.business, async (tx) => {
    const row = await lockOwn(tx, scope, user, input.id)
    if (input.state) await moveByPerson(tx, scope, row, { to: input.state, user, reason: input.reason, now: clock.now() })
    else await assignPeople(tx, scope, row, { ...input.delivery, user, seen: input.seen, now: clock.now() })
    return { order: await showRow(tx, scope, row) }
  })
}

export interface Move {
  readonly to: OrderState
  /** Null when the server itself moves it. */
  readonly user: Visitor | null
  readonly reason?: string | null | undefined
  readonly now: Date
  /** The owner hears of it in other words than the state's own. */
  readonly isSilent?: boolean
}

/** State, history, stock and message of one move that is allowed already; the caller holds the order's lock. */
export async function moveOrder(tx: Tx, row: OrderRow, { to, user, reason, now, isSilent = false }: Move): Promise<void> {
  row.state = to
  row.last_update = now
  await saveState(tx, row)
  recordState(tx, { orderId: row.id, state: to, user, reason, now })
  const refund = to === '12_store_cancel_order' ? await giveUp(tx, row, now) : 0
  if (to === '9_store_invoice_products' || to === '10_store_dispatch_products') await settleDues(tx, row, now)
  if (to === '10_store_dispatch_products') await keepHandOff(tx, row, now)
  tellOrder(tx, row)
  if (!isSilent) await notifyState(tx, row, user?.id ?? null, { reason, refund })
}

/** Answers what of its payments goes back, whole pesos. */
async function giveUp(tx: Tx, row: OrderRow, now: Date): Promise<number> {
  if (row.branch_office_id) await giveStockBack(tx, row.id, row.branch_office_id)
  if (row.coupons_applyed.length > 0) await returnCoupons(tx, row.id, now)
  const { payments, due } = await settleDues(tx, row, now)
  return payments.reduce((sum, { refund_done }, at) => sum + (due[at] ?? 0) - refund_done, 0)
}

// The owner is no actor here: placing and paying have calls of their own, and nothing else is theirs to move.
const movers: readonly Actor[] = ['staff', 'picker']

/** Strangers and owners learn that it is not theirs to move; staff of another branch that they have no such order. */
async function lockOwn(tx: Tx, scope: Scope, user: Visitor, id: string): Promise<OrderRow> {
  const row = (await lockOrder(tx, id)) ?? fail(orderProblems.notFound)
  if (moversOf(scope, row).length > 0) return row
  return fail(isAdminOrSuper(user.role) ? orderProblems.notFound : commonProblems.forbidden)
}

const moversOf = (scope: Scope, row: OrderRow) => actorsOf(toViewed(row), viewerOf(scope)).filter((actor) => movers.includes(actor))

async function moveByPerson(tx: Tx, scope: Scope, row: OrderRow, move: Move) {
  const who = moversOf(scope, row)
  const everTheirs = transitions.some((each) => each.to === move.to && each.who.some((actor) => who.includes(actor)))
  if (!everTheirs && !who.includes('staff')) fail(commonProblems.forbidden)
  if (isCart(row.state) || !who.some((actor) => mayMove(row.state, move.to, actor))) {
    fail(orderProblems.wrongState, { data: { state: row.state, allowedActions: allowedActions(toViewed(row), viewerOf(scope)) } })
  }
  if (isStopped(row, move.to)) fail(orderProblems.paymentVoided)
  await moveOrder(tx, row, move)
}

// An order whose payment was taken back goes nowhere before staff decide; it may always be given up.
const isStopped = ({ payment_blocked }: OrderRow, to: OrderState) => payment_blocked && to !== '12_store_cancel_order'
