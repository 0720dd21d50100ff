import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { verifyPayment as contract } from '@plaza/contracts/payments/payments.api'
import { paymentProblems } from '@plaza/contracts/payments/payments.messages'
import { findPlacedOrder } from '../orders/placed-order.ts'
import { sees, viewerOf } from '../orders/show-order.ts'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { gatewaysOf } from './business-gateway.ts'
import { receivePayments } from './inbox.ts'
import { type ProviderPayment, transactionIdPattern } from './payment-gateway.ts'
import { paymentsOf } from './payment.repository.ts'

type Answer = OutputOf<typeof contract>

/** the provider is asked, and its word taken as if it had sent an event. */
export async function verifyPayment(scope: Scope, input: ParsedInputOf<typeof contract>, uses: Uses): Promise<Answer> {
  if (!transactionIdPattern.test(input.transaction_id)) fail(paymentProblems.unknown)
  await limitOrFail(uses.limits, `verify-payment:${scope.network}`, 60, 60)
  const told = await ask(scope, input, uses)
  await receivePayments(scope.business, input.gateway, [told], uses)
  return { status: told.status, ...(await applied(scope, told, uses)) }
}

async function ask(scope: Scope, { gateway: name, transaction_id }: ParsedInputOf<typeof contract>, uses: Uses): Promise<ProviderPayment> {
  const gateways = await uses.db.withTenant(scope.business, (tx) => gatewaysOf(tx, uses))
  const gateway = gateways.named(name) ?? fail(paymentProblems.unknown)
  const told = await gateway.read(transaction_id).catch((error: Error) => {
    uses.log.warn({ err: error, gateway: name }, 'a payment could not be verified')
    return fail(paymentProblems.wompiNotLinked)
  })
  return told ?? fail(paymentProblems.unknown)
}

/** What the order made of it; the order itself is told only to who may see it. */
const applied = (scope: Scope, told: ProviderPayment, { db }: Uses): Promise<Pick<Answer, 'order' | 'refund_due'>> =>
  db.withTenant(scope.business, async (tx) => {
    const row = await findPlacedOrder(tx, told.orderId)
    const payments = row ? await paymentsOf(tx, row.id) : []
    const payment = payments.find((each) => each.transaction_id === told.transactionId)
    const refund_due = payment ? payment.refund_due - payment.refund_done : 0
    if (!row || !sees(viewerOf(scope), row)) return { order: null, refund_due }
    return { order: { id: row.id, id_order: row.id_order, state: row.state }, refund_due }
  })
