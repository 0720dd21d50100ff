import { expect, test } from 'vitest'
import { askedFor, orderOf } from './product-filter.ts'

const none = {
  title: '',
  item_id: '',
  category_id: '',
  brand: '',
  has_image: '',
  has_stock: '',
  inactive: '',
  manualInactive: '',
  has_iva: '',
}

test('B-2-066: an empty filter asks nothing', () => {
  expect(askedFor({ ...none, title: '  ' })).toEqual({})
  expect(orderOf(null)).toEqual({})
})

test('a category and a brand are asked of the server, together with the rest', () => {
  expect(askedFor({ ...none, category_id: 'lacteos', brand: 'Alpina', inactive: 'si' })).toEqual({
    category_id: 'lacteos',
    brand: 'Alpina',
    inactive: true,
  })
})

test('B-2-066, B-7-035: texts are trimmed, yes and no are flags, what the page fixes wins', () => {
  expect(askedFor({ ...none, title: ' leche ', inactive: 'no', has_stock: 'si', has_iva: 'no' })).toEqual({
    title: 'leche',
    inactive: false,
    has_stock: true,
    has_iva: false,
  })
  expect(askedFor({ ...none, has_image: 'si' }, { has_image: false })).toEqual({ has_image: false })
  expect(orderOf({ key: 'title', direction: 'desc' })).toEqual({ sort: 'title', direction: 'desc' })
})
