import { formatPesos } from '@plaza/contracts/kernel/money'
import { type OrderState, orderStateLabels } from '@plaza/contracts/orders/order-state'
import type { Tx } from '../platform/database.ts'
import { addToOutbox } from '../platform/outbox.ts'
import type { OrderRow } from './order-record.ts'

type Order = Pick<OrderRow, 'id' | 'id_order' | 'user_id'>
type MovedOrder = Order & Pick<OrderRow, 'state' | 'type' | 'price_total_computed'>

/** Said in the mail of a cancelled order. */
interface CancelFacts {
  readonly reason: string | null | undefined
  /** Whole pesos that go back. */
  readonly refund: number
}

/** Ley 2439 of 2024. */
const refundTerm = 'en los próximos 15 días calendario'

/** What the owner is told, where the state's own name says too little. */
const stateTexts: Partial<Record<OrderState, string>> = {
  '6_payment_complete': 'Recibimos tu pago.',
  '7_admin_cart_accept': 'Lo aceptamos y pronto lo preparamos.',
  '8_store_select_products': 'Estamos escogiendo tus productos.',
  '9_store_invoice_products': 'Ya casi sale: lo estamos facturando.',
  '10_store_dispatch_products': 'Va en camino.',
  '11_store_onlinepayment_fail': 'El pago no pasó. Puedes intentarlo de nuevo.',
  '12_store_cancel_order': 'Lo cancelamos.',
}

/** The steps in between are pushed to browsers that asked for it; a mail for each would be too many. */
const mailedStates: ReadonlySet<OrderState> = new Set([
  '6_payment_complete',
  '10_store_dispatch_products',
  '11_store_onlinepayment_fail',
  '12_store_cancel_order',
])

/**
 * Tells the owner that the order reached a new state, unless the owner moved it.
 *
 * @param movedBy Id of the person who moved it; null when the server did.
 */
export async function notifyState(tx: Tx, order: MovedOrder, movedBy: string | null, facts: CancelFacts): Promise<void> {
  if (order.user_id === movedBy) return
  const text = stateText(order)
  await pushToOwner(tx, order, text)
  if (mailedStates.has(order.state)) await mailToOwner(tx, order, [text, ...details(order, facts)].join('\n\n'))
}

/**
 * Tells the owner by push and by mail.
 *
 * @param path Page of the shop that the mail links; the order's own unless given.
 */
export async function notifyOwner(tx: Tx, order: Order, body: string, path = orderPage(order)): Promise<void> {
  await pushToOwner(tx, order, body)
  await mailToOwner(tx, order, body, path)
}

function stateText({ state, type }: MovedOrder): string {
  if (state === '10_store_dispatch_products' && type === 'pickup') return 'Está listo para recoger.'
  return stateTexts[state] ?? orderStateLabels[state]
}

function details({ state, price_total_computed: total }: MovedOrder, { reason, refund }: CancelFacts): string[] {
  if (state === '12_store_cancel_order')
    return [
      ...(reason ? [`Motivo: ${reason}`] : []),
      ...(refund > 0 ? [`Te devolvemos ${formatPesos(refund)} a tu medio de pago ${refundTerm}.`] : []),
    ]
  return [`Total: ${formatPesos(total)}`]
}

async function pushToOwner(tx: Tx, order: Order, body: string): Promise<void> {
  const devices = await tx.query<{ id: string }>(
    'select id from push_devices where business_id = $1 and user_id = $2 order by creation_date, id',
    [tx.business, order.user_id],
    'push-owner',
  )
  const message = { to: order.user_id, subject: `Pedido N.º ${order.id_order}`, body, url: orderPage(order) }
  // One message per browser: what one push service refuses is tried again there only.
  for (const { id: device } of devices) await addToOutbox(tx, 'push', { ...message, device })
}

async function mailToOwner(tx: Tx, order: Order, body: string, url = orderPage(order)): Promise<void> {
  const [owner] = await tx.query<{ email: string | null }>(
    'select email from users where business_id = $1 and id = $2',
    [tx.business, order.user_id],
    'owner-email',
  )
  if (!owner?.email) return
  await addToOutbox(tx, 'mail', { to: owner.email, subject: `Pedido N.º ${order.id_order}: novedad`, body, url })
}

const orderPage = ({ id }: Pick<Order, 'id'>) => `/shoppingcart-detail/${id}`
