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
import { type CartLine, type Current, isSold, type Snapshot, soldByWeight } from './cart-line.ts'
import { type LineChange, readCurrent, readLines, readOpenLines, saveLine } from './cart-lines.repository.ts'
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
  const { productId, now } = { productId: typeof input.product === 'string' ? input.product : input.product.id, now: uses.clock.now() }
  return uses.db.withTenant(scope.business, async (tx) => {
    // Asked in one breath; the lines are read behind the cart's lock.
    const [found, lines, current] = await Promise.all([
      lockOpenCart(tx, user.id),
      readOpenLines(tx, user.id, branchId),
      readCurrent(tx, productId, branchId),
    ])
    if (!isSold(current)) fail(cartProblems.notAtBranch)
    const cart = found ?? (await openCart(tx, user, branchId, now))
    const change = { tx, cart, user, branchId, now }
    const before = found ? lines : await readLines(tx, cart.row.id, branchId)
    const after = putLine(change, input, before, current)
    leaveOtherBranch(change)
    return settle(change, '1_waiting_products', after)
  })
}

/** Writes the product's line; answers all lines as they are now. */
function putLine({ tx, cart, now }: CartChange, input: Input, lines: readonly CartLine[], current: Current): CartLine[] {
  const { product } = current
  const line = lines.find((each) => each.productId === product.id) ?? null
  const written = merged(input, product.id, product, line)
  saveLine(tx, cart.row.id, written, product, now)
  const after: CartLine = {
    ...(line ?? newLine(now)),
    ...written,
    optionsTags: [...written.optionsTags],
    idItem: product.id_item,
    snapshot: product,
    current,
  }
  return line ? lines.map((each) => (each === line ? after : each)) : [...lines, after]
}

const newLine = (now: Date) => ({
  tags: [],
  creationDate: now,
  isReplaced: false,
  replacedProductId: null,
  originalProductId: null,
  stockTaken: 0,
})

// Two tabs may both find no cart: the second insert waits for the first and then reads its cart.
export async function openCart(tx: Tx, user: Visitor, branchId: string | null, now: Date): Promise<OpenCart> {
  const found = await lockOpenCart(tx, user.id)
  if (found) return found
  const opened = await insertCart(tx, user, branchId, now)
  const cart = (await lockOpenCart(tx, user.id)) ?? fail(cartProblems.cartNotFound)
  if (opened) recordState(tx, { orderId: cart.row.id, state: cart.row.state, user, now })
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
