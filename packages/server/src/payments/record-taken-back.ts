import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { recordTakenBack as contract } from '@plaza/contracts/payments/payments.api'
import { paymentProblems, paymentStatusLabels } from '@plaza/contracts/payments/payments.messages'
import { recordChange } from '../orders/order-changes.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { findPayment, lockPayment } from './list-payments.ts'
import { recordPayment } from './record-payment.ts'

/** Takes the word of staff as a provider's; said twice it is the same. */
export async function recordTakenBack(
  scope: Scope,
  { gateway, transaction_id, status, note }: ParsedInputOf<typeof contract>,
  { db, clock }: Pick<SharedUses, 'db' | 'clock'>,
): Promise<OutputOf<typeof contract>> {
  const user = scope.user ?? fail(commonProblems.unauthenticated)
  return db.withTenant(scope.business, async (tx) => {
    // Not locked yet: the order's lock comes first everywhere.
    const payment = (await findPayment(tx, scope, { gateway, transaction_id })) ?? fail(paymentProblems.unknown)
    if (payment.status === status) return { payment }
    if (payment.status !== 'approved') fail(paymentProblems.notApproved)
    const { order_id: orderId, amount, method = null } = payment
    const now = clock.now()
    const entry = { gateway, transactionId: transaction_id, orderId, status, amountInCents: amount * 100, currency: 'COP', method }
    await recordPayment(tx, entry, now)
    const after = (await lockPayment(tx, scope, { gateway, transaction_id })) ?? fail(paymentProblems.unknown)
    if (after.status !== status) fail(paymentProblems.notApproved)
    const why = note?.trim() ? `: ${note.trim()}` : ''
    recordChange(tx, orderId, {
      user,
      what: `Registró el pago ${transaction_id} como ${paymentStatusLabels[status].toLowerCase()}${why}`,
      now,
    })
    return { payment: after }
  })
}
