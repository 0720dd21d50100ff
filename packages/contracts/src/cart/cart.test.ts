import { describe, expect, test } from 'vitest'
import { describeFields } from '../kernel/fields.testing.ts'
import { order } from '../orders/order.entity.ts'
import { bagsConfig } from './bags.entity.ts'
import { aBagsConfig, aCart, aCartValidation, aCoupon, aLine, aLineProduct, anAppliedCoupon, aValidationEntry } from './cart.fixtures.ts'
import { stackCoupon } from './coupon-stacking.ts'
import { appliedCoupon, coupon, couponUse } from './coupon.entity.ts'
import { cartHistoryEntry } from './history.entity.ts'
import { line, optionTag } from './line.entity.ts'
import { bagsCount, bagsPrice, cartTotal, couponAmount, deliveryPrice, displayedLines, reachesMinimum } from './totals.ts'
import { cartValidation, hasNews, validationEntry } from './validation.entity.ts'

describe('line', () => {
  describeFields(line, {
    'S-3-040': 'id product id_item creationDate',
    'S-3-041': 'count countType countDisplay',
    'S-3-042': 'maturity comment tags optionsTags',
    'S-3-043': 'totalPrice',
    'S-3-044': 'priceBase',
    'S-3-045': 'is_replaced replaced_product_id original_product_id',
    'B-3-001': 'countDisplayForceGrams pricePerUnit',
  })
  describeFields(optionTag, { 'S-3-042': 'label value' })
  test('S-9-011 a line counts in units or grams', () => expect(line.safeParse({ ...aLine(), countType: 'libras' }).success).toBe(false))
  test('S-2-121 only lines with an item id and a count above 0 are displayed', () => {
    expect(displayedLines([aLine(), aLine({ id_item: '' }), aLine({ count: 0 })])).toHaveLength(1)
  })
})

describe('validation', () => {
  describeFields(cartValidation, {
    'S-3-064': 'productsDifferentPrice productsInactive productsNotExists productsWithoutStock productsReadyToPay',
  })
  describeFields(validationEntry, {
    'S-3-065': 'product_id product product_name product_image error_type message current_price cart_price',
  })
  test('S-3-064 any of the four lists is news, products ready to pay are not', () => {
    expect(hasNews(aCartValidation({ productsReadyToPay: [aLine()] }))).toBe(false)
    for (const list of ['productsDifferentPrice', 'productsInactive', 'productsNotExists', 'productsWithoutStock'])
      expect(hasNews(aCartValidation({ [list]: [aValidationEntry()] }))).toBe(true)
  })
})

describe('cart history', () => {
  describeFields(cartHistoryEntry, {
    'S-3-066': 'id userId shoppingCart device ip action creationDate',
    'S-3-067': 'productCount productNames adminSendRestore restoredDate',
  })
})

describe('coupon', () => {
  describeFields(coupon, {
    'S-3-092': 'id code description value percentage',
    'S-3-094': 'usesPerUserLimit usesTotalLimit usesTotalCount',
    'S-3-096': 'startDate endDate',
    'S-3-097': 'produtsIds offices_ids',
    'S-3-098': 'autoActivate inactive',
  })
  describeFields(appliedCoupon, { 'S-3-056': 'idCoupon value type percentage stackLimit code' })
  describeFields(couponUse, { 'B-3-013': 'idUser idShoppingCart idCupon' })
  test('S-3-093 type is total_cart or products_price', () => {
    expect(aCoupon({ type: 'products_price' }).type).toBe('products_price')
    expect(coupon.safeParse({ ...aCoupon(), type: 'shipping' }).success).toBe(false)
  })
  test('S-3-095 stackLimit defaults to 1', () => expect(aCoupon().stackLimit).toBe(1))
})

describe('stacking (A-60)', () => {
  const of = (code: string, stackLimit: number) => anAppliedCoupon({ idCoupon: code, code, stackLimit })
  test('a coupon that stands alone joins no other', () => {
    expect(stackCoupon([of('b', 3)], of('a', 1))).toMatchObject({ ok: false, text: 'El cupon a no se puede acumular con otro cupon.' })
  })
  test('a cart that already holds its limit refuses one more', () => {
    expect(stackCoupon([of('b', 9), of('c', 8)], of('a', 2))).toMatchObject({
      ok: false,
      text: 'El cupon a solo se puede aplicar junto con 2 cupones.',
    })
  })
  test('a held coupon whose limit is not greater blocks', () => {
    expect(stackCoupon([of('b', 3)], of('a', 3))).toMatchObject({ ok: false, text: 'El cupon a no se puede acumular con el cupon b' })
  })
  test('a re-applied coupon replaces itself, a smaller limit joins', () => {
    expect(stackCoupon([of('a', 1)], of('a', 1))).toMatchObject({ ok: true, applied: [{ code: 'a' }] })
    expect(stackCoupon([of('b', 4)], of('a', 3))).toMatchObject({ ok: true, applied: [{ code: 'b' }, { code: 'a' }] })
  })
})

