import { describe, expect, test } from 'vitest'
import { changePrice, discountOf, isNetAbovePrice, isUnlikelyPrice, settlePrice } from './branch-price.rules.ts'

describe('Discount: the percentage shown is that of the branch’s own prices', () => {
  test('round(100 × (1 − net / price))', () => {
    expect(discountOf({ price: 10_000, price_neto: 10_000 })).toBe(0)
    expect(discountOf({ price: 10_000, price_neto: 5000 })).toBe(50)
    expect(discountOf({ price: 5200, price_neto: 4500 })).toBe(13)
    expect(discountOf({ price: 10_000, price_neto: 0 })).toBe(0)
    expect(discountOf({ price: 0, price_neto: 5000 })).toBe(0)
  })

  test('what contradicts the prices is not stored', () => {
    expect(settlePrice({ price: 10_000, price_neto: 10_000, discount: 50 })).toEqual({ price: 10_000, price_neto: 10_000, discount: 0 })
    expect(settlePrice({ price: 10_000, price_neto: 0, discount: 20 })).toEqual({ price: 10_000, price_neto: 8000, discount: 20 })
  })

  test('a typed percentage computes the net price, a typed price the percentage', () => {
    const entry = { price: 10_000, price_neto: 0, discount: 0 }
    expect(changePrice(entry, 'discount', 25)).toEqual({ price: 10_000, price_neto: 7500, discount: 25 })
    expect(changePrice({ ...entry, price_neto: 7500 }, 'price', 15_000)).toEqual({ price: 15_000, price_neto: 7500, discount: 50 })
    expect(changePrice({ ...entry, price_neto: 7500, discount: 25 }, 'discount', 0)).toEqual(entry)
    const full = { price: 15_200, price_neto: 15_200, discount: 0 }
    expect(changePrice(full, 'price', 15_000)).toEqual({ price: 15_000, price_neto: 15_000, discount: 0 })
  })

  test('a net price above the price is a contradiction', () => {
    expect(isNetAbovePrice({ price: 10_000, price_neto: 10_001 })).toBe(true)
    expect(isNetAbovePrice({ price: 0, price_neto: 10_000 })).toBe(false)
  })
})

test('Numbers people type: a price that changes by more than a factor of five is asked about', () => {
  expect(isUnlikelyPrice(12_000, 1200)).toBe(true)
  expect(isUnlikelyPrice(12_000, 60_001)).toBe(true)
  expect(isUnlikelyPrice(12_000, 60_000)).toBe(false)
  expect(isUnlikelyPrice(0, 12_000)).toBe(false)
})
