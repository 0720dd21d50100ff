import type { Tx } from '../platform/database.ts'
import { addToOutbox } from '../platform/outbox.ts'

/** What an order takes from the shelf: units, or grams of a weighed product. */
export interface Demand {
  readonly productId: string
  readonly amount: number
}

export interface Shelf {
  /** Holds the products' rows until the transaction ends, so that price and stock stay as they are read afterwards. */
  hold(tx: Tx, branchId: string, productIds: readonly string[]): Promise<void>
  /** Takes all demands, one for each product; answers the products that had too little, in which case the caller must let the transaction fail. */
  take(tx: Tx, branchId: string, demands: readonly Demand[]): Promise<string[]>
}

/**
 * Rows are locked in the order of their product id, the same for every order, so two orders never wait for each other;
 * the update repeats the condition and its rows are counted; the table's CHECK is the last word.
 */
export const guardedShelf: Shelf = {
  async hold(tx, branchId, productIds) {
    await tx.run(
      'select 1 from product_branches where business_id = $1 and office_id = $2 and product_id = any($3) order by product_id for update',
      [tx.business, branchId, productIds],
      'stock-hold',
    )
  },
  async take(tx, branchId, demands) {
    const taken = await tx.query<{ product_id: string; stock: number }>(
      `update product_branches b set stock = b.stock - d.amount
       from unnest($3::text[], $4::int[]) as d(product_id, amount)
       where b.business_id = $1 and b.office_id = $2 and b.product_id = d.product_id and b.stock >= d.amount
       returning b.product_id, b.stock`,
      [tx.business, branchId, demands.map((demand) => demand.productId), demands.map((demand) => demand.amount)],
      'stock-take',
    )
    const had = new Set(taken.map((row) => row.product_id))
    if (taken.some((row) => row.stock === 0)) await tellCatalog(tx)
    return demands.filter((demand) => !had.has(demand.productId)).map((demand) => demand.productId)
  },
}

/**
 * Puts back what is still there of what the order took: all of a line nobody looked for, what was found of one that was (pieces of what
 * is kept by weight as their share of the grams), nothing of one that is missing or replaced. The lines forget it in the same statement,
 * so a second call gives nothing. The caller holds the order's lock.
 */
export async function giveStockBack(tx: Tx, orderId: string, branchId: string): Promise<void> {
  const demands = await tx.query<{ product_id: string; amount: number }>(
    `with taken as (
       select product_id,
         case when found is null then stock_taken
           when count_type = 'grams' then least(stock_taken, found)
           else (stock_taken::bigint * least(found, count) / count)::int end as amount
       from order_lines where business_id = $1 and order_id = $2 and stock_taken > 0
         and mark is distinct from 'missing' and mark is distinct from 'replaced' for update)
     update order_lines l set stock_taken = 0 from taken
     where l.business_id = $1 and l.order_id = $2 and l.product_id = taken.product_id
     returning l.product_id, taken.amount`,
    [tx.business, orderId],
    'stock-forget',
  )
  if (demands.length === 0) return
  const productIds = demands.map((demand) => demand.product_id)
  await guardedShelf.hold(tx, branchId, productIds)
  const filled = await tx.query<{ was: number }>(
    `update product_branches b set stock = b.stock + d.amount
     from unnest($3::text[], $4::int[]) as d(product_id, amount)
     where b.business_id = $1 and b.office_id = $2 and b.product_id = d.product_id
     returning b.stock - d.amount as was`,
    [tx.business, branchId, productIds, demands.map((demand) => demand.amount)],
    'stock-give-back',
  )
  if (filled.some((row) => row.was === 0)) await tellCatalog(tx)
}

// Only when a product sells out or comes back: the catalogue shows "agotado", not the number, so an ordinary order must not
// empty every branch's cache. Cart check and create-order read the true stock.
const tellCatalog = (tx: Tx) => addToOutbox(tx, 'catalog.changed', {})
