import * as z from 'zod/mini'
import { geoPoint } from '../account/address.entity.ts'
import { bagsConfig } from '../cart/bags.entity.ts'
import { appliedCoupon } from '../cart/coupon.entity.ts'
import { line } from '../cart/line.entity.ts'
import { id, latLng, maybe, moment, pesos, textList } from '../kernel/base.ts'
import { paymentMethods } from '../payments/payment-method.ts'
import { orderStates } from './order-state.ts'

export const orderTypes = ['delivery', 'pickup'] as const
export type OrderType = (typeof orderTypes)[number]

/** Where it goes: an address, or the pickup office when `type` is pickup. */
export const addressSelected = z.object({
  id,
  address: maybe.text,
  alias: maybe.text,
  city: maybe.text,
  branch: maybe.text,
  idBranch: maybe.text,
  displayName: maybe.text,
  name: maybe.text,
  comment: maybe.text,
  geopoint: z.nullish(z.union([geoPoint, latLng])),
  zoneDisplayName: maybe.text,
})
export type AddressSelected = z.output<typeof addressSelected>

export const stateUpdate = z.object({
  state: z.enum(orderStates),
  date: moment,
  user: z.nullish(z.object({ id, name: maybe.text })),
  reason: maybe.text,
})

const assignment = z.object({
  date: moment,
  picker_id: maybe.text,
  picker_name: maybe.text,
  delivery_id: maybe.text,
  delivery_name: maybe.text,
  user: z.nullish(z.object({ id, name: maybe.text })),
})

export const orderDelivery = z.object({
  start_date: maybe.moment,
  end_date: maybe.moment,
  label_cart: maybe.text,
  label_cart_assigned: maybe.text,
  products_approved_ids: textList,
  products_rejected_ids: textList,
  products_modified: textList,
  picker_id: maybe.text,
  picker_name: maybe.text,
  cashier_id: maybe.text,
  cashier_name: maybe.text,
  delivery_id: maybe.text,
  delivery_name: maybe.text,
  assigned_history: z._default(z.array(assignment), []),
  observations: maybe.text,
})
export type OrderDelivery = z.output<typeof orderDelivery>

/**
 * Shopping cart and order are one record: a cart in states 1 to 4, an order afterwards.
 * `id` is the uuid of paths and equals `historyUuid`; `id_order` is the short number people see, null before the order is placed.
 * Amounts are whole pesos, always the server's. People and address come masked to strangers.
 */
export const order = z.object({
  id,
  id_order: z.nullish(z.union([z.int(), z.string()])),
  historyUuid: maybe.text,
  userId: maybe.text,
  user: z.nullish(z.object({ fullname: z.string() })),
  state: z._default(z.enum(orderStates), '1_waiting_products'),
  type: z._default(z.enum(orderTypes), 'delivery'),
  products: z._default(z.array(line), []),
  products_rejected: z._default(z.array(z.unknown()), []),
  bags_config: z.nullish(bagsConfig),
  bags_count: z._default(z.int(), 0),
  observations_client: maybe.text,
  price_domicile: z._default(pesos, 0),
  price_subtotal_computed: z._default(pesos, 0),
  /** As placed; `price_total_computed` is less when the picking found less. */
  price_total: z._default(pesos, 0),
  price_total_bags: z._default(pesos, 0),
  /** The part of `price_total_bags` that is the tax on bags: ours. */
  bags_tax: z._default(pesos, 0),
  price_total_computed: z._default(pesos, 0),
  discounts_total: z._default(pesos, 0),
  coupons_total: z._default(pesos, 0),
  city: maybe.text,
  min_subtotal: z._default(pesos, 0),
  address_selected: z.nullish(addressSelected),
  payment_method_selected: z.nullish(z.enum(paymentMethods)),
  coupons_applyed: z._default(z.array(appliedCoupon), []),
  creationDate: maybe.moment,
  last_update: maybe.moment,
  state_updates: z._default(z.array(stateUpdate), []),
  delivery: z.nullish(orderDelivery),
  /** The branch that prepares it: ours. */
  branch_office_id: maybe.text,
  /** What this viewer may do now: `accept dispatch cancel assign select invoice print`. Ours. */
  allowedActions: textList,
  /** The composition of the page it was placed from: ours. */
  composition_id: maybe.text,
  /** When the approved payments fell below the total ("Pago anulado"); null while they cover it. Ours. */
  payment_voided_at: maybe.moment,
  /** Nothing moves it before staff decide about the payment that was taken back. Ours. */
  payment_blocked: z._default(z.boolean(), false),
})
export type Order = z.output<typeof order>
/** The same record while it is open. */
export type Cart = Order
