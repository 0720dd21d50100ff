import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import { expect, test } from 'vitest'
import { stepOf } from './bulk-change.ts'

const product = (over: object = {}) =>
  ({
    id: 'leche',
    inactiveManual: false,
    category_id: 'lacteos',
    sub_category_id: 'leches',
    main_category_name: 'Lácteos',
    sub_category_name: 'Leches',
    stock_branch_offices: [
      { id: 'norte', price: 4990, price_neto: 4490, discount: 10, stock: 12, stock_min: 2 },
      { id: 'sur', price: 1000, price_neto: 1000, discount: 0, stock: 3, stock_min: 0 },
    ],
    ...over,
  }) as unknown as AdminProduct
const priced = (percent: number, branchId = 'norte', of = product()) => stepOf(of, { kind: 'price', branchId, percent })

test('a percentage changes price and net price of one branch, in whole pesos, and leaves the stock alone', () => {
  const { before, after, send } = priced(7.5)
  expect([before, after]).toEqual(['$4.490', '$4.827'])
  expect(send?.changed['stock_branch_offices']).toEqual([
    expect.objectContaining({ id: 'norte', price: 5364, price_neto: 4827, discount: 10, stock: 12, stock_min: 2 }),
  ])
  expect(send?.seen).toEqual([expect.objectContaining({ id: 'norte', price: 4990, stock: 12 })])
})

test('a full price stays full, and less is less', () => {
  expect(priced(-10, 'sur')).toMatchObject({ before: '$1.000', after: '$900' })
  expect(priced(-10, 'sur').send?.changed['stock_branch_offices']).toEqual([
    expect.objectContaining({ price: 900, price_neto: 900, discount: 0 }),
  ])
})

test('nothing is sent where nothing would change: no price there, no percent, hidden already, there already', () => {
  expect(priced(10, 'oeste')).toMatchObject({ before: 'Sin precio', after: 'Sin precio', send: null })
  expect(priced(0).send).toBeNull()
  expect(stepOf(product({ inactiveManual: true }), { kind: 'visibility', hidden: true }).send).toBeNull()
  const lacteos = {
    id: 'lacteos',
    categoryName: 'Lácteos',
    subcategories: [{ id: 'leches', displayName: 'Leches' }],
  } as unknown as Category
  expect(stepOf(product(), { kind: 'category', category: lacteos, subCategoryId: 'leches' }).send).toBeNull()
})

test('hidden, shown, and moved to another shelf', () => {
  expect(stepOf(product(), { kind: 'visibility', hidden: true })).toMatchObject({
    before: 'Visible',
    after: 'Oculto',
    send: { changed: { inactiveManual: true } },
  })
  const aseo = { id: 'aseo', categoryName: 'Aseo', subcategories: [{ id: 'pisos', displayName: 'Pisos' }] } as unknown as Category
  expect(stepOf(product(), { kind: 'category', category: aseo, subCategoryId: 'pisos' })).toMatchObject({
    before: 'Lácteos › Leches',
    after: 'Aseo › Pisos',
    send: { changed: { category_id: 'aseo', sub_category_id: 'pisos' } },
  })
})
