import type { addProduct as contract } from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { recordState } from '../orders/state-history.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import { insertCart, lockOpenCart, type OpenCart } from './cart.repository.ts'
import { isSold } from './cart-line.ts'
import { type Adding, grownLine } from './grown-line.ts'
import { type OpenOffer, readLines, readOpenLines, readOpenOffers, saveLines } from './cart-lines.repository.ts'
import { addWithOthers } from './add-with-others.ts'
import { viewedBranch } from './cart-branch.ts'
import { type CartUses, settle, type Settled, signedInUser } from './change-cart.ts'
import { dropLostCoupons } from './coupons.ts'
import { setBranch } from './select-branch.ts'

type Input = ParsedInputOf<typeof contract>

/** Adds to the open cart, opening it when needed. The price is that of the cart's branch; what the client says about money is ignored. */
export async function addProduct(scope: Scope, input: Input, uses: CartUses): Promise<Settled> {
  const user = signedInUser(scope)
  const branchId = viewedBranch(scope, input, uses)
  if (branchId === null) fail(cartProblems.notAtBranch)
  const productId = typeof input.product === 'string' ? input.product : input.product.id
  const adding = { ...input, user, productId, branchId, now: uses.clock.now() }
  const added = input.only === 'line' ? await addWithOthers(uses.db, scope.business, adding) : null
  return added ?? uses.db.withTenant(scope.business, (tx) => addAlone(tx, adding))
}

/** Reads the whole cart, opens it when there is none, and waits for who is changing it. */
async function addAlone(tx: Tx, adding: Adding): Promise<Settled> {
  const { user, productId, now } = adding
  // Asked in one breath; the lines are read behind the cart's lock.
  const [found, [offer], openLines] = await Promise.all([
    lockOpenCart(tx, user.id),
    readOpenOffers(tx, [{ ...adding, userId: user.id }]),
    readOpenLines(tx, user.id),
  ])
  const { branchId, current } = offer as OpenOffer
  if (!isSold(current)) fail(cartProblems.notAtBranch)
  const cart = found ?? (await openCart(tx, user, branchId, now))
  const lines = found ? openLines : await readLines(tx, cart.row.id, branchId)
  const before = lines.find((each) => each.productId === productId) ?? null
  const line = grownLine(adding, before, current)
  saveLines(tx, [{ ...line, orderId: cart.row.id, product: current.product, before }], now)
  const change = { tx, cart, user, branchId, now }
  if (cart.row.branch_office_id !== branchId) {
    setBranch(cart, branchId)
    await dropLostCoupons(tx, cart, now)
  }
  return settle(change, '1_waiting_products', before ? lines.map((each) => (each === before ? line : each)) : [...lines, line])
}

// Two tabs may both find no cart: the second insert waits for the first and then reads its cart.
export async function openCart(tx: Tx, user: Visitor, branchId: string | null, now: Date): Promise<OpenCart> {
  const found = await lockOpenCart(tx, user.id)
  if (found) return found
  const opened = await insertCart(tx, user, branchId, now)
  const cart = (await lockOpenCart(tx, user.id)) ?? fail(cartProblems.cartNotFound)
  if (opened) recordState(tx, { orderId: cart.row.id, state: cart.row.state, user, now })
  return cart
}
