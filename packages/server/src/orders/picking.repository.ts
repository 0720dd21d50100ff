import type { PickMark } from '@plaza/contracts/cart/line.entity'
import { productIvaClass } from '../catalog/iva-class.ts'
import type { Tx } from '../platform/database.ts'
import type { OrderRow } from './order-record.ts'
import type { StoredReplacement } from './order.repository.ts'
import type { PickedLine } from './picked-total.ts'

export interface PickLineRow extends PickedLine {
  product_id: string
  total_price: number
  mark: PickMark | null
  found: number | null
  replacement: StoredReplacement | null
  creation_date: Date
}

/** The order's lines as the picking sees them. The caller holds the order's lock. */
export const readPickLines = (tx: Tx, orderId: string): Promise<PickLineRow[]> =>
  tx.query<PickLineRow>(
    `select product_id, count, count_type, product, total_price, coalesce(ordered_total, total_price) as ordered_total, mark, found, replacement,
       creation_date
     from order_lines where business_id = $1 and order_id = $2 order by creation_date, product_id`,
    [tx.business, orderId],
    'pick-lines',
  )

export const savePick = (tx: Tx, orderId: string, line: PickLineRow): Promise<number> =>
  tx.run(
    `update order_lines set mark = $4, found = $5, ordered_total = $6, total_price = $7, replacement = $8,
       is_replaced = $9, replaced_product_id = $10
     where business_id = $1 and order_id = $2 and product_id = $3`,
    [
      tx.business,
      orderId,
      line.product_id,
      line.mark,
      line.found,
      line.ordered_total,
      line.total_price,
      line.replacement ? JSON.stringify(line.replacement) : null,
      line.mark === 'replaced',
      line.mark === 'replaced' ? (line.replacement?.product_id ?? null) : null,
    ],
    'pick-save',
  )

export interface ReplacementLine {
  readonly original: PickLineRow
  readonly replacement: StoredReplacement
  readonly product: object & { readonly id_item: string }
  readonly countType: 'units' | 'grams'
  readonly priceBase: number
  readonly stockTaken: number
}

/** It stands beside what it replaces. */
export const addReplacementLine = (tx: Tx, orderId: string, line: ReplacementLine): Promise<number> =>
  tx.run(
    `insert into order_lines (business_id, order_id, product_id, id, id_item, count, count_type, price_base, total_price, ordered_total, mark,
       original_product_id, product, stock_taken, creation_date, iva_class)
     select $1, $2, $3, $3, $4, $5, $6, $7, $8, $8, 'found', $9, $10, $11, $12,
       (select ${productIvaClass} from products p where p.business_id = $1 and p.id = $3)`,
    [
      tx.business,
      orderId,
      line.replacement.product_id,
      line.product.id_item,
      line.replacement.count,
      line.countType,
      line.priceBase,
      line.replacement.totalPrice,
      line.original.product_id,
      JSON.stringify(line.product),
      line.stockTaken,
      line.original.creation_date,
    ],
    'pick-replacement',
  )

export const saveTotals = (tx: Tx, row: OrderRow): Promise<number> =>
  tx.run(
    `update orders set price_subtotal_computed = $3, discounts_total = $4, coupons_total = $5, price_total_computed = $6, coupons_applyed = $7,
       delivery = $8, last_update = $9 where business_id = $1 and id = $2`,
    [
      tx.business,
      row.id,
      row.price_subtotal_computed,
      row.discounts_total,
      row.coupons_total,
      row.price_total_computed,
      JSON.stringify(row.coupons_applyed),
      JSON.stringify(row.delivery),
      row.last_update,
    ],
    'pick-totals',
  )

/** Open orders given to somebody, the oldest first. */
export const readAssigned = (tx: Tx, userId: string): Promise<{ id: string }[]> =>
  tx.query<{ id: string }>(
    `select id from orders where business_id = $1 and (delivery ->> 'picker_id' = $2 or delivery ->> 'delivery_id' = $2) and not inactive
       and (state in ('13_order_received', '6_payment_complete', '7_admin_cart_accept', '8_store_select_products', '9_store_invoice_products')
         or delivery ->> 'delivery_id' = $2 and state = '10_store_dispatch_products' and last_update > now() - interval '1 day')
     order by placed_at, id limit 100`,
    [tx.business, userId],
    'orders-assigned',
  )
