import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { type ProductServer, startProduct } from '../src/product-server.ts'
import { startCeiling } from './ceiling.ts'
import type { Measure } from './run.ts'
import { firstBranch, hammer, ratio, turns } from './load.ts'

const businesses = ['verde', 'azul'] as const
const sizes = [20_000, 100_000]
const queriesFile = join(import.meta.dirname, '../../server/src/catalog/search/shopper-queries.txt')

/** Search as shoppers ask it, every request a new one so that nothing comes from the cache, beside the ceiling; two businesses of each size. */
export async function measureSearch(): Promise<Measure[]> {
  const server = await startProduct({ LOG_LEVEL: 'warn' })
  try {
    const measures: Measure[] = []
    for (const size of sizes) {
      await grow(server, size)
      measures.push(...(await measureAt(server, size)))
    }
    return measures
  } finally {
    await server.stop()
  }
}

async function measureAt(server: ProductServer, size: number): Promise<Measure[]> {
  const origin = `http://127.0.0.1:${server.port}`
  const headers = { 'at-business': 'verde', 'x-business': 'verde' }
  const branch = await firstBranch(origin, headers)
  const path = (query: string, limit: number) =>
    `/api/v2/search/products?query=${encodeURIComponent(query)}&limit=${limit}&office_id=${branch}`
  const built = await builtIn(origin, path('leche', 20))
  const ceiling = await startCeiling(await fetch(origin + path('leche', 20), { headers: { ...headers, 'accept-encoding': 'identity' } }))
  const asking = (queries: readonly string[], limit: number) => () =>
    hammer({ url: origin, requests: (connection) => neverTheSame(queries, connection, (query) => path(query, limit), headers) })
  try {
    const rates = await turns({
      ceiling: () => hammer({ url: ceiling.url, headers }),
      words: asking(shoppersQueries, 20),
      typos: asking(shoppersQueries.flatMap(withSlip), 20),
      preview: asking(shoppersQueries.map(unfinished), 4),
    })
    const at = `of ${size.toLocaleString('en')} × ${businesses.length}`
    return [
      { what: `search index ${at}`, value: `built in ${built} ms`, budget: 'none', holds: true },
      ratio(`search words ${at} / ceiling`, rates.words, rates.ceiling, 0.02, 100),
      ratio(`search typos ${at} / ceiling`, rates.typos, rates.ceiling, 0.01, 150),
      ratio(`search preview ${at} / ceiling`, rates.preview, rates.ceiling, 0.02, 100),
    ]
  } finally {
    await ceiling.stop()
  }
}

const shoppersQueries = readFileSync(queriesFile, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ')[0] as string)

/** Two neighbouring letters swapped in the middle of the first word, as fast fingers do. */
function withSlip(query: string): string[] {
  const [word = '', ...rest] = query.split(' ')
  if (word.length < 5 || word[2] === word[3]) return []
  return [[word.slice(0, 2) + word[3] + word[2] + word.slice(4), ...rest].join(' ')]
}

const unfinished = (query: string) => query.slice(0, Math.max(3, Math.ceil(query.length * 0.6)))

let asked = 0

/** A parameter that the server does not know makes every address a new one. */
const neverTheSame = (
  queries: readonly string[],
  connection: number,
  path: (query: string) => string,
  headers: Record<string, string>,
): autocannon.Request[] =>
  queries.map((_, at) => ({
    method: 'GET',
    headers,
    path: '/',
    setupRequest: (request) => ({ ...request, path: `${path(queries[(at + connection * 13) % queries.length] as string)}&n=${asked++}` }),
  }))

async function builtIn(origin: string, path: string): Promise<number> {
  const begun = performance.now()
  for (const business of businesses) await fetch(`${origin}${path}&built=${begun}`, { headers: { 'x-business': business } })
  return Math.round(performance.now() - begun)
}

/** Copies of the demo's products under brands of their own until each business has so many, told as any change of a catalogue is. */
async function grow(server: ProductServer, size: number) {
  const client = new pg.Client({ host: join(server.dataDir, 'postgres/sockets'), user: 'plaza', database: 'plaza' })
  await client.connect()
  try {
    for (const business of businesses) {
      await client.query(`select set_config('app.business', $1, false)`, [business])
      const { rows } = await client.query<{ known: number; own: number }>(
        `select count(*)::int as known, (count(*) filter (where id not like '%~%'))::int as own from products where business_id = $1`,
        [business],
      )
      const { known = 0, own = 1 } = rows[0] ?? {}
      const [from, to] = [Math.round(known / own), Math.ceil(size / own) - 1]
      await client.query(copyProducts, [business, from, to])
      await client.query(copyBranches, [business, from, to])
      await client.query(`select pg_notify('plaza', $1)`, [JSON.stringify({ kind: 'catalog', business })])
    }
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

const brand = `(array['Tru','Mon','Cal','Ver','Lor','Pal','Rio','Dul','Fin','Bel'])[1 + n % 10] || (array['deli','sol','mara','vita','gusto','nova','rico'])[1 + number % 7] || (array['n','za','ra','to','x'])[1 + n / 10 % 5]`
const copied = `(select p.*, row_number() over (order by p.id) as number from products p where business_id = $1 and id not like '%~%') p, generate_series($2::int, $3::int) n`
const copyProducts = `
  insert into products (business_id, id, id_item, title, sub_title, title_large, brand, provider, category_id, sub_category_id, tags, photo_url, count_type,
    unit_measurement, views_total_count, sales_total_count)
  select business_id, id || '~' || n, id_item || '-' || n, title || ' ' || ${brand}, sub_title, title_large, ${brand}, provider, category_id, sub_category_id, tags,
    photo_url, count_type, unit_measurement, (views_total_count + n * 37) % 4000, 0 from ${copied}`
const copyBranches = `
  insert into product_branches (business_id, product_id, office_id, price, price_neto, discount, stock, pum, quantity_pum)
  select b.business_id, b.product_id || '~' || n, b.office_id, b.price, b.price_neto, b.discount, b.stock, b.pum, b.quantity_pum
  from product_branches b, generate_series($2::int, $3::int) n where b.business_id = $1 and b.product_id not like '%~%'`
