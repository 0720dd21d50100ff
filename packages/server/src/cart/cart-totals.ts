import { toLatLng } from '@plaza/contracts/account/address.entity'
import type { BagsConfig } from '@plaza/contracts/cart/bags.entity'
import type { LatLng } from '@plaza/contracts/kernel/base'
import type { AddressSelected, Order } from '@plaza/contracts/orders/order.entity'
import { toOrder } from '../orders/order-record.ts'
import type { OpenCart } from './cart.repository.ts'
import { type CartLine, type Snapshot, shownAt, toLine } from './cart-line.ts'
import { couponsTotal } from './coupon-rules.ts'
import { deliveryPrice } from './delivery-price.ts'
import { bagTaxAt, cartTotals, lineTotal, type Totals } from './money.ts'

interface PricedLine {
  readonly line: CartLine
  readonly product: Snapshot
}

/** What the cart costs today with these prices: bags, tax and delivery as the business charges them now, never as a client says. */
export function totalsOf({ row, settings, zones }: OpenCart, lines: readonly PricedLine[], now: Date): Totals {
  const amounts = lines.map(({ line, product }) => ({ count: line.count, countType: line.countType, product }))
  const couponLines = lines.map(({ line, product }) => ({ id: line.productId, totalPrice: lineTotal({ ...line, product }) }))
  const destination = { type: row.type, hasAddress: Boolean(row.address_selected), place: placeOf(row.address_selected) }
  return cartTotals(amounts, {
    type: row.type,
    bags: bagsOf({ row, settings }),
    taxPerBag: bagTaxAt(settings.bagTaxes, now),
    coupons: couponsTotal(row.coupons_applyed, couponLines),
    delivery: deliveryPrice(settings, destination, zones),
  })
}

/** The chosen kind of bag as the business sells it now; null when none is chosen or it is gone. */
export const bagsOf = ({ row, settings }: Pick<OpenCart, 'row' | 'settings'>): BagsConfig | null =>
  settings.bags.find((bags) => bags.code === row.bags_config?.code) ?? null

export const atAcceptedPrices = (lines: readonly CartLine[]): PricedLine[] => lines.map((line) => ({ line, product: line.snapshot }))

/** The cart as its owner sees it from a branch: lines accepted elsewhere carry this branch's price. */
export function presentCart(cart: OpenCart, lines: readonly CartLine[], branchId: string | null, now: Date): Order {
  const shown = lines.map((line) => ({ line, product: shownAt(line, branchId) }))
  const { bags_tax, ...totals } = totalsOf(cart, shown, now)
  const products = shown.map(({ line, product }) => toLine(line, product))
  return { ...toOrder(cart.row, products), ...totals, price_total: totals.price_total_computed, min_subtotal: cart.settings.cart_min_price }
}

export function placeOf(address: AddressSelected | null | undefined): LatLng | null {
  const point = address?.geopoint
  if (!point) return null
  return 'coordinates' in point ? toLatLng(point) : point
}
