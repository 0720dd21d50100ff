import { expect, test } from 'vitest'
import { noFilter, productQuery } from './product-query.ts'

test('B-9: an unfiltered page has 50 products and no conditions', () => {
  expect(productQuery(noFilter, null, 1)).toEqual({ page: 1, limitPerPage: 50 })
  expect(productQuery({ ...noFilter, title: '  ' }, null, 1)).toEqual({ page: 1, limitPerPage: 50 })
})

test('B-2-066: a title is looked for anywhere, states by their flags', () => {
  expect(productQuery({ title: ' leche ', state: '' }, null, 1).filter).toEqual({ title: { regex: 'leche' } })
  expect(productQuery({ title: '', state: 'active' }, null, 1).filter).toEqual({ inactive: false, inactiveManual: false })
  expect(productQuery({ title: '', state: 'hidden' }, null, 2)).toEqual({ page: 2, limitPerPage: 50, filter: { inactiveManual: true } })
})

test('B-2-064: a sorted column travels as field and direction', () => {
  expect(productQuery(noFilter, { key: 'title', direction: 'desc' }, 1).order).toEqual({ title: 'desc' })
})
