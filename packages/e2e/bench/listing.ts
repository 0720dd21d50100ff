import { connectDatabase, seedLargeShop, startTestPostgres } from '@plaza/server/testing'
import { startProduct } from '../src/product-server.ts'
import { startCeiling } from './ceiling.ts'
import { firstBranch, hammer, median, ratio, turns } from './load.ts'
import type { Measure } from './run.ts'

const sizes = { small: 2000, large: 100_000 } as const
const deepPage = 100
const listedPages = 40
const samples = 60

/** What one page of a listing costs before it is cached: of the ceiling, deep in the list, and in a shop fifty times as large. */
export async function measureListing(): Promise<Measure[]> {
  const postgres = await startTestPostgres()
  const server = await startProduct({ LOG_LEVEL: 'warn', DATABASE_URL: postgres.url })
  try {
    await seedShops(postgres.url)
    const origin = `http://127.0.0.1:${server.port}`
    return [...(await measureRates(origin)), ...(await measureShape(origin))]
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

async function seedShops(url: string) {
  const db = await connectDatabase(url)
  for (const [business, products] of Object.entries(sizes)) await seedLargeShop(db, business, products)
  await db.pool.query('vacuum (analyze)')
  await db.close()
}

// An answer is kept under its address, so a number that nobody reads makes each one new.
let asked = 0
const address = (business: string, query: string) => `/api/v2/products/${business}-norte?limit=20&${query}&n=${asked++}`

async function measureRates(origin: string): Promise<Measure[]> {
  const headers = { 'x-business': 'verde' }
  const branch = await firstBranch(origin, headers)
  const products = await productIds(origin, branch)
  const listing = () => `/api/v2/products/${branch}?page=${1 + (asked % listedPages)}&limit=20&n=${asked++}`
  const detail = () => `/api/v1/products/${products[asked % products.length]}?office_id=${branch}&n=${asked++}`
  const ceiling = await startCeiling(await fetch(origin + listing(), { headers: { ...headers, 'accept-encoding': 'identity' } }))
  const fresh = (path: () => string) => () =>
    hammer({ url: origin, headers, requests: () => [{ setupRequest: (request) => ({ ...request, path: path() }) }] })
  try {
    const rates = await turns({ ceiling: () => hammer({ url: ceiling.url, headers }), listing: fresh(listing), detail: fresh(detail) })
    return [
      ratio('uncached listing / ceiling', rates.listing, rates.ceiling, 0.05, 60),
      ratio('uncached detail / ceiling', rates.detail, rates.ceiling, 0.09, 50),
    ]
  } finally {
    await ceiling.stop()
  }
}

async function productIds(origin: string, branch: string): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; page <= listedPages; page++) {
    const answer = await fetch(`${origin}/api/v2/products/${branch}?page=${page}&limit=20`, { headers: { 'x-business': 'verde' } })
    const { products } = (await answer.json()) as { products: { data: { items: { id: string }[] } } }
    ids.push(...products.data.items.map(({ id }) => id))
  }
  return ids
}

/** One request at a time, each kind in turn, so that a noisy neighbour slows all of them. */
async function measureShape(origin: string): Promise<Measure[]> {
  const kinds = {
    'page 1 of 2,000': ['small', 'page=1'],
    'page 1 of 100,000': ['large', 'page=1'],
    [`page ${deepPage} of 100,000`]: ['large', `page=${deepPage}`],
    'a category of 2,000 by price': ['small', 'page=1&category_id=category-3&sort=price_asc'],
    'a category of 100,000 by price': ['large', 'page=1&category_id=category-3&sort=price_asc'],
  } as const
  const seen = new Map<string, number[]>(Object.keys(kinds).map((name) => [name, []]))
  for (let round = 0; round < samples; round++)
    for (const [name, [business, query]] of Object.entries(kinds))
      seen.get(name)?.push(await timed(origin, business as string, query as string))
  const cost = (name: string) => median((seen.get(name) ?? []).slice(10))
  const flat = (what: string, more: string, less: string): Measure => {
    const found = cost(more) / cost(less)
    return {
      what,
      value: `${found.toFixed(2)} (${cost(more).toFixed(1)} / ${cost(less).toFixed(1)} ms)`,
      budget: '1.5',
      holds: found <= 1.5,
    }
  }
  return [
    flat(`page ${deepPage} / page 1, 100,000 products`, `page ${deepPage} of 100,000`, 'page 1 of 100,000'),
    flat('100,000 / 2,000 products, page 1', 'page 1 of 100,000', 'page 1 of 2,000'),
    flat('100,000 / 2,000 products, a category by price', 'a category of 100,000 by price', 'a category of 2,000 by price'),
  ]
}

async function timed(origin: string, business: string, query: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(origin + address(business, query), { headers: { 'x-business': business } })
  const { products } = (await answer.json()) as { products: { data: { items: unknown[] } } }
  if (products.data.items.length !== 20) throw new Error(`${business} ${query}: ${answer.status}, ${products.data.items.length} products`)
  return performance.now() - begun
}