describe('bags', () => {
  describeFields(bagsConfig, { 'S-3-049': 'price_per_bag name code', 'S-3-050': 'products_per_bag products_grams_limit' })
  const units = (count: number) => aLine({ count })
  const grams = (count: number) => aLine({ count, countType: 'grams', product: aLineProduct({ unit_gram: 250 }) })
  test.each([
    ['no line', [], 0],
    ['ten units', [units(10)], 1],
    ['eleven units', [units(5), units(6)], 2],
    ['5 kg', [grams(20)], 1],
    ['5.25 kg', [grams(21)], 2],
    ['both', [units(11), grams(21)], 4],
  ])('S-9-007 %s', (_what, lines, bags) => expect(bagsCount(lines, aBagsConfig())).toBe(bags))
  test('S-9-007 a missing limit is ignored, one line still takes a bag', () => {
    expect(bagsCount([units(30)], { products_per_bag: 0, products_grams_limit: null })).toBe(1)
  })
  test('S-9-008 a bag costs its price, 0 included', () => {
    expect(bagsPrice(3, { price_per_bag: 500 })).toBe(1500)
    expect(bagsPrice(3, { price_per_bag: 0 })).toBe(0)
  })
})

describe('totals', () => {
  const lines = [
    { id: 'a', totalPrice: 10_000 },
    { id: 'b', totalPrice: 3333 },
  ]
  const of = (over: object) => couponAmount({ type: 'total_cart', value: 0, percentage: null, ...over }, lines)
  test('S-9-003 total = subtotal + bags − coupons + delivery, the last only for delivery', () => {
    const cart = { subtotal: 30_000, bags: 1000, coupons: 5000, delivery: 6000 }
    expect(cartTotal({ ...cart, type: 'delivery' })).toBe(32_000)
    expect(cartTotal({ ...cart, type: 'pickup' })).toBe(26_000)
    expect(cartTotal({ ...cart, type: 'pickup', coupons: 99_000 })).toBe(0)
  })
  test.each([
    ['a percentage of the subtotal', { percentage: 10 }, 1333],
    ['percentage true: value is it', { percentage: true, value: 10 }, 1333],
    ['a fixed value', { value: 5000 }, 5000],
    ['never more than the subtotal', { value: 50_000 }, 13_333],
    ['only its products', { type: 'products_price', percentage: 50, produtsIds: ['b'] }, 1667],
  ])('S-9-004 %s', (_what, over, amount) => expect(of(over)).toBe(amount))
  test.each([
    ['pickup', { type: 'pickup', hasAddress: true }, 'flat', 0],
    ['no address yet', { type: 'delivery', hasAddress: false }, 'flat', 0],
    ['flat', { type: 'delivery', hasAddress: true, zoneFee: 9000 }, 'flat', 6000],
    ['zone', { type: 'delivery', hasAddress: true, zoneFee: 9000 }, 'zone', 9000],
    ['zone of no fee', { type: 'delivery', hasAddress: true, zoneFee: 0 }, 'zone', 0],
    ['outside every zone', { type: 'delivery', hasAddress: true, zoneFee: null }, 'zone', 6000],
  ] as const)('S-9-005 delivery price, %s', (_what, cart, rule, price) => {
    expect(deliveryPrice(cart, { delivery_price: 6000, delivery_price_rule: rule })).toBe(price)
  })
  test('S-9-006 the minimum is met by an equal subtotal, and 0 or null is none', () => {
    expect([reachesMinimum(49_999, 50_000), reachesMinimum(50_000, 50_000), reachesMinimum(0, 0), reachesMinimum(0, null)]).toEqual([
      false,
      true,
      true,
      true,
    ])
  })
})

test('S-4-001 S-4-019 a new cart waits for products and is a delivery', () => {
  expect(order.parse({ id: 'x' })).toMatchObject({ state: '1_waiting_products', type: 'delivery' })
  expect(aCart().price_subtotal_computed).toBe(4900)
})
