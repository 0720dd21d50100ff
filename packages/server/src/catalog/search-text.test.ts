import { expect, test } from 'vitest'
import { plainText, prefixQuery, searchTextOf } from './search-text.ts'

test('S-7-047: operators typed by people are only words', () => {
  expect(prefixQuery("leche & !(pan) | ':*")).toBe('leche:* & pan:*')
  expect(prefixQuery('   ')).toBe('')
})

test('S-7-047: accents and case do not matter', () => {
  expect(plainText('PIÑA  Colada, 1.5 L')).toBe('pina colada 1 5 l')
})

test('S-7-047: a product is found by title, brand, tags and codes, each word once', () => {
  expect(searchTextOf({ title: 'Leche entera', brand: 'Alquería', tags: ['leche'], id_item: 'SKU1' })).toBe('leche entera alqueria sku1')
})
