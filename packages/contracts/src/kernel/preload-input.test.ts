import { expect, test } from 'vitest'
import { preloadInput } from './preload-input.ts'

const values = { params: { idProduct: 'leche-1' }, query: { q: 'pan' }, branchId: 'norte' }

test('a field whose value is missing is dropped', () => {
  expect(preloadInput({ id: '{idProduct}', category_id: '{idCategory}', page: '{query.page}' }, values)).toEqual({ id: 'leche-1' })
  expect(preloadInput({ cityId: '{branch}' }, { ...values, branchId: null })).toEqual({})
})

test('path parameters, branch, query and plain values fill the input', () => {
  expect(preloadInput({ id: '{idProduct}', cityId: '{branch}', query: '{query.q}', limit: 20, featured: true }, values)).toEqual({
    id: 'leche-1',
    cityId: 'norte',
    query: 'pan',
    limit: 20,
    featured: true,
  })
})
