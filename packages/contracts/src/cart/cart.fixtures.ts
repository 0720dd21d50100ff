import type * as z from 'zod/mini'
import { aProduct } from '../catalog/catalog.fixtures.ts'
import { times } from '../kernel/money.ts'
import type { Cart } from '../orders/order.entity.ts'
import { order } from '../orders/order.entity.ts'
import { bagsConfig } from './bags.entity.ts'
import { appliedCoupon, coupon } from './coupon.entity.ts'
import { line, lineProduct } from './line.entity.ts'
import { cartValidation, validationEntry } from './validation.entity.ts'

export const aLineProduct = (over: Partial<z.input<typeof lineProduct>> = {}) => lineProduct.parse({ ...aProduct(), ...over })

/** One line of milk; its total follows `count` unless said. */
export function aLine(over: Partial<z.input<typeof line>> = {}) {
  const item = over.product ?? aLineProduct()
  const count = over.count ?? 1
  const price = item.price_neto ?? 0
  return line.parse({
    id: item.id,
    product: item,
    id_item: item.id_item,
    count,
    priceBase: price,
    totalPrice: times(price, count),
    countDisplay: String(count),
    ...over,
  })
}

export const aBagsConfig = (over: Partial<z.input<typeof bagsConfig>> = {}) =>
  bagsConfig.parse({ code: 'papel', name: 'Bolsa de papel', price_per_bag: 500, products_per_bag: 10, products_grams_limit: 5000, ...over })

/** An open cart with one line. */
export function aCart(over: Partial<z.input<typeof order>> = {}): Cart {
  const products = over.products ?? [aLine()]
  const subtotal = products.reduce((total, each) => total + (each.totalPrice ?? 0), 0)
  return order.parse({
    id: 'cart-ana',
    historyUuid: 'cart-ana',
    userId: 'user-ana',
    products,
    price_subtotal_computed: subtotal,
    price_total: subtotal,
    price_total_computed: subtotal,
    creationDate: '2026-03-05T15:00:00Z',
    last_update: '2026-03-05T15:05:00Z',
    ...over,
  })
}

export const aCoupon = (over: Partial<z.input<typeof coupon>> = {}) =>
  coupon.parse({
    id: 'coupon-primera10',
    type: 'total_cart',
    code: 'primera10',
    description: '10 % en tu primera compra',
    percentage: 10,
    ...over,
  })

export const anAppliedCoupon = (over: Partial<z.input<typeof appliedCoupon>> = {}) =>
  appliedCoupon.parse({ idCoupon: 'coupon-primera10', type: 'total_cart', code: 'primera10', percentage: 10, ...over })

export const aValidationEntry = (over: Partial<z.input<typeof validationEntry>> = {}) =>
  validationEntry.parse({
    product_id: 'product-leche',
    product_name: 'Leche entera',
    error_type: 'price_changed',
    current_price: 5100,
    cart_price: 4900,
    ...over,
  })

/** Nothing to report unless said. */
export const aCartValidation = (over: Partial<z.input<typeof cartValidation>> = {}) => cartValidation.parse(over)
