import { readFileSync } from 'node:fs'
import { searchProducts } from '@plaza/contracts/catalog/catalog.api'
import type { ListingSort } from '@plaza/contracts/catalog/listing.entity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { plainText } from './search/words.ts'

const queries = readFileSync(new URL('./search/spoken-queries.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string])

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ demo: true })
})
afterAll(() => shop?.stop())

test.each<[ListingSort, number, number]>([
  ['relevance', 0.93, 0.95],
  ['price_asc', 0.9, 0.93],
])('S-1-005 S-7-047: by %s the kind of thing that people ask for stands first', { timeout: 60_000 }, async (sort, first, page) => {
  expect(queries.length).toBeGreaterThanOrEqual(120)
  const misses: string[] = []
  let firsts = 0
  let pages = 0
  for (const [query, expected] of queries) {
    const { products } = (await shop.call(searchProducts, { query, sort, limit: 8 })).body.data
    const right = products.map(({ title }) => isRight(title, expected))
    if (right[0]) firsts++
    else misses.push(`${query} → ${products[0]?.title ?? 'nothing'}`)
    if (right.includes(true)) pages++
  }
  console.log(`${sort}: of ${queries.length} queries ${firsts} right at once, ${pages} among the first eight\n${misses.join('\n')}`)
  expect(firsts / queries.length).toBeGreaterThanOrEqual(first)
  expect(pages / queries.length).toBeGreaterThanOrEqual(page)
})

/** All words of one alternative, the first of them among the title's first two. */
function isRight(title: string, expected: string): boolean {
  const words = plainText(title).split(' ')
  return expected.split(' / ').some((alternative) => {
    const [kind = '', ...rest] = alternative.split(' ')
    return hasWord(words.slice(0, 2), kind) && rest.every((word) => hasWord(words, word))
  })
}

const hasWord = (words: readonly string[], word: string) =>
  word.endsWith('*') ? words.some((each) => each.startsWith(word.slice(0, -1))) : words.includes(word)
