import type { createOrder as contract } from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import { reachesMinimum } from '@plaza/contracts/cart/totals'
import { type CartValidation, hasNews } from '@plaza/contracts/cart/validation.entity'
import { cartUpdatedSocket } from '@plaza/contracts/cart/cart.events'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { isCart } from '@plaza/contracts/orders/order-state'
import { type CouponBook, guardedCoupons } from '../orders/coupon-uses.ts'
import { placeOrder } from '../orders/place-order.ts'
import { showRow } from '../orders/show-order.ts'
import type { OrderRow } from '../orders/order-record.ts'
import { type Demand, guardedShelf, type Shelf } from '../orders/stock.ts'
import type { Tx } from '../platform/database.ts'
import { hintLive } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { lockCart, type OpenCart, type OwnedCart } from './cart.repository.ts'
import { type CartLine, isSold, stockNeed } from './cart-line.ts'
import { readLines, readProductIds } from './cart-lines.repository.ts'
import { bagsOf, couponsWithAmounts, totalsOf } from './cart-totals.ts'
import { type CartUses, signedInUser } from './change-cart.ts'
import { validate } from './check-lines.ts'
import { refreshCoupons, refuse } from './coupons.ts'
import type { Totals } from './money.ts'

type Input = ParsedInputOf<typeof contract>

const retries = 5

/**
 * Places the order of one's own cart, once: asked again it answers the same order. Everything the shopper saw is checked again under lock,
 * and either all of it is written or nothing. `guards` are others only in the tests that show what they prevent.
 */
export async function createOrder(scope: Scope, input: Input, uses: CartUses, guards: Partial<Guards> = {}): Promise<{ order: Order }> {
  const { lock, shelf, coupons } = { lock: lockCart, shelf: guardedShelf, coupons: guardedCoupons, ...guards }
  const user = signedInUser(scope)
  const { shown } = await uses.db.withTenant(
    scope.business,
    async (tx) => {
      const [found, productIds] = await Promise.all([lock(tx, user.id, input.uuid), readProductIds(tx, input.uuid)])
      const cart = found ?? fail(cartProblems.cartNotFound)
      const order = isCart(cart.row.state) ? await place(tx, { scope, input, uses, shelf, coupons }, cart, productIds) : null
      // Read behind the writes and ahead of the commit, without waiting in between: the order's number is held that long.
      const shown = showRow(tx, scope, cart.row, order?.placed)
      shown.catch(() => {})
      return { shown }
    },
    // The order's number is one row per business, and everybody waits for it.
    { retry: retries, sharedFlush: true },
  )
  return { order: await shown }
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

async function place(
  tx: Tx,
  { scope, input, uses, shelf, coupons }: Placing,
  cart: OwnedCart,
  productIds: readonly string[],
): Promise<{ placed: Promise<OrderRow> }> {
  const now = uses.clock.now()
  const user = signedInUser(scope)
  const branchId = refuseIncomplete(cart, uses, scope)
  const lines = await holdLines(tx, cart, { branchId, shelf, productIds })
  await refreshCoupons(tx, cart, user.id, now)
  const totals = refuseNews(cart, lines, input, now)
  const demands = lines.map(demandOf)
  const placing = {
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
    lines: lines.map((line, index) => ({
      productId: line.productId,
      count: line.count,
      product: line.current?.product ?? line.snapshot,
      stockTaken: demands[index]?.amount ?? 0,
    })),
    user,
    email: cart.owner.email,
    now,
  }
  await takeCoupons(tx, cart, { coupons, userId: user.id, now })
  const missing = await shelf.take(tx, branchId, demands)
  if (missing.length > 0) refuseSoldOut(lines, missing)
  hintLive(tx, { rooms: [`user:${user.id}`], event: cartUpdatedSocket, payload: { cartId: cart.row.id, count: 0 } })
  // Last, and not awaited: the order's number is one row per business.
  return placeOrder(tx, placing)
}

/** The last use of a coupon goes to one order only; the others are refused as a whole. */
async function takeCoupons(tx: Tx, { row }: OpenCart, { coupons, userId, now }: { coupons: CouponBook; userId: string; now: Date }) {
  if (row.coupons_applyed.length === 0) return
  const couponIds = row.coupons_applyed.map((each) => each.idCoupon)
  const [refused] = await coupons.take(tx, { orderId: row.id, userId, couponIds, now })
  const coupon = row.coupons_applyed.find((each) => each.idCoupon === refused)
  if (coupon) refuse(coupon.code, coupon.idCoupon)
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

const demandOf = (line: CartLine): Demand => ({
  productId: line.productId,
  amount: stockNeed(line, line.current?.product ?? line.snapshot),
})
