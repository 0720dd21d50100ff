import { orderStateLabels, type OrderState } from '@plaza/contracts/orders/order-state'
import type { Tx } from '../platform/database.ts'
import { addToOutbox } from '../platform/outbox.ts'

interface Moved {
  readonly id: string
  readonly id_order: number | null
  readonly state: OrderState
  readonly user_id: string
}

/** What people are told, where the state's own name says too little. */
const words: Partial<Record<OrderState, string>> = {
  '6_payment_complete': 'Recibimos tu pago.',
  '7_admin_cart_accept': 'Lo aceptamos y pronto lo preparamos.',
  '8_store_select_products': 'Estamos escogiendo tus productos.',
  '9_store_invoice_products': 'Ya casi sale: lo estamos facturando.',
  '10_store_dispatch_products': 'Va en camino.',
  '11_store_onlinepayment_fail': 'El pago no pasó. Puedes intentarlo de nuevo.',
  '12_store_cancel_order': 'Lo cancelamos.',
}

/** After the commit the owner's browser shows the new state, when they asked for it and did not move it themselves. */
export async function pushToOwner(tx: Tx, order: Moved, movedBy: string | null): Promise<void> {
  if (order.user_id === movedBy) return
  const [owner] = await tx.query<{ listens: boolean }>(
    'select fcm_token is not null as listens from users where business_id = $1 and id = $2',
    [tx.business, order.user_id],
    'push-owner',
  )
  if (!owner?.listens) return
  const subject = `Pedido N.º ${order.id_order}`
  const body = words[order.state] ?? orderStateLabels[order.state]
  await addToOutbox(tx, 'push', { to: order.user_id, subject, body, url: `/shoppingcart-detail/${order.id}` })
}
