import { formatPesos } from '@plaza/contracts/kernel/money'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { recordRefund as contract } from '@plaza/contracts/payments/payments.api'
import { paymentProblems } from '@plaza/contracts/payments/payments.messages'
import { notifyOwner } from '../orders/notify-owner.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { lockPayment } from './list-payments.ts'

/** Writes down that money went back, once: whoever saw another amount than what is due now is told. */
export async function recordRefund(
  scope: Scope,
  { gateway, transaction_id, amount, note }: ParsedInputOf<typeof contract>,
  { db, clock }: Pick<SharedUses, 'db' | 'clock'>,
): Promise<OutputOf<typeof contract>> {
  const user = scope.user ?? fail(commonProblems.unauthenticated)
  return db.withTenant(scope.business, async (tx) => {
    const payment = (await lockPayment(tx, scope, { gateway, transaction_id })) ?? fail(paymentProblems.refundUnknown)
    const due = payment.refund_due - payment.refund_done
    if (due !== amount) fail(paymentProblems.refundChanged, { data: { due } })
    const now = clock.now()
    await tx.run(
      `update payments set refund_done = refund_due, refunded_at = $4, refunded_by = $5, refund_note = $6, last_update_date = $4
       where business_id = $1 and gateway = $2 and transaction_id = $3`,
      [tx.business, gateway, transaction_id, now, user.name, note ?? ''],
      'payment-refunded',
    )
    await notifyRefunded(tx, payment.order_id, amount)
    const done = { refund_done: payment.refund_due, to_refund: false, refunded_at: now.toISOString(), refunded_by: user.name }
    return { payment: { ...payment, ...done, refund_note: note ?? null } }
  })
}

async function notifyRefunded(tx: Tx, orderId: string, amount: number) {
  const [order] = await tx.query<{ id: string; id_order: number; user_id: string }>(
    'select id, id_order, user_id from orders where business_id = $1 and id = $2',
    [tx.business, orderId],
    'order-refunded',
  )
  if (order)
    await notifyOwner(tx, order, `Te devolvimos ${formatPesos(amount)} a tu medio de pago. Tu banco puede tardar unos días en mostrarlo.`)
}
