import type { Line } from '@plaza/contracts/cart/line.entity'
import { mayMove } from '@plaza/contracts/orders/lifecycle'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import type { OrderState } from '@plaza/contracts/orders/order-state'
import { productIvaClass } from '../catalog/iva-class.ts'
import type { Tx } from '../platform/database.ts'
import { relaySoon } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import type { Visitor } from '../platform/scope.ts'
import type { CouponBook } from './coupon-uses.ts'
import type { OrderRow, StateUpdateRow } from './order-record.ts'
import { type SoldLine, toSoldLine } from './order.repository.ts'
import { confirmationMail, type ConfirmationFacts, numberToCome } from './confirmation-mail.ts'
import { tellPlaced } from './tell-order.ts'

/** A line as it is sold in this order; later changes of the catalogue do not touch it. */
export interface PlacedLine extends SoldLine {
  readonly stock_taken: number
}

export interface Placing {
  /** The cart's row, locked, with the totals of the order. */
  readonly row: OrderRow
  readonly lines: readonly PlacedLine[]
  /** The history so far. */
  readonly updates: readonly StateUpdateRow[]
  readonly user: Visitor
  readonly email: string | null
  /** For the confirmation mail. */
  readonly facts: ConfirmationFacts
}

export interface PlacedOrder {
  readonly row: OrderRow
  readonly lines: Line[]
  readonly updates: readonly StateUpdateRow[]
}

/**
 * Turns carts into orders: number, state, snapshots, history and messages, all in the caller's transaction. Their stock is taken already.
 * Everything is asked in one breath, what many wait for last, and `placed` need not be awaited: whoever lets the commit follow at once holds
 * coupons and the business's counter for as long as PostgreSQL works on it, and not for a way there and back.
 */
export async function placeOrders(
  tx: Tx,
  placings: readonly Placing[],
  { coupons, now }: { coupons: CouponBook; now: Date },
): Promise<{ placed: Promise<PlacedOrder[]> }> {
  const orders = placings.map((placing) => ({ ...placing, row: asOrder(placing) }))
  keepSnapshots(tx, orders)
  tellPlaced(
    tx,
    orders.map(({ row }) => row),
  )
  const uses = orders.flatMap(({ row, user }) =>
    row.coupons_applyed.map(({ idCoupon }) => ({ orderId: row.id, userId: user.id, couponId: idCoupon })),
  )
  if (uses.length > 0) await coupons.use(tx, uses, now)
  const saved = savePlaced(tx, orders, now)
  if (orders.some(({ email }) => email)) relaySoon(tx)
  const placed = saved.then((rows) => orders.map((order, at) => toPlaced(order, rows[at] as OrderRow)))
  // When a statement fails the commit says so; nobody may be waiting for this then.
  placed.catch(() => {})
  return { placed }
}

function asOrder({ row, user }: Placing): OrderRow {
  const state = firstStateOf(row)
  if (!mayMove(row.state, state, state === '6_payment_complete' ? 'server' : 'customer'))
    fail(orderProblems.wrongState, { data: { state: row.state, allowedActions: [] } })
  return { ...row, state, user_fullname: user.name }
}

/** Where there is nothing to pay there is no payment to wait for, and no provider takes 0. */
function firstStateOf({ payment_method_selected, price_total_computed }: OrderRow): OrderState {
  if (payment_method_selected !== 'online') return '13_order_received'
  return price_total_computed === 0 ? '6_payment_complete' : '5_waiting_online_payment'
}

function toPlaced({ lines, updates, user }: Placing, row: OrderRow): PlacedOrder {
  const update = { state: row.state, date: row.last_update, user_id: user.id, user_name: user.name, reason: '' }
  return { row, lines: lines.map(toSoldLine), updates: [...updates, update] }
}

const keepSnapshots = (tx: Tx, orders: readonly Placing[]) => {
  const lines = orders.flatMap(({ row, lines }) => lines.map((line) => ({ ...line, order_id: row.id })))
  return void tx.write(
    `update order_lines l set product = s.product, stock_taken = s.stock_taken, iva_class = ${productIvaClass}
     from unnest($2::text[], $3::text[], $4::jsonb[], $5::int[]) as s (order_id, product_id, product, stock_taken)
       left join products p on p.business_id = $1 and p.id = s.product_id
     where l.business_id = $1 and l.order_id = s.order_id and l.product_id = s.product_id`,
    [
      tx.business,
      lines.map((line) => line.order_id),
      lines.map((line) => line.product_id),
      lines.map((line) => JSON.stringify(line.product)),
      lines.map((line) => line.stock_taken),
    ],
    'order-snapshots',
  )
}

