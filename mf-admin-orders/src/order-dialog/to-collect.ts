import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'

const unpaidOnline = ['5_waiting_online_payment', '11_store_onlinepayment_fail']

/** What whoever hands the order over has to take in for it, in words. */
export function toCollect(order: Pick<Order, 'payment_method_selected' | 'price_total_computed' | 'state' | 'payment_voided_at'>): string {
  const total = formatPesos(order.price_total_computed)
  if (order.payment_method_selected !== 'online') return `Cobrar ${total}`
  if (order.payment_voided_at) return `Pago anulado: no entregar sin confirmar (${total})`
  return unpaidOnline.includes(order.state) ? `Pago en línea pendiente: no entregar sin confirmar (${total})` : 'Pagado en línea: no cobrar'
}
