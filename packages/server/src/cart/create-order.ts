import type { createOrder as contract } from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import { reachesMinimum } from '@plaza/contracts/cart/totals'
import { type CartValidation, hasNews } from '@plaza/contracts/cart/validation.entity'
import { cartUpdatedSocket } from '@plaza/contracts/cart/cart.events'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { isCart } from '@plaza/contracts/orders/order-state'
import { type CouponBook, guardedCoupons, usedUpCoupon } from '../orders/coupon-uses.ts'
import { readUpdates } from '../orders/state-history.ts'
import { type PlacedLine, type PlacedOrder, placeOrder } from '../orders/place-order.ts'
import { asSeenBy, showRow, viewerOf } from '../orders/show-order.ts'
import type { StateUpdateRow } from '../orders/order-record.ts'
import { type Demand, guardedShelf, type Shelf } from '../orders/stock.ts'
import type { Tx } from '../platform/database.ts'
import { hintLive } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { lockCart, type OpenCart, type OwnedCart } from './cart.repository.ts'
import { type CartLine, isSold, priceOf, stockNeed } from './cart-line.ts'
import { readLines, readProductIds } from './cart-lines.repository.ts'
import { bagsOf, couponsWithAmounts, totalsOf } from './cart-totals.ts'
import { type CartUses, signedInUser } from './change-cart.ts'
import { validate } from './check-lines.ts'
import { readHeld, refreshCoupons, refuse } from './coupons.ts'
import { lineTotal, type Totals } from './money.ts'

type Input = ParsedInputOf<typeof contract>

const retries = 5

/**
 * Places the order of one's own cart, once: asked again it answers the same order. Everything the shopper saw is checked again under lock,
 * and either all of it is written or nothing. `guards` are others only in the tests that show what they prevent.
 */
export async function createOrder(scope: Scope, input: Input, uses: CartUses, guards: Partial<Guards> = {}): Promise<{ order: Order }> {
  const { lock, shelf, coupons } = { lock: lockCart, shelf: guardedShelf, coupons: guardedCoupons, ...guards }
  const user = signedInUser(scope)
  const work = async (tx: Tx) => {
    const asked = [lock(tx, user.id, input.uuid), readProductIds(tx, input.uuid), readUpdates(tx, input.uuid)] as const
    const [found, productIds, updates] = await Promise.all(asked)
    const cart = found ?? fail(cartProblems.cartNotFound)
    if (!isCart(cart.row.state)) return askedAgain(await showRow(tx, scope, cart.row))
    const { placed } = await place(tx, { scope, input, uses, shelf, coupons }, { cart, productIds, updates })
    return async () => {
      const { row, lines, updates } = await placed
      return asSeenBy(viewerOf(scope), row, lines, updates)
    }
  }
  // The order's number is one row per business, and everybody waits for it.
  const placing = uses.db.withTenant(scope.business, work, { retry: retries, sharedFlush: true, keptPlans: true })
  const show = await placing.catch(refuseUsedUp)
  return { order: await show() }
}

const askedAgain = (order: Order) => () => Promise.resolve(order)

/** The last use of a coupon goes to one order only; the others are refused as a whole. */
function refuseUsedUp(error: unknown): never {
  const coupon = usedUpCoupon(error)
  if (coupon) refuse(coupon.code, coupon.idCoupon)
  throw error
}

interface Placing {
  readonly scope: Scope
  readonly input: Input
  readonly uses: CartUses
  readonly shelf: Shelf
  readonly coupons: CouponBook
}

interface Guards {
  readonly lock: typeof lockCart
  readonly shelf: Shelf
  readonly coupons: CouponBook
}

interface Found {
  readonly cart: OwnedCart
  readonly productIds: readonly string[]
  readonly updates: readonly StateUpdateRow[]
}

async function place(
  tx: Tx,
  { scope, input, uses, shelf, coupons }: Placing,
  { cart, productIds, updates }: Found,
): Promise<{ placed: Promise<PlacedOrder> }> {
  const now = uses.clock.now()
  const user = signedInUser(scope)
  const branchId = refuseIncomplete(cart, uses, scope)
  const [lines, heldCoupons] = await Promise.all([holdLines(tx, cart, { branchId, shelf, productIds }), readHeld(tx, cart, user.id)])
  refreshCoupons(cart, heldCoupons, now)
  const totals = refuseNews(cart, lines, input, now)
  const demands = lines.map(demandOf)
  const missing = await shelf.take(tx, branchId, demands)
  if (missing.length > 0) refuseSoldOut(lines, missing)
  hintLive(tx, { rooms: [`user:${user.id}`], event: cartUpdatedSocket, payload: { cartId: cart.row.id, count: 0 } })
  return placeOrder(tx, {
    row: {
      ...cart.row,
      ...totals,
      coupons_applyed: couponsWithAmounts(cart, atCurrentPrices(lines)),
      price_total: totals.price_total_computed,
      bags_config: bagsOf(cart),
      min_subtotal: cart.settings.cart_min_price,
      observations_client: input.observations_client ?? '',
      composition_id: scope.compositionId ?? input.composition_id ?? null,
    },
    lines: lines.map((line, index) => toPlacedLine(line, demands[index]?.amount ?? 0)),
    updates,
    user,
    email: cart.owner.email,
    coupons,
    now,
  })
}

