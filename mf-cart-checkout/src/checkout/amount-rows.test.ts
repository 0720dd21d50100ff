import { expect, test } from 'vitest'
import { amountRows } from './amount-rows.ts'

const before = {
  price_subtotal_computed: 41_620,
  price_total_bags: 273,
  coupons_total: 3_000,
  price_domicile: 0,
  price_total_computed: 38_893,
}
const after = { ...before, price_subtotal_computed: 45_480, price_domicile: 3_900, price_total_computed: 46_653 }

test('A-132: the amounts shown before and after a change of branch add up to their totals, coupons and bags included', () => {
  const rows = amountRows(before, after)
  expect(rows.map(([label]) => label)).toEqual(['Subtotal', 'Bolsas', 'Cupones', 'Domicilio', 'Total'])
  const sum = (column: 1 | 2) => rows.slice(0, -1).reduce((total, row) => total + row[column], 0)
  expect([sum(1), sum(2)]).toEqual([before.price_total_computed, after.price_total_computed])
})

test('what is nothing on both sides has no row', () => {
  const none = { ...before, price_total_bags: 0, coupons_total: 0, price_total_computed: 41_620 }
  expect(amountRows(none, none).map(([label]) => label)).toEqual(['Subtotal', 'Total'])
})
