import type { OrderChange } from '@plaza/contracts/orders/orders.api'
import type { Tx } from '../platform/database.ts'

interface Change {
  readonly user: { readonly id: string; readonly name: string } | null
  /** In words, as staff read it. */
  readonly what: string
  readonly now: Date
}

/** Adds one line to what was done to an order besides moving it. */
export function recordChange(tx: Tx, orderId: string, { user, what, now }: Change): void {
  void tx.write(
    'insert into order_changes (business_id, order_id, date, user_id, user_name, what) values ($1, $2, $3, $4, $5, $6)',
    [tx.business, orderId, now, user?.id ?? null, user?.name ?? '', what],
    'order-change-add',
  )
}

export async function readChanges(tx: Tx, orderId: string): Promise<OrderChange[]> {
  const rows = await tx.query<{ date: Date; user: string; what: string }>(
    'select date, user_name as "user", what from order_changes where business_id = $1 and order_id = $2 order by id',
    [tx.business, orderId],
    'order-changes',
  )
  return rows.map(({ date, user, what }) => ({ date: date.toISOString(), user, what }))
}
