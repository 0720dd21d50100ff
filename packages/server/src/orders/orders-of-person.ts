import type { Order } from '@plaza/contracts/orders/order.entity'
import { isFinal } from '@plaza/contracts/orders/lifecycle'
import { cartStates, isCart, type OrderState } from '@plaza/contracts/orders/order-state'
import type { Tx } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { showOrders } from './show-orders.ts'

/** Every order and open cart of one person, newest first. */
export async function ordersOfPerson(tx: Tx, scope: Scope, userId: string): Promise<Order[]> {
  const rows = await tx.query<{ id: string }>(
    'select id from orders where business_id = $1 and user_id = $2 order by coalesce(placed_at, creation_date) desc, id',
    [tx.business, userId],
    'orders-of-person',
  )
  return showOrders(
    tx,
    scope,
    rows.map(({ id }) => id),
  )
}

/** Numbers of the orders that somebody still waits for. */
export async function ordersUnderWay(tx: Tx, userId: string): Promise<number[]> {
  const rows = await tx.query<{ id_order: number; state: OrderState }>(
    'select id_order, state from orders where business_id = $1 and user_id = $2 and placed_at is not null order by id_order for update',
    [tx.business, userId],
    'orders-under-way',
  )
  return rows.filter(({ state }) => !isFinal(state) && !isCart(state)).map(({ id_order }) => id_order)
}

/** Open carts go. Orders stay for the books, without the name, the place and the words of whoever placed them. */
export async function forgetPersonInOrders(tx: Tx, userId: string): Promise<void> {
  const person = [tx.business, userId]
  await tx.run('delete from orders where business_id = $1 and user_id = $2 and state = any($3)', [...person, cartStates], 'carts-forget')
  await tx.run('delete from cart_history where business_id = $1 and user_id = $2', person, 'cart-history-forget')
  await tx.run(
    `update order_lines l set comment = '' from orders o
     where o.business_id = $1 and o.user_id = $2 and l.business_id = o.business_id and l.order_id = o.id and l.comment <> ''`,
    person,
    'order-lines-forget',
  )
  await tx.run(`update order_state_updates set user_name = '' where business_id = $1 and user_id = $2`, person, 'order-updates-forget')
  await tx.run(`update order_changes set user_name = '' where business_id = $1 and user_id = $2`, person, 'order-changes-forget')
  await tx.run(
    `update order_notes n set private_note = '***' from orders o
     where o.business_id = $1 and o.user_id = $2 and n.business_id = o.business_id and n.order_id = o.id`,
    person,
    'order-notes-forget',
  )
  // A pickup office is the shop's own address.
  await tx.run(
    `update orders set user_fullname = 'Cuenta eliminada', observations_client = '', address_selected = case when type = 'pickup' then address_selected
       else jsonb_strip_nulls(jsonb_build_object('id', '***', 'address', '***', 'city', address_selected -> 'city', 'branch', address_selected -> 'branch')) end
     where business_id = $1 and user_id = $2`,
    person,
    'orders-forget',
  )
}
