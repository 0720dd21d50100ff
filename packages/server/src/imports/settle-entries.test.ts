import { expect, test } from 'vitest'
import type { ImportedEntry } from './map-row.ts'
import { priceFaultOf, settleEntries } from './settle-entries.ts'

const stored = { price: 10_000, price_neto: 8000, discount: 20, stock: 5, stock_min: 0, pum: 1, quantity_pum: 1 }
const known = new Map([['norte', stored]])
const settle = (entry: ImportedEntry) => settleEntries(new Map([['norte', entry]]), known).get('norte')

test('Discount: an import writes the percentage of its own prices', () => {
  expect(settle({ price: 10_000, price_neto: 10_000, discount: 50 })).toMatchObject({ price_neto: 10_000, discount: 0 })
  expect(settle({ discount: 25 })).toMatchObject({ price_neto: 7500, discount: 25 })
  expect(settle({ price: 16_000 })).toMatchObject({ price_neto: 8000, discount: 50 })
  expect(settle({ stock: 3 })).toEqual({ stock: 3 })
})

test('Discount: what is stored already is written again without a change', () => {
  expect(settle({ price: 10_000, price_neto: 8000, discount: 20 })).toMatchObject({ price_neto: 8000, discount: 20 })
  expect(settle({ price: 10_000, discount: 20 })).toMatchObject({ price_neto: 8000, discount: 20 })
})

test('Discount: a net price above the price is refused', () => {
  const faultOf = (entry: ImportedEntry) => priceFaultOf(new Map([['norte', entry]]), known)
  expect(faultOf({ price: 10_000, price_neto: 12_000 })).toMatch(/precio neto/)
  expect(faultOf({ price_neto: 12_000 })).toMatch(/precio neto/)
  expect(faultOf({ stock: 1 })).toBeNull()
})
