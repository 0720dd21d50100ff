import type { Order } from '@plaza/contracts/orders/order.entity'
import { cartProblems, cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { CountType } from '@plaza/contracts/catalog/product.entity'
import type { Tx } from '../platform/database.ts'
import { addAmounts, type CartAmount, cartAmountOf, isSoldByWeight, maxLineCount } from '@plaza/contracts/kernel/quantity'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { openCart } from './add-product.ts'
import { lockOpenCart } from './cart.repository.ts'
import { type CartLine, type Current, isSold, type Snapshot } from './cart-line.ts'
import { type LineChange, type LineToSave, readCurrents, readLines, saveLines } from './cart-lines.repository.ts'
import { viewedBranch } from './cart-branch.ts'
import { type CartUses, settle, signedInUser } from './change-cart.ts'
import { dropLostCoupons } from './coupons.ts'
import { setBranch } from './select-branch.ts'

/** A line to be had again, as its source remembers it. */
export interface Wish {
  readonly productId: string
  readonly title: string
  readonly count: number
  readonly countType: CountType
  readonly comment: string
  readonly maturity: string | null
  readonly optionsTags: LineChange['optionsTags']
  /** The count is of a community line: pieces or grams, not steps. */
  readonly ofCommunity?: boolean
}

export interface Copied {
  cart: Order | null
  unavailable: { productId: string; title: string; reason: string }[]
}

/**
 * adds all that the branch sells today to the open cart, at today's prices; counts of equal products add up, the rest is reported.
 * `find` reads the source in the same transaction; when `isRepeated` says that this was done a moment ago, nothing is added again. One transaction, a constant number of statements.
 */
export async function mergeLines(
  scope: Scope,
  asked: { branch_office_id?: string | undefined },
  uses: CartUses,
  find: (tx: Tx) => Promise<readonly Wish[]>,
  isRepeated: (tx: Tx) => Promise<boolean> = async () => false,
): Promise<Copied> {
  const user = signedInUser(scope)
  const viewed = viewedBranch(scope, asked, uses)
  const now = uses.clock.now()
  return uses.db.withTenant(scope.business, async (tx) => {
    const wishes = await find(tx)
    if (wishes.length === 0) fail(cartProblems.nothingToCopy)
    const isDone = await isRepeated(tx)
    const found = await lockOpenCart(tx, user.id)
    const lines = found ? await readLines(tx, found.row.id, found.row.branch_office_id) : []
    // An empty cart belongs to no branch yet.
    const at = (lines.length > 0 ? found?.row.branch_office_id : null) ?? viewed ?? found?.row.branch_office_id ?? null
    const currents = await readCurrents(
      tx,
      wishes.map((wish) => wish.productId),
      at,
    )
    const judged = wishes.map((wish) => ({ wish, reason: reasonAgainst(wish, currents.get(wish.productId) ?? null) }))
    const unavailable = judged.flatMap(({ wish: { productId, title }, reason }) => (reason ? [{ productId, title, reason }] : []))
    const wanted = isDone ? [] : judged.filter(({ reason }) => reason === null).map(({ wish }) => wish)
    if (wanted.length === 0 && !found) return { cart: null, unavailable }
    const cart = found ?? (await openCart(tx, user, at, now))
    saveLines(tx, merged(wanted, { orderId: cart.row.id, lines, currents }), now)
    const change = { tx, cart, user, branchId: at, now }
    if (at !== null && cart.row.branch_office_id !== at) {
      setBranch(cart, at)
      await dropLostCoupons(tx, cart, now)
    }
    return { ...(await settle(change, '1_waiting_products')), unavailable }
  })
}

function reasonAgainst(wish: Wish, current: Current | null): string | null {
  if (current === null) return cartTexts.notFound
  if (current.inactive) return cartTexts.inactive
  if (!isSold(current)) return cartTexts.notAtBranch
  if (current.stock <= 0) return cartTexts.withoutStock
  return amountOf(wish, current.product) === null ? cartTexts.notByGrams : null
}

/** What the cart counts of it; null when it asks for grams of what is not weighed. */
function amountOf(wish: Wish, product: Snapshot): CartAmount | null {
  if (wish.ofCommunity) return cartAmountOf(wish, product)
  return wish.countType === 'grams' && !isSoldByWeight(product) ? null : wish
}

interface Into {
  readonly orderId: string
  readonly lines: readonly CartLine[]
  readonly currents: ReadonlyMap<string, Current>
}

/** One line for each product, also when the source names one twice. */
function merged(wishes: readonly Wish[], { orderId, lines, currents }: Into): LineToSave[] {
  const merging = new Map<string, LineToSave>()
  for (const wish of wishes) {
    const { productId, maturity, optionsTags } = wish
    const before = lines.find((each) => each.productId === productId) ?? null
    const already = merging.get(productId) ?? before
    const { product } = currents.get(productId) as Current
    const added = addAmounts(already, amountOf(wish, product) ?? wish, product)
    const { countType } = added
    const count = Math.min(added.count, maxLineCount)
    const comment = wish.comment || already?.comment || ''
    merging.set(productId, { orderId, productId, count, countType, maturity, optionsTags, comment, product, before })
  }
  return [...merging.values()]
}
