import { expect, test } from 'vitest'
import { changedRows, stockRows } from './stock-entries.ts'

const offices = [{ id: 'norte' }, { id: 'sur' }]
const product = {
  stock_branch_offices: [{ id: 'norte', price: 5000, price_neto: 0, discount: 0, stock: 8, stock_min: 1, pum: null, quantity_pum: null }],
}

test('S-2-083: every branch has a row, also one that does not sell the product', () => {
  expect(stockRows(product, offices).map(({ id, price, stock }) => [id, price, stock])).toEqual([
    ['norte', 5000, 8],
    ['sur', 0, 0],
  ])
})

test('S-2-083: only changed rows are sent, with the stock that was seen', () => {
  const before = stockRows(product, offices)
  expect(changedRows(before, before)).toEqual([])
  const [norte, sur] = before
  expect(changedRows(before, [norte, { ...sur, price: 900 }] as never)).toEqual([{ ...sur, price: 900, stock_seen: 0 }])
})
