import { expect, test } from 'vitest'
import { matching, noFilter, pageOf } from './category-page.ts'

const categories = [
  { categoryName: 'Lácteos', position: 1 },
  { categoryName: 'Carnes', position: 2 },
  { categoryName: 'Carnes frías', position: 2 },
]

test('B-2-048: what nobody asks for narrows nothing; a name that is not there leaves none', () => {
  expect(matching(categories, noFilter)).toEqual(categories)
  expect(matching(categories, { ...noFilter, name: 'panadería' })).toEqual([])
})

test('B-2-048: categories are found by part of the name, without accents, and by position', () => {
  expect(matching(categories, { ...noFilter, name: ' LACTEOS' })).toEqual([categories[0]])
  expect(matching(categories, { ...noFilter, name: 'carnes', position: 2 })).toEqual([categories[1], categories[2]])
})

test('B-9-004: 50 per page unless another size is chosen; an empty list has one page', () => {
  expect(noFilter.size).toBe(50)
  expect(pageOf([], 1, 50)).toEqual({ rows: [], totalPages: 1 })
  expect(pageOf(categories, 2, 2)).toEqual({ rows: [categories[2]], totalPages: 2 })
})
