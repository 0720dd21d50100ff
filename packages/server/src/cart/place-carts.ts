import type { createOrder as contract } from '@plaza/contracts/cart/cart.api'
import { formatPauseEnd } from '@plaza/contracts/branches/opening-hours'
import { cartUpdatedSocket } from '@plaza/contracts/cart/cart.events'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import { reachesMinimum } from '@plaza/contracts/cart/totals'
import { type CartValidation, hasNews } from '@plaza/contracts/cart/validation.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { ConfirmationFacts } from '../orders/confirmation-mail.ts'
import type { CouponBook } from '../orders/coupon-uses.ts'
import type { OrderRow, StateUpdateRow } from '../orders/order-record.ts'
import { type PlacedLine, type PlacedOrder, placeOrders, type Placing } from '../orders/place-order.ts'
import type { Demand, Shelf } from '../orders/stock.ts'
import type { Tx } from '../platform/database.ts'
import { hintLive } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import type { OfficePause } from '../platform/tenant.ts'
import type { OwnedCart } from './cart.repository.ts'
import { type CartLine, isSold, priceOf, stockNeed } from './cart-line.ts'
import { readLinesOf } from './cart-lines.repository.ts'
import type { CartSettings } from './cart-settings.ts'
import { bagsOf, couponsWithAmounts, totalsOf } from './cart-totals.ts'
import type { CartUses } from './change-cart.ts'
import { validate } from './check-lines.ts'
import { readHeld, refreshCoupons } from './coupons.ts'
import { lineTotal, type Totals } from './money.ts'
import { unlessRefused } from './sharing.ts'

/** Who orders, and what they said about it. */
export interface Ordering {
  readonly scope: Scope
  readonly user: Visitor
  readonly input: ParsedInputOf<typeof contract>
  /** `https://verde.example`: the shop it is ordered at, for the links in the mail. */
  readonly origin: string
}

/** What is ordered: a cart that is complete and locked. */
export interface CartToPlace extends Ordering {
  readonly cart: OwnedCart
  /** That prepares the order. */
  readonly branchId: string
  readonly productIds: readonly string[]
  /** The history so far. */
  readonly updates: readonly StateUpdateRow[]
}

interface Parts {
  readonly shelf: Shelf
  readonly coupons: CouponBook
  readonly now: Date
  /** Whether a cart that is refused is left out; otherwise its refusal is thrown. */
  readonly isLeftOut?: boolean
}

export interface Placement {
  readonly cart: CartToPlace
  readonly order: PlacedOrder
}

/**
 * Places these carts one after the other in the caller's transaction: everything the shopper saw is checked again under lock. What it answers
 * tells the orders, after the commit.
 */
export async function placeCarts(
  tx: Tx,
  carts: readonly CartToPlace[],
  { shelf, coupons, now, isLeftOut = false }: Parts,
): Promise<() => Promise<Placement[]>> {
  const [lines, held] = await Promise.all([
    holdLines(tx, carts, shelf),
    readHeld(
      tx,
      carts.map(({ cart }) => cart),
    ),
  ])
  const taken: Taken = new Map()
  const judgeNext = (each: CartToPlace) => {
    const left = (lines.get(each.cart.row.id) ?? []).map((line) => withoutTaken(line, each.branchId, taken))
    refreshCoupons(each.cart, held.get(each.cart.row.id) ?? [], now)
    const judged = judge(each, left, now)
    take(taken, each.branchId, judged.demands)
    return { each, ...judged }
  }
  const judged = carts.flatMap((each) => (isLeftOut ? unlessRefused(() => judgeNext(each)) : judgeNext(each)) ?? [])
  if (judged.length === 0) return async () => []
  for (const [branchId, demands] of taken) {
    const missing = await shelf.take(
      tx,
      branchId,
      [...demands].map(([productId, amount]) => ({ productId, amount })),
    )
    const unlucky = judged.find(({ each }) => missing.length > 0 && each.branchId === branchId)
    if (unlucky) refuseSoldOut(unlucky.lines, missing)
  }
  for (const { each } of judged) {
    hintLive(tx, { rooms: [`user:${each.user.id}`], event: cartUpdatedSocket, payload: { cartId: each.cart.row.id, count: 0 } })
  }
  const { placed } = await placeOrders(
    tx,
    judged.map(({ placing }) => placing),
    { coupons, now },
  )
  return async () => (await placed).map((order, at) => ({ cart: (judged[at] as { each: CartToPlace }).each, order }))
}

