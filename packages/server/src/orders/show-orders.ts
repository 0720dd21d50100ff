import type { Order } from '@plaza/contracts/orders/order.entity'
import type { Tx } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { orderColumns, type OrderRow } from './order-record.ts'
import { readSoldLines } from './order.repository.ts'
import { asSeenBy, viewerOf } from './show-order.ts'

/** Orders and carts as this viewer may see them, in the order of the ids; without their state history. */
export async function showOrders(tx: Tx, scope: Scope, ids: readonly string[]): Promise<Order[]> {
  const rows = await tx.query<OrderRow>(
    `select ${orderColumns} from orders o where o.business_id = $1 and o.id = any($2)`,
    [tx.business, ids],
    'orders-by-id',
  )
  const lines = await readSoldLines(tx, ids)
  const byId = new Map(rows.map((row) => [row.id, asSeenBy(viewerOf(scope), row, lines.get(row.id) ?? [])]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