/**
 * The number is one row per business, taken last: it is held only from here to the commit, and a refused order leaves no gap. What tells it to
 * somebody, history and mail, is written with it. Times increase with the numbers by at least a millisecond, so that "older than" is exact.
 */
async function savePlaced(tx: Tx, orders: readonly Placing[], now: Date): Promise<OrderRow[]> {
  const values = orders.map(({ row, user, email, lines, facts }) => [
    row.id,
    row.state,
    row.user_fullname,
    row.observations_client,
    row.composition_id,
    row.bags_config ? JSON.stringify(row.bags_config) : null,
    row.bags_count,
    row.bags_tax,
    row.price_total_bags,
    row.price_domicile,
    row.price_subtotal_computed,
    row.discounts_total,
    row.coupons_total,
    row.price_total_computed,
    row.min_subtotal,
    JSON.stringify(row.coupons_applyed),
    user.id,
    email === null ? null : JSON.stringify(confirmationMail(email, row, lines, facts)),
  ])
  const lists = (values[0] ?? []).map((_, at) => values.map((each) => each[at]))
  const placed = await tx.write<{ at: number; id_order: number; placed_at: Date }>(
    `with counter as (
       insert into order_counters as c (business_id, last_number, last_placed_at)
         values ($1, 1000 + $3, $2::timestamptz + ($3 - 1) * interval '1 millisecond')
       on conflict (business_id) do update set last_number = c.last_number + $3,
         last_placed_at = greatest($2::timestamptz, c.last_placed_at + interval '1 millisecond') + ($3 - 1) * interval '1 millisecond'
       returning last_number, last_placed_at),
     asked as (
       select a.*, last_number - $3 + a.at as id_order, last_placed_at - ($3 - a.at) * interval '1 millisecond' as placed_at
       from counter, unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::jsonb[], $11::int[], $12::int[], $13::int[], $14::int[],
         $15::int[], $16::int[], $17::int[], $18::int[], $19::int[], $20::jsonb[], $21::text[], $22::text[])
         with ordinality as a (id, state, fullname, observations, composition, bags_config, bags_count, bags_tax, bags, domicile,
           subtotal, discounts, coupons, total, minimum, coupons_applyed, user_id, mail, at)),
     placed as (
       update orders o set state = a.state, id_order = a.id_order, placed_at = a.placed_at, last_update = a.placed_at, user_fullname = a.fullname,
         observations_client = a.observations, composition_id = a.composition, bags_config = a.bags_config, bags_count = a.bags_count,
         bags_tax = a.bags_tax, price_total_bags = a.bags, price_domicile = a.domicile, price_subtotal_computed = a.subtotal,
         discounts_total = a.discounts, coupons_total = a.coupons, price_total = a.total, price_total_computed = a.total, min_subtotal = a.minimum,
         coupons_applyed = a.coupons_applyed
       from asked a where o.business_id = $1 and o.id = a.id
       returning a.at, o.id, o.id_order, o.placed_at, a.state, a.user_id, a.fullname, a.mail),
     history as (
       insert into order_state_updates (business_id, order_id, seq, state, user_id, user_name, date)
       select $1, p.id, (select coalesce(max(u.seq), 0) + 1 from order_state_updates u where u.business_id = $1 and u.order_id = p.id),
         p.state, p.user_id, p.fullname, p.placed_at
       from placed p),
     mails as (
       insert into outbox (business_id, topic, payload)
       select $1, 'mail', replace(mail, $4, id_order::text)::jsonb from placed where mail is not null)
     select at::int, id_order, placed_at from placed order by at`,
    [tx.business, now, orders.length, numberToCome, ...lists],
    'order-place',
  )
  return orders.map(({ row }, at) => {
    const { id_order, placed_at } = placed[at] as { id_order: number; placed_at: Date }
    return { ...row, id_order, placed_at, last_update: placed_at }
  })
}
