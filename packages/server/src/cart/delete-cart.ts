import { randomUUID } from 'node:crypto'
import { cartUpdatedSocket } from '@plaza/contracts/cart/cart.events'
import type { Tx } from '../platform/database.ts'
import { hintLive } from '../platform/outbox.ts'
import type { Scope } from '../platform/scope.ts'
import { deleteCartRow, lockCart, lockOpenCart, type OpenCart } from './cart.repository.ts'
import { readLines } from './cart-lines.repository.ts'
import { presentCart } from './cart-totals.ts'
import { trimCartHistory } from './trim-cart-history.ts'
import { type CartUses, refusePlaced, signedInUser } from './change-cart.ts'

const done = { ok: true } as const

/** Empties a cart: its row goes, a history entry keeps it as it was, and the next product opens a new one of type delivery. */
export async function deleteCart(scope: Scope, { uuid }: { uuid: string }, uses: CartUses) {
  const user = signedInUser(scope)
  return uses.db.withTenant(scope.business, async (tx) => {
    await drop(tx, scope, refusePlaced(await lockCart(tx, user.id, uuid)), uses.clock.now())
    return done
  })
}

/** what the migration of a guest cart replaces stays in the history. */
export async function deleteActiveCart(scope: Scope, uses: CartUses) {
  const user = signedInUser(scope)
  return uses.db.withTenant(scope.business, async (tx) => {
    const cart = await lockOpenCart(tx, user.id)
    return { ...done, history_id: cart ? await drop(tx, scope, cart, uses.clock.now()) : null }
  })
}

/** Answers the id of the history entry; null when there was nothing to remember. */
async function drop(tx: Tx, scope: Scope, cart: OpenCart, now: Date): Promise<string | null> {
  const historyId = await remember(tx, scope, cart, now)
  await deleteCartRow(tx, cart.row.id)
  const payload = { cartId: cart.row.id, count: 0 }
  hintLive(tx, { rooms: [`user:${cart.row.user_id}`], event: cartUpdatedSocket, payload })
  return historyId
}

async function remember(tx: Tx, scope: Scope, cart: OpenCart, now: Date): Promise<string | null> {
  const id = randomUUID()
  const { products, ...rest } = presentCart(cart, await readLines(tx, cart.row.id, null), now)
  if (products.length === 0) return null
  await tx.run(
    `insert into cart_history (business_id, id, user_id, shopping_cart, ip, action, product_count, product_names, creation_date)
     values ($1, $2, $3, $4, $5, 'delete-cart', $6, $7, $8)`,
    [
      tx.business,
      id,
      cart.row.user_id,
      JSON.stringify({ ...rest, products }),
      scope.ip,
      products.length,
      products.map((line) => line.product.title).join(', '),
      now,
    ],
    'cart-history-add',
  )
  await trimCartHistory(tx, id)
  return id
}
