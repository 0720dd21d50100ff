import type { ListingSort } from '@plaza/contracts/catalog/listing.entity'
import { expect, test } from 'vitest'
import type { Question } from './search-doc.ts'
import { SearchIndex } from './search-index.ts'

/** Title, price, sub-category, category. */
type Row = readonly [string, number, string, string]

function indexOf(rows: readonly Row[]): SearchIndex {
  const index = new SearchIndex()
  for (const [title, price, subCategory, category] of rows)
    index.put({
      id: title,
      title,
      details: '',
      brand: '',
      provider: '',
      tags: [],
      categoryId: category,
      categoryName: category,
      subCategoryId: subCategory,
      subCategoryName: subCategory,
      views: 0,
      branches: [{ officeId: 'norte', price, discount: 0, inStock: true }],
    })
  return index
}

const shop = indexOf([
  ['Huevo AA', 9000, 'Huevos', 'Lácteos y huevos'],
  ['Huevo criollo', 12_000, 'Huevos', 'Lácteos y huevos'],
  ['Leche entera', 3000, 'Leche', 'Lácteos y huevos'],
  ['Yogurt de mora', 2500, 'Yogurt, kumis y avena', 'Lácteos y huevos'],
  ['Pasta con huevo', 2000, 'Pastas', 'Despensa'],
  ['Pasta spaghetti', 3100, 'Pastas', 'Despensa'],
  ['Papa pastusa', 1500, 'Papas, yucas y raíces', 'Frutas y verduras'],
  ['Yuca fresca', 2800, 'Papas, yucas y raíces', 'Frutas y verduras'],
  ['Aguacate hass', 4000, 'Bananos, plátanos y aguacates', 'Frutas y verduras'],
  ['Banano', 900, 'Bananos, plátanos y aguacates', 'Frutas y verduras'],
  ['Tilapia roja', 16_000, 'Pescados y mariscos', 'Carnes, pollo y pescado'],
  ['Pollo entero', 15_000, 'Pollo', 'Carnes, pollo y pescado'],
  ['Caldo de pescado', 1200, 'Caldos y sopas', 'Despensa'],
  ['Costilla de res', 18_000, 'Carne de res', 'Carnes, pollo y pescado'],
  ['Muchacho', 21_000, 'Carne de res', 'Carnes, pollo y pescado'],
  ['Agua sin gas', 1100, 'Aguas', 'Bebidas'],
])
const ask = (query: string, more: Partial<Question> = {}) => shop.find({ query, officeId: 'norte', offset: 0, limit: 20, ...more })
const orders: readonly ListingSort[] = ['relevance', 'price_asc', 'price_desc', 'name']

test('S-7-047 A-79: what only shares a category with what was asked is no answer, in any order and in any count', () => {
  for (const sort of orders) {
    const { ids, found, counts } = ask('huevo', { sort })
    expect([sort, ids.toSorted()]).toEqual([sort, ['Huevo AA', 'Huevo criollo', 'Pasta con huevo']])
    expect([found, counts.map(({ categoryName, count }) => [categoryName, count])]).toEqual([
      3,
      [
        ['Lácteos y huevos', 2],
        ['Despensa', 1],
      ],
    ])
  }
  expect(ask('yuca').ids).toEqual(['Yuca fresca'])
  expect(ask('huevo', { categoryId: 'Despensa' })).toMatchObject({ found: 1, ids: ['Pasta con huevo'] })
})

test('S-7-047: in every order what was asked stands before what only mentions it', () => {
  expect(ask('huevo', { sort: 'price_asc' }).ids).toEqual(['Huevo AA', 'Huevo criollo', 'Pasta con huevo'])
  expect(ask('huevo', { sort: 'price_desc' }).ids).toEqual(['Huevo criollo', 'Huevo AA', 'Pasta con huevo'])
  expect(ask('pescado', { sort: 'price_asc' }).ids).toEqual(['Tilapia roja', 'Caldo de pescado'])
})

test('S-7-047: products that are called by their kind are found by the name of their shelf, after those that are called so', () => {
  expect(ask('res').ids).toEqual(['Costilla de res', 'Muchacho'])
  expect(ask('pescado').ids[0]).toBe('Tilapia roja')
  expect(ask('lacteos').ids.length).toBe(4)
})

test('S-7-047: an unfinished word means the titles that begin so, not what it sounds like', () => {
  for (const query of ['aguac', 'aguaca', 'aguakat', 'aguacte'])
    for (const sort of orders) expect([query, ask(query, { sort }).ids]).toEqual([query, ['Aguacate hass']])
  expect(ask('agua').ids[0]).toBe('Agua sin gas')
})

test('S-7-047: a word is understood by its sound, with a slip of the ear too', () => {
  for (const query of ['espageti', 'espagueti', 'spagetti', 'spaguetti'])
    expect([query, ask(query).ids]).toEqual([query, ['Pasta spaghetti']])
  for (const query of ['uebo', 'wevo', 'guevo']) expect([query, ask(query).ids[0]]).toEqual([query, 'Huevo AA'])
})

test('S-7-047: where no product has all that was said, those that are called by the first word said', () => {
  expect(ask('huevos de campo para el desayuno').ids).toEqual(['Huevo AA', 'Huevo criollo'])
  expect(ask('papa para la sopa').ids).toEqual(['Papa pastusa'])
})
