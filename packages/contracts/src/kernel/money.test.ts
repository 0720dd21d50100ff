import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chargedPrice,
  countDisplay,
  formatPesos,
  formatUnitPrice,
  gramPrice,
  gramsOf,
  linePrice,
  percentOf,
  share,
  sum,
  times,
} from './money.ts'

describe('format', () => {
  test.each([
    [0, '$0'],
    [950, '$950'],
    [50_000, '$50.000'],
    [1_234_567, '$1.234.567'],
    [-5000, '-$5.000'],
  ])('S-1-003 %i pesos are %s', (amount, text) => expect(formatPesos(amount)).toBe(text))
  test('S-1-003 a fraction of a peso was made elsewhere and is refused', () => expect(() => formatPesos(10.5)).toThrow(RangeError))
  test.each([
    [5.3, 'g', '$5.300 / kg'],
    [5.3, 'Gr', '$5.300 / kg'],
    [3.98, 'ml', '$3.980 / L'],
    [5300, 'kg', '$5.300 / kg'],
    [412.5, 'und', '$412,50 / und'],
    [900, 'unidad', '$900 / unidad'],
    [38.2, 'm', '$38,20 / m'],
    [1234.567, null, '$1.234,57'],
  ])('S-2-086: %f pesos a %s are %s, by the kilogram and the litre where they can be', (value, unit, text) =>
    expect(formatUnitPrice(value, unit)).toBe(text),
  )
})

describe('prices', () => {
  test('the net price is charged when above 0, else the price (A-77)', () => {
    expect([
      chargedPrice({ price: 5200, price_neto: 4900 }),
      chargedPrice({ price: 5200, price_neto: 0 }),
      chargedPrice({ price: 0 }),
      chargedPrice({}),
    ]).toEqual([4900, 5200, null, null])
  })
  test.each([
    [6400, 1000, 250, 1600],
    [6400, 1000, 333, 2131],
    [3333, 500, 75, 500],
    [1, 2, 1, 1],
  ])('S-9-009 %i pesos for %i g: %i g cost %i', (price_neto, quantity_pum, grams, cost) =>
    expect(gramPrice({ price_neto, quantity_pum }, grams)).toBe(cost),
  )
  test('S-9-009 without a price or quantity there is no gram price', () => {
    expect([gramPrice({ price: 0, quantity_pum: 1000 }, 250), gramPrice({ price: 6400, quantity_pum: 0 }, 250)]).toEqual([null, null])
  })
  test('S-9-010 grams shown = count × unit_gram', () => {
    expect(gramsOf(3, 250)).toBe(750)
    expect(countDisplay({ count: 6, countType: 'grams', unit_gram: 250 })).toBe('1.500 g')
    expect(countDisplay({ count: 3, countType: 'units', unit_gram: 250 })).toBe('3')
  })
  test('a line costs its count of units, or its grams', () => {
    const entry = { price: 6400, price_neto: 6400, quantity_pum: 1000 }
    expect(linePrice(entry, { count: 3, countType: 'units' })).toBe(19_200)
    expect(linePrice(entry, { count: 3, countType: 'grams', unit_gram: 250 })).toBe(4800)
    expect(linePrice({}, { count: 3, countType: 'units' })).toBeNull()
  })
})

describe('arithmetic', () => {
  const amount = fc.integer({ min: 0, max: 50_000_000 })
  test('a share is the nearest whole peso, exactly', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }), (price, part, of) => {
        const exact = (2n * BigInt(price) * BigInt(part) + BigInt(of)) / (2n * BigInt(of))
        expect(share(price, part, of)).toBe(Number(exact))
      }),
    )
  })
  test('sums and products stay whole, beyond safe integers they refuse', () => {
    expect(sum([100, 200, -50])).toBe(250)
    expect(() => times(1.5, 2)).toThrow(RangeError)
    expect(() => share(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow(RangeError)
  })
  test.each([
    [13_333, 10, 1333],
    [10_000, 12.5, 1250],
    [99, 0.5, 0],
    [100, 0.5, 1],
  ])('of %i, %d per cent is %i', (base, percentage, result) => expect(percentOf(base, percentage)).toBe(result))
})
