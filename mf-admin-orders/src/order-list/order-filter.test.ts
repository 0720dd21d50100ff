import { expect, test } from 'vitest'
import { firstPage, noFilter } from './order-filter.ts'

test('B-5: what staff left empty is not sent, inactive false always is', () => {
  expect(firstPage(noFilter)).toEqual({ page: 1, limit: 50, inactive: false })
  expect(firstPage({ ...noFilter, number: '  ' })).toEqual(firstPage(noFilter))
})

test('B-5: the price is sent only with both of its ends', () => {
  expect(firstPage({ ...noFilter, min: 10_000 })).toEqual(firstPage(noFilter))
  expect(firstPage({ ...noFilter, min: 0, max: 10_000 })).toMatchObject({ price_min: 0, price_max: 10_000 })
})

test('B-2-034: a state, a type, a branch and a number narrow the list under their wire names', () => {
  const filter = { ...noFilter, number: ' 1042 ', type: 'pickup', branch: 'norte', state: '13_order_received' } as const
  expect(firstPage(filter)).toMatchObject({ order_number: '1042', type: 'pickup', branch_office_id: 'norte', state: '13_order_received' })
})