/** S-5-034 to S-5-036 and what checkout collects; answers the branch that prepares the order. */
export function refuseIncomplete({ row, settings, owner }: OwnedCart, { directory, clock }: CartUses, { business }: Scope): string {
  if (!owner.identification_card) fail(cartProblems.identificationMissing)
  if (!owner.phone) fail(cartProblems.phoneMissing)
  const bags = settings.bags.length === 0 || bagsOf({ row, settings }) !== null
  const missing = [!row.address_selected && 'address', !row.payment_method_selected && 'payment', !bags && 'bags'].filter(Boolean)
  if (missing.length > 0) fail(cartProblems.checkoutIncomplete, { data: { missing } })
  const known = directory.get(business)
  if (!row.branch_office_id || !known?.offices.has(row.branch_office_id)) fail(cartProblems.addressInvalid)
  rejectPaused(known.pauses.get(row.branch_office_id), clock.now())
  return row.branch_office_id
}

function rejectPaused(pause: OfficePause | undefined, now: Date) {
  if (!pause || Date.parse(pause.until) <= now.getTime()) return
  fail(cartProblems.branchPaused, { data: { ...pause, end: formatPauseEnd(pause.until, now) } })
}

/** What orders before it took in this transaction, by branch and product. */
type Taken = Map<string, Map<string, number>>

function withoutTaken(line: CartLine, branchId: string, taken: Taken): CartLine {
  const amount = taken.get(branchId)?.get(line.productId) ?? 0
  return line.current && amount > 0 ? { ...line, current: { ...line.current, stock: line.current.stock - amount } } : line
}

function take(taken: Taken, branchId: string, demands: readonly Demand[]) {
  const ofBranch = taken.get(branchId) ?? new Map<string, number>()
  for (const { productId, amount } of demands) ofBranch.set(productId, (ofBranch.get(productId) ?? 0) + amount)
  taken.set(branchId, ofBranch)
}

// The rows are held first and read afterwards: nobody changes price or stock between the check and the taking. Branches come in one order
// for all, as products do.
async function holdLines(tx: Tx, carts: readonly CartToPlace[], shelf: Shelf): Promise<Map<string, CartLine[]>> {
  const branches = Map.groupBy(carts, ({ branchId }) => branchId)
  const holds = [...branches.keys()].toSorted().map((branchId) => {
    const productIds = new Set(branches.get(branchId)?.flatMap((each) => each.productIds))
    return shelf.hold(tx, branchId, [...productIds])
  })
  const asked = carts.map(({ cart, branchId }) => ({ orderId: cart.row.id, branchId }))
  const [lines] = await Promise.all([readLinesOf(tx, asked), ...holds])
  return lines
}

interface Judged {
  readonly placing: Placing
  readonly lines: readonly CartLine[]
  readonly demands: readonly Demand[]
}

function judge({ cart, input, scope, updates, user, origin }: CartToPlace, lines: readonly CartLine[], now: Date): Judged {
  const totals = refuseNews(cart, lines, input, now)
  const demands = lines.map(demandOf)
  const row = {
    ...cart.row,
    ...totals,
    coupons_applyed: couponsWithAmounts(cart, atCurrentPrices(lines)),
    price_total: totals.price_total_computed,
    bags_config: bagsOf(cart),
    min_subtotal: cart.settings.cart_min_price,
    observations_client: input.observations_client ?? '',
    composition_id: scope.compositionId ?? input.composition_id ?? null,
  }
  const placed = lines.map((line, index) => toPlacedLine(line, demands[index]?.amount ?? 0))
  return {
    placing: { row, lines: placed, updates, user, email: cart.owner.email, facts: confirmationFacts(row, cart.settings, origin, now) },
    lines,
    demands,
  }
}

function confirmationFacts(row: OrderRow, settings: CartSettings, origin: string, now: Date): ConfirmationFacts {
  const isPaidOnline = row.payment_method_selected === 'online' && row.price_total_computed > 0
  return {
    origin,
    payUntil: isPaidOnline ? new Date(now.getTime() + settings.payment_hold_minutes * 60_000) : null,
    promise: settings.delivery_promise,
    seller: settings.legal_identity,
  }
}

/** no line may have news, the minimum must be reached, and the total must be what the shopper saw. */
function refuseNews(cart: OwnedCart, lines: readonly CartLine[], input: Ordering['input'], now: Date): Totals {
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
