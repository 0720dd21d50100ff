import { expect, test } from 'vitest'
import { firstPage, noFilter } from './order-filter.ts'

const nothing = { page: 1, limit: 50, inactive: false, lines: false }

test('B-5-035 B-5-036 B-9-001: what staff left empty is not sent, inactive false always is, fifty at a time', () => {
  expect(firstPage(noFilter)).toEqual(nothing)
  expect(firstPage({ ...noFilter, number: '  ', state: 'inventado', type: 'dron' })).toEqual(nothing)
})

test('B-5-034: the price is sent only with both of its ends', () => {
  expect(firstPage({ ...noFilter, total: { from: 10_000, to: null } })).toEqual(nothing)
  expect(firstPage({ ...noFilter, total: { from: null, to: 10_000 } })).toEqual(nothing)
  expect(firstPage({ ...noFilter, total: { from: 0, to: 10_000 } })).toMatchObject({ price_min: 0, price_max: 10_000 })
  expect(firstPage({ ...noFilter, exact: 15_500 })).toMatchObject({ price_total: 15_500 })
})

test('B-2-034: days and customer: letters are a name, digits a telephone', () => {
  expect(firstPage({ ...noFilter, placed: { from: '2026-03-01', to: '' } })).toEqual({ ...nothing, from: '2026-03-01' })
  expect(firstPage({ ...noFilter, customer: ' Íngrid ' })).toEqual({ ...nothing, customer: 'Íngrid' })
  expect(firstPage({ ...noFilter, customer: '315 777-12' })).toEqual({ ...nothing, phone: '315 777-12' })
})

test('B-2-034: a state, a type, a branch and a number narrow the list under their wire names', () => {
  const filter = { ...noFilter, number: ' 1042 ', type: 'pickup', branch: 'norte', state: '13_order_received' }
  expect(firstPage(filter)).toMatchObject({ order_number: '1042', type: 'pickup', branch_office_id: 'norte', state: '13_order_received' })
})
