import { expect, test } from 'vitest'
import { askedFor, orderOf } from './product-filter.ts'

const none = { title: '', item_id: '', has_image: '', has_stock: '', inactive: '', manualInactive: '' }

test('B-2-066: an empty filter asks nothing', () => {
  expect(askedFor({ ...none, title: '  ' })).toEqual({})
  expect(orderOf(null)).toEqual({})
})

test('B-2-066, B-7-035: texts are trimmed, yes and no are flags, what the page fixes wins', () => {
  expect(askedFor({ ...none, title: ' leche ', inactive: 'no', has_stock: 'si' })).toEqual({
    title: 'leche',
    inactive: false,
    has_stock: true,
  })
  expect(askedFor({ ...none, has_image: 'si' }, { has_image: false })).toEqual({ has_image: false })
  expect(orderOf({ key: 'title', direction: 'desc' })).toEqual({ sort: 'title', direction: 'desc' })
})
