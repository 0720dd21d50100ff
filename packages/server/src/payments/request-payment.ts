import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { isAdminOrSuper } from '@plaza/contracts/account/role'
import { actorsOf } from '@plaza/contracts/orders/lifecycle'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import type { PaymentGatewayName } from '@plaza/contracts/payments/payment.entity'
import { paymentProblems } from '@plaza/contracts/payments/payments.messages'
import { moveOrder } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/order-record.ts'
import { lockPlacedOrder } from '../orders/placed-order.ts'
import { toViewed, viewerOf } from '../orders/show-order.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import { shopOrigin } from '../platform/shop-origin.ts'
import type { Uses } from '../platform/uses.ts'
import { gatewaysOf } from './business-gateway.ts'
import type { PaymentGateway, PaymentLink } from './payment-gateway.ts'
import { findLink, type SavedLinkRow, saveLink } from './payment.repository.ts'

interface Options {
  readonly wanted?: PaymentGatewayName
  /** Runs under the order's lock before the page is given out; throws to keep it. */
  readonly guard?: (tx: Tx, order: OrderRow, link: SavedLinkRow | null) => Promise<void>
}

/** where this order is paid. Asking for a link after a failed payment puts the order back to waiting. A page that is still good is given out again. */
export async function requestPayment(scope: Scope, { id }: { id: string }, uses: Uses, { wanted, guard }: Options = {}) {
  const user = scope.user ?? fail(commonProblems.unauthenticated)
  const { order, gateway, known } = await uses.db.withTenant(scope.business, async (tx) => {
    const order = await lockPayable(tx, scope, user, id)
    const gateways = await gatewaysOf(tx, uses)
    const gateway = wanted ? gateways.named(wanted) : gateways.first
    const known = gateway && (await findLink(tx, id, gateway.name))
    await guard?.(tx, order, known)
    return { order, gateway, known }
  })
  if (!gateway) fail(paymentProblems.linkMissing)
  const fresh = isGood(order, known) ? null : await createLink(gateway, order, uses, scope)
  return uses.db.withTenant(scope.business, async (tx) => {
    const row = await lockPayable(tx, scope, user, id)
    const latest = await findLink(tx, id, gateway.name)
    await guard?.(tx, row, latest)
    const now = uses.clock.now()
    // A page that another tab has made meanwhile is the one to pay at: of two, both could be paid.
    const link = latest && (fresh === null || isNewer(latest, known)) ? latest : (fresh ?? fail(paymentProblems.linkMissing))
    await saveLink(tx, { orderId: id, gateway: gateway.name, link, amountInCents: centsOf(row), isOpened: guard !== undefined, now })
    if (row.state === '11_store_onlinepayment_fail') await moveOrder(tx, row, { to: '5_waiting_online_payment', user, now })
    return { url: link.url }
  })
}

// After a failed payment the provider's page may be used up.
const isGood = (order: OrderRow, link: SavedLinkRow | null): boolean =>
  link !== null && order.state === '5_waiting_online_payment' && link.amount_in_cents === centsOf(order)

const isNewer = (link: SavedLinkRow, known: SavedLinkRow | null) => known === null || link.creation_date > known.creation_date

const centsOf = ({ price_total_computed }: OrderRow) => price_total_computed * 100

function createLink(gateway: PaymentGateway, order: OrderRow, uses: Uses, scope: Scope): Promise<PaymentLink> {
  const request = { orderId: order.id, amountInCents: centsOf(order), origin: shopOrigin(scope, uses) }
  return gateway.link(request).catch((error: Error) => {
    uses.log.warn({ err: error, gateway: gateway.name }, 'a payment could not be prepared')
    return fail(paymentProblems.linkFailed)
  })
}

/** The order, locked, when this person may pay it and it waits to be paid. */
async function lockPayable(tx: Tx, scope: Scope, user: Visitor, id: string): Promise<OrderRow> {
  const row = await lockOwn(tx, scope, user, id)
  if (!isUnpaid(row) || row.price_total_computed === 0) fail(orderProblems.wrongState, { data: { state: row.state, allowedActions: [] } })
  return row
}

export async function lockOwn(tx: Tx, scope: Scope, user: Visitor, id: string): Promise<OrderRow> {
  const row = (await lockPlacedOrder(tx, id)) ?? fail(orderProblems.notFound)
  const actors = actorsOf(toViewed(row), viewerOf(scope))
  if (!actors.includes('customer') && !actors.includes('staff'))
    fail(isAdminOrSuper(user.role) ? orderProblems.notFound : commonProblems.forbidden)
  return row
}

export const isUnpaid = ({ state }: OrderRow): boolean => state === '5_waiting_online_payment' || state === '11_store_onlinepayment_fail'
