import type { addProduct as contract } from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { recordState } from '../orders/state-history.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import { insertCart, lockOpenCart, type OpenCart } from './cart.repository.ts'
import { type CartLine, isSold, type Snapshot, soldByWeight } from './cart-line.ts'
import { type LineChange, readOffer, saveLine } from './cart-lines.repository.ts'
import { branchOf, type CartChange, type CartUses, settle, signedInUser } from './change-cart.ts'
import { leaveOtherBranch } from './leave-other-branch.ts'

type Input = ParsedInputOf<typeof contract>

/** a product stands in one line at most. */
export const mostOfOneProduct = 999

/** Adds to the open cart, opening it when needed. The price is the branch's; what the client says about money is ignored. */
export async function addProduct(scope: Scope, input: Input, uses: CartUses): Promise<{ cart: Order }> {
  const user = signedInUser(scope)
  const branchId = branchOf(scope, input, uses)
  if (branchId === null) fail(cartProblems.notAtBranch)
  return uses.db.withTenant(scope.business, async (tx) => {
    const now = uses.clock.now()
    const change = { tx, cart: await openCart(tx, user, branchId, now), user, branchId, now }
    await addLine(change, input)
    leaveOtherBranch(change)
    return settle(change, '1_waiting_products')
  })
}

/** Puts one product into a locked cart. Refuses what the branch does not sell today. */
export async function addLine({ tx, cart, branchId, now }: CartChange, input: Input): Promise<void> {
  const productId = typeof input.product === 'string' ? input.product : input.product.id
  const { current, line } = await readOffer(tx, cart.row.id, productId, branchId)
  if (!isSold(current)) fail(cartProblems.notAtBranch)
  await saveLine(tx, cart.row.id, merged(input, productId, current.product, line), current.product, now)
}

// Two tabs may both find no cart: the second insert waits for the first and then reads its cart.
export async function openCart(tx: Tx, user: Visitor, branchId: string | null, now: Date): Promise<OpenCart> {
  const found = await lockOpenCart(tx, user.id)
  if (found) return found
  const opened = await insertCart(tx, user, branchId, now)
  const cart = (await lockOpenCart(tx, user.id)) ?? fail(cartProblems.cartNotFound)
  if (opened) await recordState(tx, { orderId: cart.row.id, state: cart.row.state, user, now })
  return cart
}

// Units and steps of grams do not add up: with another unit type the last choice counts.
function merged(input: Input, productId: string, product: Snapshot, line: CartLine | null): LineChange {
  const countType = input.countType ?? line?.countType ?? 'units'
  refuseGrams(countType, product)
  return {
    productId,
    countType,
    count: refuseTooMany(line?.countType === countType ? line.count + input.count : input.count),
    maturity: input.maturity ?? line?.maturity ?? null,
    comment: input.comment ?? line?.comment ?? '',
    optionsTags: input.optionsTags ?? line?.optionsTags ?? [],
  }
}

export function refuseGrams(countType: 'units' | 'grams', product: Snapshot) {
  if (countType === 'units' || soldByWeight(product)) return
  fail(commonProblems.validation, { details: [{ field: 'countType', message: 'Este producto no se vende por gramos.' }] })
}

function refuseTooMany(count: number): number {
  if (count <= mostOfOneProduct) return count
  return fail(commonProblems.validation, { details: [{ field: 'count', message: `La cantidad máxima es ${mostOfOneProduct}.` }] })
}
