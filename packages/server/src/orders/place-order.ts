import type { LineProduct } from '@plaza/contracts/cart/line.entity'
import { mayMove } from '@plaza/contracts/orders/lifecycle'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import type { OrderState } from '@plaza/contracts/orders/order-state'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Visitor } from '../platform/scope.ts'
import type { OrderRow } from './order-record.ts'
import { confirmByMail } from './confirm-by-mail.ts'
import { recordState } from './state-history.ts'
import { tellOrder } from './tell-order.ts'

export interface PlacedLine {
  readonly productId: string
  readonly count: number
  /** As it is sold in this order; later changes of the catalogue do not touch it. */
  readonly product: LineProduct
  readonly stockTaken: number
}

export interface Placing {
  /** The cart's row, locked, with the totals of the order. */
  readonly row: OrderRow
  readonly lines: readonly PlacedLine[]
  readonly user: Visitor
  readonly email: string | null
  readonly now: Date
}

/**
 * Turns a cart into an order: number, state, snapshots, history and messages, all in the caller's transaction. Its stock is taken already.
 * Asks everything in one breath and awaits nothing: whoever lets the commit follow at once holds the business's counter for as long as
 * PostgreSQL works on it, and not for a way there and back.
 */
export function placeOrder(tx: Tx, { row, lines, user, email, now }: Placing): { placed: Promise<OrderRow> } {
  const state: OrderState = row.payment_method_selected === 'online' ? '5_waiting_online_payment' : '13_order_received'
  if (!mayMove(row.state, state, 'customer')) fail(orderProblems.wrongState, { data: { state: row.state, allowedActions: [] } })
  const order = { ...row, state, user_fullname: user.name }
  keepSnapshots(tx, row.id, lines)
  tellOrder(tx, order, { placed: true })
  const placed = savePlaced(tx, order, now)
  recordState(tx, { orderId: row.id, state, user, now: 'when placed' })
  if (email) confirmByMail(tx, email, order, lines)
  return { placed }
}

const keepSnapshots = (tx: Tx, orderId: string, lines: readonly PlacedLine[]) =>
  void tx.write(
    `update order_lines l set product = s.product, stock_taken = s.stock_taken, iva_class = p.iva_class
     from jsonb_to_recordset($3) as s(product_id text, product jsonb, stock_taken int)
       left join products p on p.business_id = $1 and p.id = s.product_id
     where l.business_id = $1 and l.order_id = $2 and l.product_id = s.product_id`,
    [
      tx.business,
      orderId,
      JSON.stringify(lines.map((line) => ({ product_id: line.productId, product: line.product, stock_taken: line.stockTaken }))),
    ],
    'order-snapshots',
  )

/**
 * The number is one row per business, taken last: it is held only from here to the commit, and a refused order leaves no gap.
 * Times increase with the numbers by at least a millisecond, so that "older than" is exact.
 */
async function savePlaced(tx: Tx, row: OrderRow, now: Date): Promise<OrderRow> {
  const [placed] = await tx.write<{ id_order: number; placed_at: Date }>(
    `with counter as (
       insert into order_counters as c (business_id, last_number, last_placed_at) values ($1, 1001, $4)
       on conflict (business_id) do update set last_number = c.last_number + 1,
         last_placed_at = greatest(excluded.last_placed_at, c.last_placed_at + interval '1 millisecond')
       returning last_number, last_placed_at)
     update orders set state = $3, id_order = counter.last_number, placed_at = counter.last_placed_at, last_update = counter.last_placed_at,
       user_fullname = $5, observations_client = $6, composition_id = $7, bags_config = $8, bags_count = $9, bags_tax = $10, price_total_bags = $11,
       price_domicile = $12, price_subtotal_computed = $13, discounts_total = $14, coupons_total = $15, price_total = $16,
       price_total_computed = $16, min_subtotal = $17, coupons_applyed = $18
     from counter where business_id = $1 and id = $2
     returning id_order, placed_at`,
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
    ],
    'order-place',
  )
  const { id_order, placed_at } = placed as { id_order: number; placed_at: Date }
  return { ...row, id_order, placed_at, last_update: placed_at }
}
