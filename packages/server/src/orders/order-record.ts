import type { Line } from '@plaza/contracts/cart/line.entity'
import type { Order } from '@plaza/contracts/orders/order.entity'
import type { OrderState } from '@plaza/contracts/orders/order-state'

/** A row of `orders`: a cart in states 1 to 4, an order afterwards. */
export interface OrderRow {
  id: string
  id_order: number | null
  user_id: string
  user_fullname: string
  state: OrderState
  type: Order['type']
  branch_office_id: string | null
  address_selected: Order['address_selected']
  payment_method_selected: Order['payment_method_selected']
  bags_config: Order['bags_config']
  bags_count: number
  bags_tax: number
  observations_client: string
  price_domicile: number
  price_subtotal_computed: number
  price_total_bags: number
  discounts_total: number
  coupons_total: number
  price_total: number
  price_total_computed: number
  min_subtotal: number
  coupons_applyed: Order['coupons_applyed']
  products_rejected: unknown[]
  city: string | null
  delivery: Partial<NonNullable<Order['delivery']>>
  composition_id: string | null
  placed_at: Date | null
  creation_date: Date
  last_update: Date
  payment_voided_at: Date | null
  payment_blocked: boolean
}

export interface StateUpdateRow {
  state: OrderState
  date: Date
  user_id: string | null
  user_name: string
  reason: string
}

export const orderColumns = [
  'id',
  'id_order',
  'user_id',
  'user_fullname',
  'state',
  'type',
  'branch_office_id',
  'address_selected',
  'payment_method_selected',
  'bags_config',
  'bags_count',
  'bags_tax',
  'observations_client',
  'price_domicile',
  'price_subtotal_computed',
  'price_total_bags',
  'discounts_total',
  'coupons_total',
  'price_total',
  'price_total_computed',
  'min_subtotal',
  'coupons_applyed',
  'products_rejected',
  'city',
  'delivery',
  'composition_id',
  'placed_at',
  'creation_date',
  'last_update',
  'payment_voided_at',
  'payment_blocked',
]
  .map((column) => `o.${column}`)
  .join(', ')

/** The wire entity. The creation date of an order is when it was placed, of a cart when it was opened. */
export function toOrder(row: OrderRow, products: Line[], updates: readonly StateUpdateRow[] = []): Order {
  return {
    id: row.id,
    id_order: row.id_order,
    historyUuid: row.id,
    userId: row.user_id,
    user: { fullname: row.user_fullname },
    state: row.state,
    type: row.type,
    products,
    products_rejected: row.products_rejected,
    bags_config: row.bags_config,
    bags_count: row.bags_count,
    observations_client: row.observations_client,
    price_domicile: row.price_domicile,
    price_subtotal_computed: row.price_subtotal_computed,
    price_total: row.price_total,
    price_total_bags: row.price_total_bags,
    bags_tax: row.bags_tax,
    price_total_computed: row.price_total_computed,
    discounts_total: row.discounts_total,
    coupons_total: row.coupons_total,
    city: row.city,
    min_subtotal: row.min_subtotal,
    address_selected: row.address_selected,
    payment_method_selected: row.payment_method_selected,
    coupons_applyed: row.coupons_applyed,
    creationDate: (row.placed_at ?? row.creation_date).toISOString(),
    last_update: row.last_update.toISOString(),
    state_updates: updates.map(toStateUpdate),
    delivery: { products_approved_ids: [], products_rejected_ids: [], products_modified: [], assigned_history: [], ...row.delivery },
    branch_office_id: row.branch_office_id,
    composition_id: row.composition_id,
    allowedActions: [],
    payment_voided_at: row.payment_voided_at?.toISOString() ?? null,
    payment_blocked: row.payment_blocked,
  }
}

const toStateUpdate = (row: StateUpdateRow) => ({
  state: row.state,
  date: row.date.toISOString(),
  user: row.user_id === null ? null : { id: row.user_id, name: row.user_name },
  reason: row.reason || null,
})
