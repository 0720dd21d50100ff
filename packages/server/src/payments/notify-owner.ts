import { formatPesos } from '@plaza/contracts/kernel/money'
import type { OrderRow } from '../orders/order-record.ts'
import { tellOrder } from '../orders/tell-order.ts'
import { notifyOwner } from '../orders/notify-owner.ts'
import type { Tx } from '../platform/database.ts'
import type { InboxEntry } from './payment.repository.ts'
import { refundReasons, type Settled } from './settle-dues.ts'

/** The payment was taken back: the owner hears what that means for the order. */
export function notifyVoided(tx: Tx, order: OrderRow): Promise<void> {
  if (order.state !== '11_store_onlinepayment_fail')
    return notifyOwner(tx, order, 'Tu pago fue anulado. La tienda te contará cómo seguir con tu pedido.')
  return notifyOwner(
    tx,
    order,
    'Tu pago fue anulado. Puedes pagarlo de nuevo desde tus pedidos.',
    `/checkout/online-payment-cta/${order.id}`,
  )
}

/** An approval that the order could not take goes back: the owner hears how much and why. */
export async function notifyDue(
  tx: Tx,
  order: OrderRow,
  { transactionId, gateway }: InboxEntry,
  { payments, due }: Settled,
): Promise<void> {
  const at = payments.findIndex((each) => each.transaction_id === transactionId && each.gateway === gateway)
  const payment = payments[at]
  const amount = (due[at] ?? 0) - (payment?.refund_done ?? 0)
  if (!payment || amount <= 0) return
  // The order may stay where it is: open pages of owner and staff hear of it all the same.
  tellOrder(tx, order)
  await notifyOwner(tx, order, `${whyBack(order, payment.counts)} Te devolvemos ${formatPesos(amount)} a tu medio de pago.`)
}

function whyBack({ state }: OrderRow, counts: boolean): string {
  if (state === '12_store_cancel_order') return 'Tu pago llegó cuando el pedido ya estaba cancelado.'
  return counts ? 'Recibimos dos pagos de este pedido.' : refundReasons.otherAmount
}
