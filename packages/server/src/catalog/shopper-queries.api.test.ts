import { readFileSync } from 'node:fs'
import { searchProducts } from '@plaza/contracts/catalog/catalog.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { plainText } from './search/words.ts'

interface Wish {
  readonly query: string
  readonly expected: string
}

const share = 0.95
const wishes: Wish[] = readFileSync(new URL('./search/shopper-queries.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string])
  .map(([query, expected]) => ({ query, expected }))

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ demo: true })
})
afterAll(() => shop?.stop())

test('S-1-005 S-7-047: what shoppers type finds what they mean among the first three', { timeout: 60_000 }, async () => {
  expect(wishes.length).toBeGreaterThanOrEqual(300)
  const misses: string[] = []
  for (const wish of wishes) {
    const { products } = (await shop.call(searchProducts, { query: wish.query, limit: 3 })).body.data
    if (!products.some((product) => isMeant(product, wish)))
      misses.push(`${wish.query} → ${products.map(({ title }) => title).join(', ') || 'nothing'}`)
  }
  console.log(`${wishes.length - misses.length} of ${wishes.length} queries find what is meant\n${misses.join('\n')}`)
  expect(misses.length / wishes.length).toBeLessThanOrEqual(1 - share)
})

function isMeant({ title, subTitle, brand }: Product, { expected }: Wish): boolean {
  const words = new Set(plainText(`${title} ${subTitle ?? ''} ${brand ?? ''}`).split(' '))
  return expected.split(' / ').some((meant) => meant.split(' ').every((word) => words.has(word)))
}
