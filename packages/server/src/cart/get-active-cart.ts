import type { Order } from '@plaza/contracts/orders/order.entity'
import type { Scope } from '../platform/scope.ts'
import { readOpenCart } from './cart.repository.ts'
import { readLines } from './cart-lines.repository.ts'
import { presentCart } from './cart-totals.ts'
import { type CartUses, signedInUser } from './change-cart.ts'

/** The open cart of the signed-in user; null when there is none. */
export async function getActiveCart(scope: Scope, uses: CartUses): Promise<{ cart: Order | null }> {
  const user = signedInUser(scope)
  return uses.db.withTenant(scope.business, async (tx) => {
    const cart = await readOpenCart(tx, user.id)
    if (!cart) return { cart: null }
    const lines = await readLines(tx, cart.row.id, cart.row.branch_office_id)
    return { cart: presentCart(cart, lines, uses.clock.now()) }
  })
}
