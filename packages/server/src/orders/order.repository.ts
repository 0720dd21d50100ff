import type { Line, LinePicking, LineProduct, OptionTag, PickMark } from '@plaza/contracts/cart/line.entity'
import { countDisplay } from '@plaza/contracts/kernel/money'
import type { Tx } from '../platform/database.ts'
import { orderColumns, type OrderRow } from './order-record.ts'

export async function findOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const rows = await tx.query<OrderRow>(
    `select ${orderColumns} from orders o where o.business_id = $1 and o.id = $2`,
    [tx.business, id],
    'order-by-id',
  )
  return rows[0] ?? null
}

export async function findOrderByNumber(tx: Tx, number: number): Promise<OrderRow | null> {
  const rows = await tx.query<OrderRow>(
    `select ${orderColumns} from orders o where o.business_id = $1 and o.id_order = $2`,
    [tx.business, number],
    'order-by-number',
  )
  return rows[0] ?? null
}

/** Locked until the transaction ends: changes of one order follow each other. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const rows = await tx.query<OrderRow>(
    `select ${orderColumns} from orders o where o.business_id = $1 and o.id = $2 for update`,
    [tx.business, id],
    'order-lock',
  )
  return rows[0] ?? null
}

export const saveState = (tx: Tx, { id, state, last_update }: OrderRow): Promise<number> =>
  tx.run(
    'update orders set state = $3, last_update = $4 where business_id = $1 and id = $2',
    [tx.business, id, state, last_update],
    'order-state',
  )

export const saveDelivery = (tx: Tx, { id, delivery, last_update }: OrderRow): Promise<number> =>
  tx.run(
    'update orders set delivery = $3, last_update = $4 where business_id = $1 and id = $2',
    [tx.business, id, JSON.stringify(delivery), last_update],
    'order-delivery',
  )

/** Lines as they were sold, by order id; the catalogue is not asked. */
export async function readSoldLines(tx: Tx, orderIds: readonly string[]): Promise<Map<string, Line[]>> {
  const rows = await tx.query<LineRow>(
    `select order_id, product_id, id_item, count, count_type, maturity, comment, tags, options_tags, price_base, total_price,
       is_replaced, replaced_product_id, original_product_id, product, creation_date, mark, found, ordered_total, replacement
     from order_lines where business_id = $1 and order_id = any($2) order by order_id, creation_date, product_id`,
    [tx.business, orderIds],
    'order-lines',
  )
  const groups = Map.groupBy(rows, (row) => row.order_id)
  return new Map([...groups].map(([orderId, group]) => [orderId, group.map(toPickedLine)]))
}

/** A row of `order_lines` as it was sold. */
export interface SoldLine {
  product_id: string
  id_item: string
  count: number
  count_type: 'units' | 'grams'
  maturity: string | null
  comment: string
  tags: string[]
  options_tags: OptionTag[]
  price_base: number
  total_price: number
  is_replaced: boolean
  replaced_product_id: string | null
  original_product_id: string | null
  product: LineProduct
  creation_date: Date
}

interface LineRow extends SoldLine {
  order_id: string
  mark: PickMark | null
  found: number | null
  ordered_total: number | null
  replacement: StoredReplacement | null
}

/** A replacement as the line keeps it: what the shopper sees, and what becomes a line when they take it. */
export interface StoredReplacement extends NonNullable<LinePicking['replacement']> {
  readonly count: number
}

const toPickedLine = (row: LineRow): Line => ({
  ...toSoldLine(row),
  ...weighed(row),
  picking: row.mark && {
    mark: row.mark,
    found: row.found,
    ordered_total: row.ordered_total ?? row.total_price,
    replacement: row.replacement,
  },
})

/** The line before anybody looked for it in the store. */
export const toSoldLine = (row: SoldLine): Line => ({
  id: row.product_id,
  product: { ...row.product, id: row.product_id, id_item: row.id_item },
  id_item: row.id_item,
  count: row.count,
  countType: row.count_type,
  maturity: row.maturity,
  comment: row.comment,
  tags: row.tags,
  optionsTags: row.options_tags,
  priceBase: row.price_base,
  totalPrice: row.total_price,
  countDisplay: countDisplay({ count: row.count, countType: row.count_type, unit_gram: row.product.unit_gram ?? null }),
  is_replaced: row.is_replaced,
  replaced_product_id: row.replaced_product_id,
  original_product_id: row.original_product_id,
  creationDate: row.creation_date.toISOString(),
  picking: null,
})

/** B-3-001: what the scale said, whatever steps the line was ordered in. */
const weighed = ({ count_type, found }: LineRow): Pick<Line, 'countDisplayForceGrams'> =>
  count_type === 'grams' && found !== null
    ? { countDisplayForceGrams: countDisplay({ count: found, countType: 'grams', unit_gram: 1 }) }
    : {}
