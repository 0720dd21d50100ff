import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { actorsOf } from '@plaza/contracts/orders/lifecycle'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import { isAdminOrSuper } from '@plaza/contracts/account/role'
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
import { saveLink } from './payment.repository.ts'

/** where this order is paid. Asking for a link after a failed payment puts the order back to waiting. */
export async function requestPayment(scope: Scope, { id }: { id: string }, uses: Uses, wanted?: PaymentGatewayName) {
  const user = scope.user ?? fail(commonProblems.unauthenticated)
  const { order, gateway } = await uses.db.withTenant(scope.business, async (tx) => {
    const order = await lockPayable(tx, scope, user, id)
    const gateways = await gatewaysOf(tx, uses)
    return { order, gateway: wanted ? gateways.named(wanted) : gateways.first }
  })
  if (!gateway) fail(paymentProblems.linkMissing)
  const link = await linkOf(gateway, order, uses, scope)
  await uses.db.withTenant(scope.business, async (tx) => {
    const row = await lockPayable(tx, scope, user, id)
    const now = uses.clock.now()
    await saveLink(tx, { orderId: id, gateway: gateway.name, link, now })
    if (row.state === '11_store_onlinepayment_fail') await moveOrder(tx, row, { to: '5_waiting_online_payment', user, now })
  })
  return { url: link.url }
}

function linkOf(gateway: PaymentGateway, order: OrderRow, uses: Uses, scope: Scope): Promise<PaymentLink> {
  const request = { orderId: order.id, amountInCents: order.price_total_computed * 100, origin: shopOrigin(scope, uses) }
  return gateway.link(request).catch((error: Error) => {
    uses.log.warn({ err: error, gateway: gateway.name }, 'a payment could not be prepared')
    return fail(paymentProblems.linkFailed)
  })
}

async function lockPayable(tx: Tx, scope: Scope, user: Visitor, id: string): Promise<OrderRow> {
  const row = (await lockPlacedOrder(tx, id)) ?? fail(orderProblems.notFound)
  const actors = actorsOf(toViewed(row), viewerOf(scope))
  if (!actors.includes('customer') && !actors.includes('staff'))
    fail(isAdminOrSuper(user.role) ? orderProblems.notFound : commonProblems.forbidden)
  const waits = row.state === '5_waiting_online_payment' || row.state === '11_store_onlinepayment_fail'
  if (!waits) fail(orderProblems.wrongState, { data: { state: row.state, allowedActions: [] } })
  return row
}
