import type { PaymentStatus } from '@plaza/contracts/payments/payment.entity'
import { mayMove } from '@plaza/contracts/orders/lifecycle'
import type { OrderState } from '@plaza/contracts/orders/order-state'
import { moveOrder } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/order-record.ts'
import { lockPlacedOrder } from '../orders/placed-order.ts'
import type { Tx } from '../platform/database.ts'
import { type InboxEntry, type PaymentRow, paymentsOf, savePayment } from './payment.repository.ts'

/** The text staff read beside money that has to go back. */
export const refundReasons = {
  otherAmount: 'El valor o la moneda del pago no es el del pedido.',
  cancelled: 'El pago se aprobó cuando el pedido ya estaba anulado.',
  paidTwice: 'El pedido ya estaba pagado.',
} as const

/**
 * Applies one word of a provider to the order it names, once and in any order of arrival. The order moves only as the table allows to a
 * payment; money it cannot take is kept as a payment to refund. What names no order of ours is left in the inbox as it came.
 */
export async function recordPayment(tx: Tx, entry: InboxEntry, now: Date): Promise<void> {
  const order = await lockPlacedOrder(tx, entry.orderId)
  if (!order) return
  const known = await paymentsOf(tx, order.id)
  const before = known.find((each) => each.transaction_id === entry.transactionId && each.gateway === entry.gateway)
  if (before && !mayFollow(before.status, entry.status)) return
  const others = known.filter((each) => each !== before)
  const refund = entry.status === 'approved' ? reasonToRefund(order, entry, others) : null
  await savePayment(tx, entry, refund, now)
  const to = refund === null ? stateFor(entry.status, others) : null
  if (to && mayMove(order.state, to, 'payment')) await moveOrder(tx, order, { to, user: null, reason: `Pago ${entry.transactionId}`, now })
}

/** Only a pending attempt is still open; an approved one may be taken back. */
const mayFollow = (before: PaymentStatus, after: PaymentStatus): boolean =>
  before === 'pending' ? after !== 'pending' : before === 'approved' && after === 'voided'

function reasonToRefund(order: OrderRow, { amountInCents, currency }: InboxEntry, others: readonly PaymentRow[]): string | null {
  if (currency !== 'COP' || amountInCents !== order.price_total_computed * 100) return refundReasons.otherAmount
  if (order.state === '12_store_cancel_order') return refundReasons.cancelled
  if (others.some((each) => each.status === 'approved' && !each.to_refund)) return refundReasons.paidTwice
  return null
}

function stateFor(status: PaymentStatus, others: readonly PaymentRow[]): OrderState | null {
  if (status === 'approved') return '6_payment_complete'
  // Another attempt is still under way: the order keeps waiting for it.
  if (status === 'pending' || others.some((each) => each.status === 'pending')) return null
  return '11_store_onlinepayment_fail'
}
