import { isCart } from '@plaza/contracts/orders/order-state'
import type { Tx } from '../platform/database.ts'
import type { OrderRow } from './order-record.ts'
import { findOrder, lockOrder } from './order.repository.ts'

/** An order by id, for other domains; null when there is none or it is still a cart. */
export const findPlacedOrder = async (tx: Tx, id: string): Promise<OrderRow | null> => placed(await findOrder(tx, id))

/** The same, locked until the transaction ends. */
export const lockPlacedOrder = async (tx: Tx, id: string): Promise<OrderRow | null> => placed(await lockOrder(tx, id))

const placed = (row: OrderRow | null) => (row && !isCart(row.state) ? row : null)
