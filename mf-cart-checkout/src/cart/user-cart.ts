import { api } from '@plaza/api-client'
import { getActiveCart } from '@plaza/contracts/cart/cart.api'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { writeCart } from './cart-state.ts'
import { linesOf } from './server-cart.ts'
import { withWishes } from './wishes.ts'

/** Asks the server for the open cart. */
export async function reloadCart() {
  const answer = await api.call(getActiveCart, {})
  if (answer.ok) showCart(answer.value.cart)
  else writeCart((state) => ({ ...state, status: 'failed' }))
}

/** The server's word on the cart. */
export function showCart(order: Order | null) {
  writeCart((state) => ({ ...state, status: 'ready', order, lines: withWishes(linesOf(order)) }))
}
