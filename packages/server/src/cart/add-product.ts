import type { addProduct as contract } from '@plaza/contracts/cart/cart.api'
import { cartProblems, cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { recordState } from '../orders/state-history.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import { insertCart, lockOpenCart, type OpenCart } from './cart.repository.ts'
import { type CartLine, type Current, isSold, type Snapshot, soldByWeight } from './cart-line.ts'
import { type LineChange, readLines, readOpenLines, readOpenOffer, readOtherSums, saveLine } from './cart-lines.repository.ts'
import { branchOf, type CartChange, type CartUses, settle, type Settled, settleLine, signedInUser } from './change-cart.ts'
import { leaveOtherBranch } from './leave-other-branch.ts'

type Input = ParsedInputOf<typeof contract>

/** a product stands in one line at most. */
export const mostOfOneProduct = 999

/** Adds to the open cart, opening it when needed. The price is the branch's; what the client says about money is ignored. */
export async function addProduct(scope: Scope, input: Input, uses: CartUses): Promise<Settled> {
  const user = signedInUser(scope)
  const branchId = branchOf(scope, input, uses)
  if (branchId === null) fail(cartProblems.notAtBranch)
  const { productId, now } = { productId: typeof input.product === 'string' ? input.product : input.product.id, now: uses.clock.now() }
  return uses.db.withTenant(scope.business, async (tx) => {
    const alone = input.only === 'line'
    // Asked in one breath; the lines are read behind the cart's lock.
    const [found, { current, line }, others, lines] = await Promise.all([
      lockOpenCart(tx, user.id),
      readOpenOffer(tx, user.id, productId, branchId),
      alone ? readOtherSums(tx, user.id, productId, branchId) : null,
      alone ? [] : readOpenLines(tx, user.id, branchId),
    ])
    if (!isSold(current)) fail(cartProblems.notAtBranch)
    const cart = found ?? (await openCart(tx, user, branchId, now))
    const change = { tx, cart, user, branchId, now }
    if (found && others && cart.row.coupons_applyed.length === 0) {
      const put = putLine(change, input, line, current)
      leaveOtherBranch(change)
      return settleLine(change, put, others)
    }
    const before = found && !alone ? lines : await readLines(tx, cart.row.id, branchId)
    const after = putAmong(change, input, before, current)
    leaveOtherBranch(change)
    return settle(change, '1_waiting_products', after)
  })
}

/** All lines as they are after the product's line is written. */
function putAmong(change: CartChange, input: Input, lines: readonly CartLine[], current: Current): CartLine[] {
  const line = lines.find((each) => each.productId === current.product.id) ?? null
  const put = putLine(change, input, line, current)
  return line ? lines.map((each) => (each === line ? put : each)) : [...lines, put]
}

/** Writes the product's line; answers it as it is now. */
function putLine({ tx, cart, now }: CartChange, input: Input, line: CartLine | null, current: Current): CartLine {
  const { product } = current
  const written = merged(input, product.id, product, line)
  saveLine(tx, cart.row.id, written, { product, before: line, now })
  return {
    ...(line ?? newLine(now)),
    ...written,
    optionsTags: [...written.optionsTags],
    idItem: product.id_item,
    snapshot: product,
    current,
  }
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
  fail(commonProblems.validation, { details: [{ field: 'countType', message: cartTexts.notByGrams }] })
}

function refuseTooMany(count: number): number {
  if (count <= mostOfOneProduct) return count
  return fail(commonProblems.validation, { details: [{ field: 'count', message: `La cantidad máxima es ${mostOfOneProduct}.` }] })
}