/** S-5-034 to S-5-036 and what checkout collects; answers the branch that prepares the order. */
function refuseIncomplete({ row, settings, owner }: OwnedCart, { directory }: CartUses, { business }: Scope): string {
  if (!owner.identification_card) fail(cartProblems.identificationMissing)
  if (!owner.phone) fail(cartProblems.phoneMissing)
  const bags = settings.bags.length === 0 || bagsOf({ row, settings }) !== null
  const missing = [!row.address_selected && 'address', !row.payment_method_selected && 'payment', !bags && 'bags'].filter(Boolean)
  if (missing.length > 0) fail(cartProblems.checkoutIncomplete, { data: { missing } })
  if (!row.branch_office_id || !directory.get(business)?.offices.has(row.branch_office_id)) fail(cartProblems.addressInvalid)
  return row.branch_office_id
}

// The rows are held first and read afterwards: nobody changes price or stock between the check and the taking.
async function holdLines(
  tx: Tx,
  { row }: OpenCart,
  { branchId, shelf, productIds }: { branchId: string; shelf: Shelf; productIds: readonly string[] },
): Promise<CartLine[]> {
  if (productIds.length === 0) fail(cartProblems.cartEmpty)
  const [, lines] = await Promise.all([shelf.hold(tx, branchId, productIds), readLines(tx, row.id, branchId)])
  return lines
}

/** no line may have news, the minimum must be reached, and the total must be what the shopper saw. */
function refuseNews(cart: OpenCart, lines: readonly CartLine[], input: Input, now: Date): Totals {
  const news = validate(lines)
  const totals = totalsOf(cart, atCurrentPrices(lines), now)
  const total = totals.price_total_computed
  const data = { total, price_total_computed: total, ...news }
  if (hasNews(news)) fail(isOnlyPrices(news) ? cartProblems.totalChanged : cartProblems.cartChanged, { data })
  const minimum = cart.settings.cart_min_price
  if (!reachesMinimum(totals.price_subtotal_computed, minimum)) refuseMinimum(minimum)
  if (input.total_price !== undefined && input.total_price !== total) fail(cartProblems.totalChanged, { data })
  return totals
}

const atCurrentPrices = (lines: readonly CartLine[]) =>
  lines.map((line) => ({ line, product: isSold(line.current) ? line.current.product : line.snapshot }))

const isOnlyPrices = (news: CartValidation) =>
  news.productsInactive.length + news.productsNotExists.length + news.productsWithoutStock.length === 0

function refuseMinimum(minimum: number): never {
  fail(cartProblems.belowMinimum, { data: { amount: formatPesos(minimum), minimum } })
}

// Only without the lock can stock vanish between check and taking; the transaction fails and nothing stays written.
function refuseSoldOut(lines: readonly CartLine[], missing: readonly string[]): never {
  const gone = lines.map((line) =>
    missing.includes(line.productId) && line.current ? { ...line, current: { ...line.current, stock: 0 } } : line,
  )
  fail(cartProblems.cartChanged, { data: validate(gone) })
}

const toPlacedLine = (line: CartLine, stockTaken: number): PlacedLine => {
  const product = line.current?.product ?? line.snapshot
  return {
    product_id: line.productId,
    id_item: line.idItem,
    count: line.count,
    count_type: line.countType,
    maturity: line.maturity,
    comment: line.comment,
    tags: line.tags,
    options_tags: line.optionsTags,
    price_base: priceOf(product),
    total_price: lineTotal({ ...line, product }),
    is_replaced: line.isReplaced,
    replaced_product_id: line.replacedProductId,
    original_product_id: line.originalProductId,
    creation_date: line.creationDate,
    product,
    stock_taken: stockTaken,
  }
}

const demandOf = (line: CartLine): Demand => ({
  productId: line.productId,
  amount: stockNeed(line, line.current?.product ?? line.snapshot),
})
