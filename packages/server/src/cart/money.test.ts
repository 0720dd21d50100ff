import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bagTaxAt } from '@plaza/contracts/cart/totals'
import { type Amount, cartTotals, lineTotal } from './money.ts'

const unitLine = fc.record({
  count: fc.integer({ min: 1, max: 999 }),
  price: fc.integer({ min: 0, max: 500_000 }),
  neto: fc.integer({ min: 0, max: 500_000 }),
})
const gramLine = fc.record({
  count: fc.integer({ min: 1, max: 999 }),
  price: fc.integer({ min: 1, max: 200_000 }),
  step: fc.integer({ min: 1, max: 1000 }),
  quantity: fc.integer({ min: 1, max: 5000 }),
})
const bags = fc.record({
  price_per_bag: fc.integer({ min: 0, max: 2000 }),
  products_per_bag: fc.option(fc.integer({ min: 0, max: 50 })),
  products_grams_limit: fc.option(fc.integer({ min: 0, max: 10_000 })),
})

const units = ({ count, price, neto }: { count: number; price: number; neto: number }): Amount => ({
  count,
  countType: 'units',
  product: { price, price_neto: neto },
})
const grams = ({ count, price, step, quantity }: { count: number; price: number; step: number; quantity: number }): Amount => ({
  count,
  countType: 'grams',
  product: { price, price_neto: price, quantity_pum: quantity, unit_gram: step },
})

const nothing = { type: 'delivery', bags: null, taxPerBag: 0, coupons: 0, delivery: 0 } as const

describe('what a line costs (S-9, A-77)', () => {
  test('12.990 per kilo × 333 g is 4.326: half up, once per line', () => {
    expect(lineTotal({ count: 333, countType: 'grams', product: { price: 0, price_neto: 12_990, quantity_pum: 1000, unit_gram: 1 } })).toBe(
      4326,
    )
  })

  test('exactly half a peso rounds up', () => {
    expect(lineTotal({ count: 1, countType: 'grams', product: { price_neto: 5, quantity_pum: 2, unit_gram: 1 } })).toBe(3)
  })

  test('the net price is charged when above 0, else the price; without either nothing', () => {
    expect(lineTotal(units({ count: 3, price: 5000, neto: 4200 }))).toBe(12_600)
    expect(lineTotal(units({ count: 3, price: 5000, neto: 0 }))).toBe(15_000)
    expect(lineTotal({ count: 3, countType: 'units', product: { price: null, price_neto: null } })).toBe(0)
  })

  test('a gram line lies within half a peso of the exact value, whatever the numbers', () => {
    fc.assert(
      fc.property(gramLine, (line) => {
        const exact = { over: BigInt(line.price) * BigInt(line.count) * BigInt(line.step), under: BigInt(line.quantity) }
        const off = 2n * (BigInt(lineTotal(grams(line))) * exact.under - exact.over)
        expect(off > -exact.under && off <= exact.under).toBe(true)
      }),
    )
  })
})

/** Written from the specification alone, in exact fractions: S 9, A-50, A-58, A-77. */
function calculator(
  lines: { type: 'u' | 'g'; count: number; price: bigint; step: number; quantity: number }[],
  bag: { price: number; units: number; grams: number } | null,
  tax: number,
  coupon: number,
  fee: number,
) {
  let subtotal = 0n
  let unitCount = 0
  let gramCount = 0
  for (const line of lines) {
    if (line.type === 'u') {
      subtotal += line.price * BigInt(line.count)
      unitCount += line.count
      continue
    }
    const numerator = line.price * BigInt(line.count * line.step)
    const floor = numerator / BigInt(line.quantity)
    const rest = numerator % BigInt(line.quantity)
    subtotal += rest * 2n >= BigInt(line.quantity) ? floor + 1n : floor
    gramCount += line.count * line.step
  }
  let bagCount = 0
  if (bag && lines.length > 0) {
    if (bag.units > 0) while (bagCount * bag.units < unitCount) bagCount++
    let forGrams = 0
    if (bag.grams > 0) while (forGrams * bag.grams < gramCount) forGrams++
    bagCount = Math.max(1, bagCount + forGrams)
  }
  const off = BigInt(coupon) > subtotal ? subtotal : BigInt(coupon)
  const perBag = bag ? bag.price + tax : 0
  return { subtotal: Number(subtotal), bagCount, total: Number(subtotal + BigInt(bagCount * perBag) - off + BigInt(fee)) }
}

