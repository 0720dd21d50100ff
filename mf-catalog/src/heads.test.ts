import { getCategories, getProduct } from '@plaza/contracts/catalog/catalog.api'
import { aCategory, aProduct, aSubCategory } from '@plaza/contracts/catalog/catalog.fixtures'
import { aBusiness } from '@plaza/contracts/business/business.fixtures'
import { anOffice } from '@plaza/contracts/branches/branches.fixtures'
import type { Answered, HeadData } from '@plaza/ui/face'
import { expect, test } from 'vitest'
import { heads } from './heads.ts'

const office = anOffice({ city: 'Cali' })
const at = (canonical: string, params: Record<string, string>, ...preloaded: Answered[]): HeadData => ({
  params,
  preloaded,
  business: aBusiness({ title: 'Mercasamán', app_title: null }),
  modules: new Set(),
  offices: [office],
  branchId: office.id,
  origin: 'https://verde.example',
  canonical,
})
const answer = (contract: { key: string }, input: object, output: object) => ({ key: contract.key, input, output })
const kinds = (things: readonly object[] = []) => things.map((thing) => (thing as { '@type': string })['@type'])

test('while its data has not come a page has no head of its own', () => {
  expect(heads['product']?.(at('/product/1', { idProduct: '1' }))).toBeUndefined()
  expect(heads['category']?.(at('/product-category/1', { idCategory: '1' }))).toBeUndefined()
})

test('a product is described with its price at the branch, stock, pictures and the way to it', () => {
  const product = aProduct({
    id: 'p1',
    title: 'Aguacate Hass',
    subTitle: '500 g',
    price: 5000,
    price_neto: 4200,
    brand: 'Campo',
    bar_code: '7701234567897',
  })
  const other = aProduct({ id: 'p2', title: 'Otro' })
  const category = aCategory({ id: 'frutas', categoryName: 'Frutas' })
  const head = heads['product']?.(
    at(
      '/product/p1',
      { idProduct: 'p1' },
      answer(getProduct, { id: 'p2' }, { data: other, category: null }),
      answer(getProduct, { id: 'p1' }, { data: product, category: { ...category, subCategory: aSubCategory() } }),
    ),
  )
  expect(head).toMatchObject({ title: 'Aguacate Hass 500 g', type: 'product' })
  expect(head?.description).toContain('a $4.200 en Mercasamán')
  expect(kinds(head?.jsonLd)).toEqual(['Product', 'BreadcrumbList'])
  expect(head?.jsonLd?.[0]).toMatchObject({
    sku: product.id_item,
    gtin: '7701234567897',
    brand: { name: 'Campo' },
    offers: { price: 4200, priceCurrency: 'COP', availability: 'https://schema.org/InStock', url: 'https://verde.example/product/p1' },
  })
  expect(head?.jsonLd?.[1]).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://verde.example/' },
      { position: 2, name: 'Frutas', item: 'https://verde.example/product-category/frutas' },
      { position: 3, item: 'https://verde.example/product/p1' },
    ],
  })
})

test('a product without stock says so, one without price offers nothing', () => {
  const thing = (product: ReturnType<typeof aProduct>) =>
    heads['product']?.(at('/product/p1', { idProduct: product.id }, answer(getProduct, { id: product.id }, { data: product })))?.jsonLd?.[0]
  expect(thing(aProduct({ withoutStock: true }))).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  expect(thing(aProduct({ price: null, price_neto: null }))).not.toHaveProperty('offers')
})

test('a category is named, and one that does not exist is kept from search engines', () => {
  const sub = aSubCategory({ id: 'citricos', displayName: 'Cítricos' })
  const tree = answer(getCategories, {}, { data: { items: [aCategory({ id: 'frutas', categoryName: 'Frutas', subcategories: [sub] })] } })
  expect(heads['category']?.(at('/product-category/frutas', { idCategory: 'frutas' }, tree))).toMatchObject({
    title: 'Frutas',
    description: expect.stringContaining('en Cali'),
  })
  expect(heads['subcategory']?.(at('/x', { idCategory: 'frutas', idSubCategory: 'citricos' }, tree))?.title).toBe('Cítricos en Frutas')
  expect(heads['category']?.(at('/product-category/no', { idCategory: 'no' }, tree))).toEqual({ title: 'Categoría', missing: true })
})

test('home names the shop, its city and its search', () => {
  const head = heads['home']?.(at('/', {}))
  expect(head?.title).toBe('Mercasamán: mercado a domicilio en Cali')
  expect(kinds(head?.jsonLd)).toEqual(['WebSite', 'Organization'])
  expect(head?.jsonLd?.[0]).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://verde.example/search/{search_term_string}' } },
  })
})

test('searches are endless, so none is kept', () => {
  expect(heads['search']?.(at('/search/x', { query: 'leche' }))).toEqual({ title: 'Resultados para “leche”', robots: 'noindex' })
})
