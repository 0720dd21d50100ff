import { expect, test } from 'vitest'
import { changedRows, stockRows, suspiciousPrices } from './stock-entries.ts'

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

test('a price that changes by more than a factor of five is asked about, branch by branch', () => {
  const offices = [
    { id: 'norte', displayName: 'Sede Norte' },
    { id: 'sur', displayName: 'Sede Sur' },
  ]
  const row = (id: string, price: number, price_neto = 0) =>
    ({ ...(stockRows(null, [{ id }])[0] as never as object), price, price_neto }) as never
  const before = [row('norte', 12_000, 11_000), row('sur', 12_000)]
  expect(suspiciousPrices(before, [row('norte', 1200, 11_000), row('sur', 13_000)], offices)).toBe(
    '¿Está bien este cambio de precio?\nSede Norte: precio de $12.000 a $1.200',
  )
  expect(suspiciousPrices(before, [row('norte', 12_500, 10_900), row('sur', 60_000)], offices)).toBeNull()
  // A branch that begins to sell has no price to compare with.
  expect(suspiciousPrices([row('sur', 0)], [row('sur', 90_000)], offices)).toBeNull()
})
