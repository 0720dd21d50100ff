import type { OrderRow } from '../orders/order-record.ts'
import type { Tx } from '../platform/database.ts'
import { type Balance, weighPayments } from './ledger.ts'
import { type PaymentRow, paymentsOf, saveDue } from './payment.repository.ts'

/** The text staff read beside money that has to go back. */
export const refundReasons = {
  otherAmount: 'El valor o la moneda del pago no es el del pedido.',
  approvedTooLate: 'El pago se aprobó cuando el pedido ya estaba anulado.',
  cancelled: 'El pedido se anuló después de pagarse.',
  paidTwice: 'El pedido ya estaba pagado.',
  foundLess: 'Se encontró menos de lo que se pagó.',
} as const

export interface Settled extends Balance {
  readonly payments: readonly PaymentRow[]
}

/**
 * Writes what of each payment has to go back now (Ley 2439 of 2024: within 15 days). The caller holds the order's lock. `approved` is the
 * transaction this is done for, when it has just been approved.
 */
export async function settleDues(tx: Tx, order: OrderRow, now: Date, approved?: string): Promise<Settled> {
  const payments = await paymentsOf(tx, order.id)
  const balance = weighPayments(order, payments)
  for (const [at, payment] of payments.entries()) {
    const amount = balance.due[at] ?? 0
    if (amount === payment.refund_due) continue
    const reason = amount > payment.refund_done ? reasonOf(order, payment, amount, approved) : ''
    await saveDue(tx, payment, { amount, reason, now })
  }
  return { ...balance, payments }
}

function reasonOf({ state }: OrderRow, payment: PaymentRow, due: number, approved: string | undefined): string {
  if (!payment.counts) return refundReasons.otherAmount
  if (state === '12_store_cancel_order')
    return payment.transaction_id === approved ? refundReasons.approvedTooLate : refundReasons.cancelled
  return due >= payment.amount ? refundReasons.paidTwice : refundReasons.foundLess
}
