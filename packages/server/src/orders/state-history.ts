import type { OrderState } from '@plaza/contracts/orders/order-state'
import type { Tx } from '../platform/database.ts'
import type { StateUpdateRow } from './order-record.ts'

/** Who moved it; null user is the server itself. */
export interface StateChange {
  readonly orderId: string
  readonly state: OrderState
  readonly user: { readonly id: string; readonly name: string } | null
  readonly reason?: string | null | undefined
  readonly now: Date
}

/** Adds one entry to `state_updates`. The caller holds the order's row lock, so the numbers follow each other. */
export function recordState(tx: Tx, change: StateChange): void {
  void tx.write(
    `insert into order_state_updates (business_id, order_id, seq, state, user_id, user_name, reason, date)
     select $1, $2, coalesce(max(seq), 0) + 1, $3, $4, $5, $6, $7 from order_state_updates where business_id = $1 and order_id = $2`,
    [tx.business, change.orderId, change.state, change.user?.id ?? null, change.user?.name ?? '', change.reason ?? '', change.now],
    'order-state-add',
  )
}

/** `state_updates` of an order or cart, oldest first. */
export const readUpdates = async (tx: Tx, orderId: string): Promise<StateUpdateRow[]> =>
  (await readUpdatesOf(tx, [orderId])).get(orderId) ?? []

/** The same of many, by order. */
export async function readUpdatesOf(tx: Tx, orderIds: readonly string[]): Promise<Map<string, StateUpdateRow[]>> {
  const rows = await tx.query<StateUpdateRow & { order_id: string }>(
    `select order_id, state, date, user_id, user_name, reason from order_state_updates where business_id = $1 and order_id = any($2)
     order by order_id, seq`,
    [tx.business, orderIds],
    'order-updates',
  )
  return Map.groupBy(rows, (row) => row.order_id)
}
