import type { Line } from '@plaza/contracts/cart/line.entity'
import { mayMove } from '@plaza/contracts/orders/lifecycle'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import type { OrderState } from '@plaza/contracts/orders/order-state'
import type { Tx } from '../platform/database.ts'
import { type OutgoingMessage, relaySoon } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import type { Visitor } from '../platform/scope.ts'
import type { CouponBook } from './coupon-uses.ts'
import type { OrderRow, StateUpdateRow } from './order-record.ts'
import { type SoldLine, toSoldLine } from './order.repository.ts'
import { confirmationMail, numberToCome } from './confirmation-mail.ts'
import { tellOrder } from './tell-order.ts'

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
  readonly coupons: CouponBook
  readonly now: Date
}

export interface PlacedOrder {
  readonly row: OrderRow
  readonly lines: Line[]
  readonly updates: readonly StateUpdateRow[]
}

/**
 * Turns a cart into an order: number, state, snapshots, history and messages, all in the caller's transaction. Its stock is taken already.
 * Everything is asked in one breath, what many wait for last, and `placed` need not be awaited: whoever lets the commit follow at once holds
 * coupons and the business's counter for as long as PostgreSQL works on it, and not for a way there and back.
 */
export async function placeOrder(
  tx: Tx,
  { row, lines, updates, user, email, coupons, now }: Placing,
): Promise<{ placed: Promise<PlacedOrder> }> {
  const state: OrderState = row.payment_method_selected === 'online' ? '5_waiting_online_payment' : '13_order_received'
  if (!mayMove(row.state, state, 'customer')) fail(orderProblems.wrongState, { data: { state: row.state, allowedActions: [] } })
  const order = { ...row, state, user_fullname: user.name }
  keepSnapshots(tx, row.id, lines)
  tellOrder(tx, order, { placed: true })
  const couponIds = row.coupons_applyed.map((each) => each.idCoupon)
  if (couponIds.length > 0) await coupons.use(tx, { orderId: row.id, userId: user.id, couponIds, now })
  const saved = savePlaced(tx, order, { user, mail: email === null ? null : confirmationMail(email, order, lines), now })
  if (email) relaySoon(tx)
  const update = (date: Date) => ({ state, date, user_id: user.id, user_name: user.name, reason: '' })
  const placed = saved.then((row) => ({ row, lines: lines.map(toSoldLine), updates: [...updates, update(row.last_update)] }))
  // When a statement fails the commit says so; nobody may be waiting for this then.
  placed.catch(() => {})
  return { placed }
}

const keepSnapshots = (tx: Tx, orderId: string, lines: readonly PlacedLine[]) =>
  void tx.write(
    `update order_lines l set product = s.product, stock_taken = s.stock_taken, iva_class = p.iva_class
     from jsonb_to_recordset($3) as s(product_id text, product jsonb, stock_taken int)
       left join products p on p.business_id = $1 and p.id = s.product_id
     where l.business_id = $1 and l.order_id = $2 and l.product_id = s.product_id`,
    [tx.business, orderId, JSON.stringify(lines.map(({ product_id, product, stock_taken }) => ({ product_id, product, stock_taken })))],
    'order-snapshots',
  )

interface Saving {
  readonly user: Visitor
  readonly mail: OutgoingMessage | null
  readonly now: Date
}

/**
 * The number is one row per business, taken last: it is held only from here to the commit, and a refused order leaves no gap. What tells it to
 * somebody, history and mail, is written with it. Times increase with the numbers by at least a millisecond, so that "older than" is exact.
 */
async function savePlaced(tx: Tx, row: OrderRow, { user, mail, now }: Saving): Promise<OrderRow> {
  const [placed] = await tx.write<{ id_order: number; placed_at: Date }>(
    `with counter as (
       insert into order_counters as c (business_id, last_number, last_placed_at) values ($1, 1001, $4)
       on conflict (business_id) do update set last_number = c.last_number + 1,
         last_placed_at = greatest(excluded.last_placed_at, c.last_placed_at + interval '1 millisecond')
       returning last_number, last_placed_at),
     placed as (
       update orders set state = $3, id_order = counter.last_number, placed_at = counter.last_placed_at, last_update = counter.last_placed_at,
         user_fullname = $5, observations_client = $6, composition_id = $7, bags_config = $8, bags_count = $9, bags_tax = $10, price_total_bags = $11,
         price_domicile = $12, price_subtotal_computed = $13, discounts_total = $14, coupons_total = $15, price_total = $16,
         price_total_computed = $16, min_subtotal = $17, coupons_applyed = $18
       from counter where business_id = $1 and id = $2
       returning id_order, placed_at),
     history as (
       insert into order_state_updates (business_id, order_id, seq, state, user_id, user_name, date)
       select $1, $2, (select coalesce(max(seq), 0) + 1 from order_state_updates where business_id = $1 and order_id = $2), $3, $19, $5, placed_at
       from placed),
     mail as (
       insert into outbox (business_id, topic, payload)
       select $1, 'mail', replace($20, $21, id_order::text)::jsonb from placed where $20 is not null)
     select id_order, placed_at from placed`,
    [
      tx.business,
      row.id,
      row.state,
      now,
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
      mail && JSON.stringify(mail),
      numberToCome,
    ],
    'order-place',
  )
  const { id_order, placed_at } = placed as { id_order: number; placed_at: Date }
  return { ...row, id_order, placed_at, last_update: placed_at }
}
