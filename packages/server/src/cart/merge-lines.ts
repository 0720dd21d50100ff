import type { Order } from '@plaza/contracts/orders/order.entity'
import { cartProblems, cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { CountType } from '@plaza/contracts/catalog/product.entity'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { openCart } from './add-product.ts'
import { mostOfOneProduct } from './grown-line.ts'
import { lockOpenCart } from './cart.repository.ts'
import { type CartLine, type Current, isSold, soldByWeight } from './cart-line.ts'
import { type LineChange, type LineToSave, readCurrents, readLines, saveLines } from './cart-lines.repository.ts'
import { branchOf, type CartUses, settle, signedInUser } from './change-cart.ts'
import { leaveOtherBranch } from './leave-other-branch.ts'

/** A line to be had again, as its source remembers it. */
export interface Wish {
  readonly productId: string
  readonly title: string
  readonly count: number
  readonly countType: CountType
  readonly comment: string
  readonly maturity: string | null
  readonly optionsTags: LineChange['optionsTags']
}

export interface Copied {
  cart: Order | null
  unavailable: { productId: string; title: string; reason: string }[]
}

/**
 * adds all that the branch sells today to the open cart, at today's prices; counts of equal products add up, the rest is reported.
 * `find` reads the source in the same transaction. One transaction, a constant number of statements.
 */
export async function mergeLines(
  scope: Scope,
  asked: { branch_office_id?: string | undefined },
  uses: CartUses,
  find: (tx: Tx) => Promise<readonly Wish[]>,
): Promise<Copied> {
  const user = signedInUser(scope)
  const branchId = branchOf(scope, asked, uses)
  const now = uses.clock.now()
  return uses.db.withTenant(scope.business, async (tx) => {
    const wishes = await find(tx)
    if (wishes.length === 0) fail(cartProblems.nothingToCopy)
    const found = await lockOpenCart(tx, user.id)
    const at = branchId ?? found?.row.branch_office_id ?? null
    const currents = await readCurrents(
      tx,
      wishes.map((wish) => wish.productId),
      at,
    )
    const judged = wishes.map((wish) => ({ wish, reason: reasonAgainst(wish, currents.get(wish.productId) ?? null) }))
    const unavailable = judged.flatMap(({ wish: { productId, title }, reason }) => (reason ? [{ productId, title, reason }] : []))
    const wanted = judged.filter(({ reason }) => reason === null).map(({ wish }) => wish)
    if (wanted.length === 0 && !found) return { cart: null, unavailable }
    const cart = found ?? (await openCart(tx, user, at, now))
    const lines = await readLines(tx, cart.row.id, at)
    saveLines(tx, merged(wanted, { orderId: cart.row.id, lines, currents }), now)
    const change = { tx, cart, user, branchId: at, now }
    leaveOtherBranch(change)
    return { ...(await settle(change, '1_waiting_products')), unavailable }
  })
}

function reasonAgainst({ countType }: Wish, current: Current | null): string | null {
  if (current === null) return cartTexts.notFound
  if (current.inactive) return cartTexts.inactive
  if (!isSold(current)) return cartTexts.notAtBranch
  if (current.stock <= 0) return cartTexts.withoutStock
  return countType === 'grams' && !soldByWeight(current.product) ? cartTexts.notByGrams : null
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
    const { productId, countType, maturity, optionsTags } = wish
    const before = lines.find((each) => each.productId === productId) ?? null
    const already = merging.get(productId) ?? before
    const { product } = currents.get(productId) as Current
    const count = Math.min((already?.countType === countType ? already.count : 0) + wish.count, mostOfOneProduct)
    const comment = wish.comment || already?.comment || ''
    merging.set(productId, { orderId, productId, count, countType, maturity, optionsTags, comment, product, before })
  }
  return [...merging.values()]
}
