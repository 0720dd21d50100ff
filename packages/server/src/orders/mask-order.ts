import type { Order } from '@plaza/contracts/orders/order.entity'

const hidden = '***'

/** What a stranger with the link sees: products, state and totals. People, place and payment are hidden; a pickup office is public anyway. */
export function masked(order: Order): Order {
  return {
    ...order,
    userId: null,
    user: { fullname: maskedName(order.user?.fullname ?? '') },
    address_selected: order.type === 'pickup' ? order.address_selected : maskedAddress(order),
    payment_method_selected: null,
    observations_client: null,
    coupons_applyed: [],
    composition_id: null,
    payment_voided_at: null,
    payment_blocked: false,
    products: order.products.map((line) => ({ ...line, comment: null })),
    state_updates: order.state_updates.map((update) => ({ ...update, user: null, reason: null })),
    delivery: null,
  }
}

/** `A*** R***` */
const maskedName = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${word[0]}${hidden}`)
    .join(' ')

const maskedAddress = ({ address_selected: address }: Order) =>
  address && {
    id: hidden,
    address: hidden,
    city: address.city ?? null,
    branch: address.branch ?? null,
    displayName: address.displayName ?? null,
  }
