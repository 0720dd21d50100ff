import { mayMove } from '@plaza/contracts/orders/lifecycle'
import { paymentStatusLabels } from '@plaza/contracts/payments/payments.messages'
import type { OrderState } from '@plaza/contracts/orders/order-state'
import { moveOrder } from '../orders/change-order.ts'
import type { OrderRow } from '../orders/order-record.ts'
import { lockPlacedOrder } from '../orders/placed-order.ts'
import type { Tx } from '../platform/database.ts'
import { isReversal, mayFollow, weighPayments } from './ledger.ts'
import { markVoided, unmarkVoided } from './mark-voided.ts'
import { notifyDue, notifyVoided } from './notify-owner.ts'
import { type InboxEntry, paymentsOf, savePayment } from './payment.repository.ts'
import { type Settled, settleDues } from './settle-dues.ts'

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
  const wasCovered = weighPayments(order, known).isCovered
  await savePayment(tx, entry, before?.status === 'approved' ? before.counts : isForOrder(order, entry), now)
  const settled = await settleDues(tx, order, now, entry.status === 'approved' ? entry.transactionId : undefined)
  const isTakenBack = wasCovered && !settled.isCovered && isReversal(entry.status)
  await followBalance(tx, order, { entry, settled, isTakenBack, now })
}

// The shopper was asked for one of these: as placed, or less after the picking.
const isForOrder = ({ price_total, price_total_computed }: OrderRow, { amountInCents, currency }: InboxEntry) =>
  currency === 'COP' && [price_total, price_total_computed].some((total) => amountInCents === total * 100)

interface Change {
  readonly now: Date
  readonly entry: InboxEntry
  readonly settled: Settled
  /** The order was paid before, and is not any more. */
  readonly isTakenBack: boolean
}

async function followBalance(tx: Tx, order: OrderRow, { entry, settled, isTakenBack, now }: Change): Promise<void> {
  if (settled.isCovered) await unmarkVoided(tx, order, now)
  if (isTakenBack) await markVoided(tx, order, now)
  const to = isTakenBack ? '11_store_onlinepayment_fail' : stateFor(entry, settled)
  const reason = isTakenBack ? 'Pago anulado' : `Pago ${paymentStatusLabels[entry.status].toLowerCase()}`
  if (to && mayMove(order.state, to, 'payment') && (isTakenBack || order.state !== '6_payment_complete'))
    await moveOrder(tx, order, { to, user: null, reason, now, isSilent: isTakenBack })
  if (isTakenBack) await notifyVoided(tx, order)
  if (entry.status === 'approved') await notifyDue(tx, order, entry, settled)
}

/** Where an order that waits for its payment goes. */
function stateFor({ status }: InboxEntry, { isCovered, payments }: Settled): OrderState | null {
  if (isCovered) return '6_payment_complete'
  // Another attempt is still under way: the order keeps waiting for it.
  const waits = status === 'pending' || status === 'approved' || payments.some((each) => each.status === 'pending')
  return waits ? null : '11_store_onlinepayment_fail'
}
