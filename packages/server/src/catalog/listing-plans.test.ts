import { expect, test } from 'vitest'
import { hasOwnIndex, type ListingFilter } from './listing.repository.ts'

const at: ListingFilter = { officeId: 'norte', inStock: true }

// A kept plan for what no index answers in its order reads a whole branch where few rows would do.
test.each<[string, Partial<ListingFilter>, Parameters<typeof hasOwnIndex>[1]]>([
  ['a branch by price', {}, 'price_asc'],
  ['a sub-category by price', { sub_category_id: 'arroz' }, 'price_asc'],
  ['a brand', { brand: 'Diana' }, 'relevance'],
  ['what costs so much', { min_price: 5000 }, 'relevance'],
  ['offers', { only_offers: true }, 'relevance'],
  ['offers of a category', { category_id: 'despensa', only_offers: true }, 'relevance'],
  ['a sub-category that says its category, by price', { category_id: 'despensa', sub_category_id: 'arroz' }, 'price_asc'],
])('%s is planned for its values', (_, filter, sort) => {
  expect(hasOwnIndex({ ...at, ...filter }, sort)).toBe(false)
})

test.each<[string, Partial<ListingFilter>, Parameters<typeof hasOwnIndex>[1]]>([
  ['a branch', {}, 'relevance'],
  ['a branch, its filters left empty', { brand: '', only_offers: false }, 'relevance'],
  ['a category', { category_id: 'despensa' }, 'relevance'],
  ['a category by price', { category_id: 'despensa' }, 'price_desc'],
  ['a category by name', { category_id: 'despensa' }, 'name'],
  ['a sub-category', { sub_category_id: 'arroz' }, 'relevance'],
  ['a sub-category that says its category', { category_id: 'despensa', sub_category_id: 'arroz' }, 'relevance'],
])('the plan of %s is kept', (_, filter, sort) => {
  expect(hasOwnIndex({ ...at, ...filter }, sort)).toBe(true)
})
