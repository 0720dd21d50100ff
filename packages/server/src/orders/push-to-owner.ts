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

/** After the commit each of the owner's browsers that asked for it shows the new state, unless they moved it themselves. */
export async function pushToOwner(tx: Tx, order: Moved, movedBy: string | null): Promise<void> {
  if (order.user_id !== movedBy) await pushWords(tx, order, words[order.state] ?? orderStateLabels[order.state])
}

/** The same with words of one's own. */
export async function pushWords(tx: Tx, order: Pick<Moved, 'id' | 'id_order' | 'user_id'>, body: string): Promise<void> {
  const devices = await tx.query<{ id: string }>(
    'select id from push_devices where business_id = $1 and user_id = $2 order by creation_date, id',
    [tx.business, order.user_id],
    'push-owner',
  )
  const message = { to: order.user_id, subject: `Pedido N.º ${order.id_order}`, body, url: `/shoppingcart-detail/${order.id}` }
  // A message of its own for each: what one service refuses is tried again there only.
  for (const { id: device } of devices) await addToOutbox(tx, 'push', { ...message, device })
}
