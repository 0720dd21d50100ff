import { toLatLng } from '@plaza/contracts/account/address.entity'
import { bagTaxAt, couponAmount } from '@plaza/contracts/cart/totals'
import type { BagsConfig } from '@plaza/contracts/cart/bags.entity'
import type { Pesos } from '@plaza/contracts/kernel/money'
import type { LatLng } from '@plaza/contracts/kernel/base'
import type { AddressSelected, Order } from '@plaza/contracts/orders/order.entity'
import { toOrder } from '../orders/order-record.ts'
import type { OpenCart } from './cart.repository.ts'
import { type CartLine, type Snapshot, toLine } from './cart-line.ts'
import { couponsTotal } from './coupon-rules.ts'
import { deliveryPrice } from './delivery-price.ts'
import { cartTotals, lineTotal, type Sums, type Totals, totalsOfSums } from './money.ts'

interface PricedLine {
  readonly line: CartLine
  readonly product: Snapshot
}

/** What the cart costs today with these prices: bags, tax and delivery as the business charges them now, never as a client says. */
export function totalsOf(cart: OpenCart, lines: readonly PricedLine[], now: Date): Totals {
  const amounts = lines.map(({ line, product }) => ({ count: line.count, countType: line.countType, product }))
  const coupons = cart.row.coupons_applyed
  const off = coupons.length === 0 ? 0 : couponsTotal(coupons, couponLinesOf(lines))
  return cartTotals(amounts, extrasOf(cart, off, now))
}

/** The same for a cart without coupons, from what its lines come to. */
export const totalsWithoutCoupons = (cart: OpenCart, sums: Sums, now: Date): Totals => totalsOfSums(sums, extrasOf(cart, 0, now))

function extrasOf({ row, settings, zones }: OpenCart, coupons: Pesos, now: Date) {
  const destination = { type: row.type, hasAddress: Boolean(row.address_selected), place: placeOf(row.address_selected) }
  return {
    type: row.type,
    bags: bagsOf({ row, settings }),
    taxPerBag: bagTaxAt(settings.bagTaxes, now),
    coupons,
    delivery: deliveryPrice(settings, destination, zones),
  }
}

/** What each coupon takes off these lines by itself; all of them together never take more than the subtotal. */
export const couponsWithAmounts = ({ row }: Pick<OpenCart, 'row'>, lines: readonly PricedLine[]): OpenCart['row']['coupons_applyed'] => {
  const priced = couponLinesOf(lines)
  return row.coupons_applyed.map((coupon) => ({ ...coupon, amount: couponAmount(coupon, priced) }))
}

const couponLinesOf = (lines: readonly PricedLine[]) =>
  lines.map(({ line, product }) => ({ id: line.productId, totalPrice: lineTotal({ ...line, product }) }))

/** The chosen kind of bag as the business sells it now; null when none is chosen or it is gone. */
export const bagsOf = ({ row, settings }: Pick<OpenCart, 'row' | 'settings'>): BagsConfig | null =>
  settings.bags.find((bags) => bags.code === row.bags_config?.code) ?? null

export const atAcceptedPrices = (lines: readonly CartLine[]): PricedLine[] => lines.map((line) => ({ line, product: line.snapshot }))

/** The cart as its owner sees it, at the prices that were accepted. */
export function presentCart(cart: OpenCart, lines: readonly CartLine[], now: Date): Order {
  const shown = atAcceptedPrices(lines)
  const totals = totalsOf(cart, shown, now)
  const products = shown.map(({ line, product }) => toLine(line, product))
  const coupons_applyed = couponsWithAmounts(cart, shown)
  return {
    ...toOrder(cart.row, products),
    bags_config: bagsOf(cart),
    coupons_applyed,
    ...totals,
    price_total: totals.price_total_computed,
    min_subtotal: cart.settings.cart_min_price,
  }
}

/** The same with the line of one product only, beside the totals of all. */
export function presentLine(cart: OpenCart, line: CartLine | null, totals: Totals): Order {
  const products = line ? [toLine(line, line.snapshot)] : []
  const bags_config = bagsOf(cart)
  return {
    ...toOrder(cart.row, products),
    bags_config,
    ...totals,
    price_total: totals.price_total_computed,
    min_subtotal: cart.settings.cart_min_price,
  }
}

export function placeOf(address: AddressSelected | null | undefined): LatLng | null {
  const point = address?.geopoint
  if (!point) return null
  return 'coordinates' in point ? toLatLng(point) : point
}
