import { orderUpdatedSocket } from '@plaza/contracts/orders/orders.events'
import type { OrderState } from '@plaza/contracts/orders/order-state'
import type { Tx } from '../platform/database.ts'
import { addLive } from '../platform/outbox.ts'

interface Told {
  readonly id: string
  readonly state: OrderState
  readonly user_id: string
  readonly branch_office_id: string | null
  readonly delivery: { readonly picker_id?: string | null | undefined; readonly delivery_id?: string | null | undefined }
}

/** After the commit: the owner, the people assigned and staff of the branch (and of all branches) hear that the order changed. */
export const tellOrder = (tx: Tx, order: Told): void => addLive(tx, [messageOf(order)])

/** The same of orders that were just placed. */
export const tellPlaced = (tx: Tx, orders: readonly Told[]): void =>
  addLive(
    tx,
    orders.map((order) => messageOf(order, { placed: true })),
  )

function messageOf(order: Told, more: { placed?: true } = {}) {
  const people = [order.user_id, order.delivery.picker_id, order.delivery.delivery_id].filter((id) => typeof id === 'string' && id !== '')
  const rooms = [...people.map((id) => `user:${id}`), 'staff', ...(order.branch_office_id ? [`branch:${order.branch_office_id}`] : [])]
  return { rooms, event: orderUpdatedSocket, payload: { orderId: order.id, state: order.state, ...more } }
}
