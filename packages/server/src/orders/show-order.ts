import type { Line } from '@plaza/contracts/cart/line.entity'
import { actorsOf, allowedActions, seesPeople, type Viewer } from '@plaza/contracts/orders/lifecycle'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import { placesAt } from '../catalog/places-at.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { masked } from './mask-order.ts'
import { type OrderRow, type StateUpdateRow, toOrder } from './order-record.ts'
import { findOrder, readSoldLines } from './order.repository.ts'
import { readUpdates } from './state-history.ts'

/** One order as this viewer may see it, with the actions they may take now. */
export async function showOrder(tx: Tx, scope: Scope, id: string): Promise<Order> {
  const row = (await findOrder(tx, id)) ?? fail(orderProblems.notFound)
  return showRow(tx, scope, row)
}

export async function showRow(tx: Tx, scope: Scope, row: OrderRow): Promise<Order> {
  const [lines, updates] = await Promise.all([readSoldLines(tx, [row.id]), readUpdates(tx, row.id)])
  return asSeenBy(viewerOf(scope), row, await placed(tx, scope, row, lines.get(row.id) ?? []), updates)
}

/** With module planogram whoever walks the store for the order learns where each product stands. */
async function placed(tx: Tx, scope: Scope, row: OrderRow, lines: Line[]): Promise<Line[]> {
  const walks = actorsOf(toViewed(row), viewerOf(scope)).some((actor) => actor === 'staff' || actor === 'picker')
  if (!walks || !scope.modules.has('planogram') || row.branch_office_id === null) return lines
  const places = await placesAt(
    tx,
    row.branch_office_id,
    lines.flatMap(({ product }) => product.sub_category_id ?? []),
  )
  return lines.map((line) => ({ ...line, planometry: places.get(line.product.sub_category_id ?? '') ?? null }))
}

/** who is neither owner nor staff nor assigned gets products, state and totals. */
export function asSeenBy(viewer: Viewer | null, row: OrderRow, lines: Line[], updates: readonly StateUpdateRow[] = []): Order {
  const order = toOrder(row, lines, updates)
  return { ...(sees(viewer, row) ? order : masked(order)), allowedActions: allowedActions(toViewed(row), viewer) }
}

export const sees = (viewer: Viewer | null, row: OrderRow): boolean => seesPeople(toViewed(row), viewer)

export const viewerOf = ({ user, modules }: Scope): Viewer | null => user && { ...user, modules }

export const toViewed = (row: OrderRow) => ({
  state: row.state,
  userId: row.user_id,
  branch_office_id: row.branch_office_id,
  delivery: row.delivery,
  payment_blocked: row.payment_blocked,
})
