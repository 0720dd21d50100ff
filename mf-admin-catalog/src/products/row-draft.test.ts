import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { expect, test } from 'vitest'
import { overNow, type RowDraft, typedEntry, withTyped } from './row-draft.ts'

const product = (entry: object, version = 1) =>
  ({
    countType: 'units',
    version,
    stock_branch_offices: [{ id: 'norte', price: 10_000, price_neto: 8000, stock: 12, stock_min: 2, ...entry }],
  }) as unknown as AdminProduct
const typed = (field: 'price' | 'price_neto' | 'stock', value: number | null, draft?: RowDraft, of = product({})) =>
  withTyped(draft, of, 'norte', field, value)

test('what is typed stands over the entry as it was when typing began, and the other fields stay', () => {
  const draft = typed('stock', 20) as RowDraft
  expect(typedEntry(draft)).toMatchObject({ price: 10_000, price_neto: 8000, stock: 20, stock_min: 2 })
  const more = typed('price', 16_000, draft, product({ stock: 3 }, 2)) as RowDraft
  expect([more.seen.stock, more.version, typedEntry(more)]).toEqual([
    12,
    1,
    expect.objectContaining({ stock: 20, price: 16_000, discount: 50 }),
  ])
})

test('a full price stays the full price', () => {
  const full = product({ price_neto: 10_000 })
  expect(typedEntry(typed('price', 12_000, undefined, full) as RowDraft)).toMatchObject({ price: 12_000, price_neto: 12_000, discount: 0 })
})

test('typing the stored number again, or nothing, leaves nothing to save', () => {
  const draft = typed('stock', 20) as RowDraft
  expect(typed('stock', 12, draft)).toBeNull()
  expect(typed('stock', null, draft)).toBeNull()
  expect(typed('stock', 12, typed('price', 9000, draft) as RowDraft)).toMatchObject({ typed: { price: 9000 } })
})

test('a sale meanwhile is said, and what was typed is kept over it', () => {
  const draft = overNow(typed('price', 11_000) as RowDraft, product({ stock: 9 }, 3))
  expect([draft.version, draft.seen.stock, typedEntry(draft).price, typedEntry(draft).stock]).toEqual([3, 9, 11_000, 9])
  expect(draft.error).toContain('9 unidades')
})
