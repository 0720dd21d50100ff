import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { startPayment as contract } from '@plaza/contracts/payments/payments.api'
import { paymentProblems } from '@plaza/contracts/payments/payments.messages'
import type { OrderRow } from '../orders/order-record.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { gatewaysOf } from './business-gateway.ts'
import { receivePayments } from './inbox.ts'
import { weighPayments } from './ledger.ts'
import { findLink, paymentsOf, type SavedLinkRow } from './payment.repository.ts'
import { isUnpaid, lockOwn, requestPayment } from './request-payment.ts'

/** How long a shopper is believed to be at the payment page they opened. */
const atPageMinutes = 15

/**
 * Gives out the payment page for one press. Of several presses, in whatever tab or browser, the first gets it; the others learn that it is
 * open, that the bank still works on a payment, or that the order is paid.
 */
export async function startPayment(scope: Scope, { id, again }: ParsedInputOf<typeof contract>, uses: Uses) {
  const user = scope.user ?? fail(commonProblems.unauthenticated)
  await uses.db.withTenant(scope.business, (tx) => rejectPaid(tx, scope, user, id))
  await askAboutOpenPage(scope, id, uses)
  await uses.db.withTenant(scope.business, (tx) => rejectPaid(tx, scope, user, id))
  // The second look comes after this press's own page was prepared; only another tab can have opened one meanwhile.
  const guard = async (tx: Tx, order: OrderRow, link: SavedLinkRow | null) => {
    if (!again) await rejectOpen(tx, order, link, uses.clock.now())
  }
  return requestPayment(scope, { id }, uses, { guard })
}

async function rejectPaid(tx: Tx, scope: Scope, user: Visitor, id: string): Promise<void> {
  const order = await lockOwn(tx, scope, user, id)
  if (isUnpaid(order)) return
  const isPaid = order.state === '6_payment_complete' || weighPayments(order, await paymentsOf(tx, id)).isCovered
  fail(isPaid ? paymentProblems.alreadyPaid : paymentProblems.tooLate)
}

async function rejectOpen(tx: Tx, order: OrderRow, link: SavedLinkRow | null, now: Date): Promise<void> {
  const payments = await paymentsOf(tx, order.id)
  if (payments.some(({ status }) => status === 'pending')) fail(paymentProblems.pending)
  const openedAt = link?.opened_at
  if (!openedAt || now.getTime() - openedAt.getTime() > atPageMinutes * 60_000) return
  // What was tried on that page has ended.
  if (payments.some(({ last_update_date }) => last_update_date > openedAt)) return
  fail(paymentProblems.alreadyOpen, { data: { opened_at: openedAt.toISOString() } })
}

/** Somebody may have paid on the page that is open already: the provider knows before its event comes. */
async function askAboutOpenPage(scope: Scope, orderId: string, uses: Uses): Promise<void> {
  const { gateway, link } = await uses.db.withTenant(scope.business, async (tx) => {
    const gateway = (await gatewaysOf(tx, uses)).first
    return { gateway, link: gateway && (await findLink(tx, orderId, gateway.name)) }
  })
  if (!gateway || !link?.opened_at) return
  const told = await gateway.attempts({ orderId, providerId: link.providerId }).catch(() => [])
  await receivePayments(
    scope.business,
    gateway.name,
    told.filter((each) => each.orderId === orderId),
    uses,
  )
}