describe('what a cart costs', () => {
  test('total = subtotal + bags − coupons + delivery, against an independent calculator', () => {
    const extras = fc.record({
      bag: fc.option(bags),
      tax: fc.integer({ min: 0, max: 100 }),
      coupon: fc.integer({ min: 0, max: 200_000 }),
      fee: fc.integer({ min: 0, max: 20_000 }),
    })
    fc.assert(
      fc.property(
        fc.array(unitLine, { maxLength: 20 }),
        fc.array(gramLine, { maxLength: 8 }),
        extras,
        (some, weighed, { bag, tax, coupon, fee }) => {
          const totals = cartTotals([...some.map(units), ...weighed.map(grams)], {
            type: 'delivery',
            bags: bag && { code: 'b', name: 'B', taxed: true, ...bag },
            taxPerBag: tax,
            coupons: coupon,
            delivery: fee,
          })
          const expected = calculator(
            [
              ...some.map(({ count, price, neto }) => ({
                type: 'u' as const,
                count,
                price: BigInt(neto > 0 ? neto : price),
                step: 0,
                quantity: 1,
              })),
              ...weighed.map(({ count, price, step, quantity }) => ({ type: 'g' as const, count, price: BigInt(price), step, quantity })),
            ],
            bag && { price: bag.price_per_bag, units: bag.products_per_bag ?? 0, grams: bag.products_grams_limit ?? 0 },
            tax,
            coupon,
            fee,
          )
          expect(totals.price_subtotal_computed).toBe(expected.subtotal)
          expect(totals.bags_count).toBe(expected.bagCount)
          expect(totals.price_total_computed).toBe(expected.total)
          expect(Object.values(totals).every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
        },
      ),
    )
  })

  test('S-4-022: picking up costs no delivery', () => {
    const totals = cartTotals([units({ count: 1, price: 10_000, neto: 0 })], { ...nothing, type: 'pickup' })
    expect(totals.price_total_computed).toBe(10_000)
  })

  test('the saving is shown but not taken off twice', () => {
    const totals = cartTotals([units({ count: 2, price: 5000, neto: 4000 })], nothing)
    expect(totals).toMatchObject({ discounts_total: 2000, price_total_computed: 8000 })
  })

  test('A-58: the tax is owed on plastic bags only, free ones included, by the rate of the day', () => {
    const rates = [
      { from: '2025-01-01T05:00:00Z', amount: 70 },
      { from: '2026-01-01T05:00:00Z', amount: 73 },
    ]
    expect(bagTaxAt(rates, new Date('2025-12-31T12:00:00Z'))).toBe(70)
    expect(bagTaxAt(rates, new Date('2026-01-01T05:00:00Z'))).toBe(73)
    expect(bagTaxAt(rates, new Date('2024-06-01T00:00:00Z'))).toBe(0)
    const bag = { code: 'plastica', name: 'Plástica', price_per_bag: 500, products_per_bag: 2, products_grams_limit: null }
    const lines = [units({ count: 3, price: 1000, neto: 0 })]
    expect(cartTotals(lines, { ...nothing, bags: bag, taxPerBag: 73 })).toMatchObject({
      bags_count: 2,
      bags_tax: 146,
      price_total_bags: 1146,
      price_total_computed: 4146,
    })
    expect(cartTotals(lines, { ...nothing, bags: { ...bag, price_per_bag: 0 }, taxPerBag: 73 })).toMatchObject({
      bags_count: 2,
      bags_tax: 146,
      price_total_bags: 146,
    })
    for (const untaxed of [
      { ...bag, code: 'papel' },
      { ...bag, code: 'reutilizable' },
      { ...bag, taxed: false },
    ])
      expect(cartTotals(lines, { ...nothing, bags: untaxed, taxPerBag: 73 })).toMatchObject({ bags_tax: 0, price_total_bags: 1000 })
    expect(cartTotals(lines, { ...nothing, bags: { ...bag, code: 'papel', taxed: true }, taxPerBag: 73 }).bags_tax).toBe(146)
  })
})
