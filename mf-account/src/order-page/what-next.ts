import type { Order } from '@plaza/contracts/orders/order.entity'
import type { OrderState } from '@plaza/contracts/orders/order-state'

export interface Step {
  readonly label: string
  readonly states: readonly OrderState[]
}

const accepted: Step = { label: 'La tienda lo aceptó', states: ['7_admin_cart_accept'] }
const picked: Step = { label: 'Preparamos tus productos', states: ['8_store_select_products', '9_store_invoice_products'] }

/** The way of an order as its owner thinks of it. */
export const stepsOf = ({ state, type, payment_method_selected }: Pick<Order, 'state' | 'type' | 'payment_method_selected'>): Step[] => [
  { label: 'Recibimos tu pedido', states: ['5_waiting_online_payment', '11_store_onlinepayment_fail', '13_order_received'] },
  // A stranger is not told how it is paid.
  ...(payment_method_selected === 'online' || state === '6_payment_complete'
    ? [{ label: 'Recibimos tu pago', states: ['6_payment_complete'] as const }]
    : []),
  accepted,
  picked,
  { label: type === 'pickup' ? 'Listo para recoger' : 'Va en camino', states: ['10_store_dispatch_products'] },
]

/** Said first, because what nobody answers is not delivered. */
export function replacementHeadline(count: number): Headline {
  const now = count === 1 ? 'Te proponemos un reemplazo' : `Te proponemos ${count} reemplazos`
  return { now, next: 'Responde mientras preparamos tu pedido: lo que no respondas no se cobra ni se entrega.' }
}

export interface Headline {
  readonly now: string
  readonly next: string | null
}

const preparing = 'Escogemos tus productos uno a uno; si falta alguno te proponemos un reemplazo.'

/** Where the order stands and what comes next, in a sentence each. */
export function headlineOf(order: Pick<Order, 'state' | 'type' | 'payment_voided_at' | 'address_selected'>): Headline {
  const { type, payment_voided_at, address_selected: address } = order
  // The display name of a delivery is the branch that brings it.
  const known = type === 'pickup' ? [address?.displayName, address?.alias] : [address?.alias, address?.address]
  // Strangers get stars.
  const place = known.find((each) => each && !each.includes('***'))
  const isUnderWay = ['7_admin_cart_accept', '8_store_select_products', '9_store_invoice_products'].includes(order.state)
  if (payment_voided_at && isUnderWay) return { now: 'Tu pago fue anulado', next: 'La tienda te contará cómo seguir con tu pedido.' }
  const voided: Headline = { now: 'Tu pago fue anulado', next: 'Págalo de nuevo para que la tienda lo prepare.' }
  const lines: Partial<Record<OrderState, Headline>> = {
    '5_waiting_online_payment': payment_voided_at
      ? voided
      : { now: 'Falta tu pago', next: 'Cuando lo recibamos, la tienda empieza a prepararlo.' },
    '11_store_onlinepayment_fail': payment_voided_at
      ? voided
      : { now: 'El pago no pasó', next: 'No te cobramos nada. Puedes intentarlo de nuevo, con el mismo medio o con otro.' },
    '13_order_received': { now: 'Recibimos tu pedido', next: 'Sigue: la tienda lo acepta y empieza a prepararlo.' },
    '6_payment_complete': { now: 'Recibimos tu pago', next: 'Sigue: la tienda lo acepta y empieza a prepararlo.' },
    '7_admin_cart_accept': { now: 'La tienda aceptó tu pedido', next: `Sigue: ${preparing.charAt(0).toLowerCase()}${preparing.slice(1)}` },
    '8_store_select_products': { now: 'Estamos escogiendo tus productos', next: 'Sigue: lo facturamos y sale para ti.' },
    '9_store_invoice_products': {
      now: 'Tus productos están listos',
      next: type === 'pickup' ? 'Sigue: te avisamos para que pases por él.' : 'Sigue: sale hacia tu dirección.',
    },
    '10_store_dispatch_products':
      type === 'pickup'
        ? { now: 'Listo para recoger', next: place ? `Te esperamos en ${place}.` : null }
        : { now: 'Va en camino', next: place ? `Lo llevamos a ${place}.` : null },
    '12_store_cancel_order': { now: 'Este pedido se canceló', next: null },
  }
  return lines[order.state] ?? { now: 'Tu pedido', next: null }
}
