import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type ProductServer, startProduct } from '../src/product-server.ts'
import { startCeiling } from './ceiling.ts'
import type { Measure } from './run.ts'
import { shoppersWithCarts } from './shoppers.ts'

const connections = 32
const rounds = 5
const seconds = 3

interface Rate {
  readonly perSecond: number
  readonly p99: number
}

interface Load {
  readonly url: string
  readonly headers?: Record<string, string>
  /** The status every answer must have. */
  readonly status?: number
  /** What one connection asks, in turn; the first connection is 0. */
  readonly requests?: (connection: number) => autocannon.Request[]
  /** So many requests over all connections instead of so many seconds. */
  readonly amount?: number
}

/** The server's hot calls as a share of a Fastify server that answers the same bytes from a buffer, turn by turn in one run. */
export async function measureServer(server: Pick<ProductServer, 'port'>): Promise<Measure[]> {
  const origin = `http://127.0.0.1:${server.port}`
  const headers = { 'at-business': 'verde', 'x-business': 'verde' }
  const branch = await firstBranch(origin, headers)
  const listing = `${origin}/api/v2/products/${branch}?page=1&limit=20`
  // Plain bytes on both sides: fetch would ask for the compressed answer, whose tag is another.
  const first = await fetch(listing, { headers: { ...headers, 'accept-encoding': 'identity' } })
  const etag = first.headers.get('etag') ?? ''
  const ceiling = await startCeiling(first)
  const shoppers = await shoppersWithCarts(origin, headers, branch, connections)
  try {
    const reads = await turns({
      ceiling: () => hammer({ url: ceiling.url, headers }),
      cached: () => hammer({ url: listing, headers }),
      notModified: () => hammer({ url: listing, headers: { ...headers, 'if-none-match': etag }, status: 304 }),
    })
    const writes = await turns({
      ceiling: () => hammer({ url: ceiling.url, headers }),
      add: () => hammer({ url: origin, requests: shoppers.adding }),
      order: async () => hammer({ url: origin, ...(await shoppers.readyToOrder()) }),
    })
    return [
      { what: 'ceiling', value: `${Math.round(reads.ceiling.perSecond)}/s`, budget: 'none', holds: true },
      ratio('cached listing / ceiling', reads.cached, reads.ceiling, 0.8, 10),
      ratio('304 / ceiling', reads.notModified, reads.ceiling, 0.85, 10),
      ratio('add to cart / ceiling', writes.add, writes.ceiling, 0.08, 30),
      ratio('order of 3 lines / ceiling', writes.order, writes.ceiling, 0.025, 70),
      ...(await measureStart()),
    ]
  } finally {
    await ceiling.stop()
  }
}

/** The second start on one folder: what an operator waits for after an update. Told ready at most a tenth of a second late. */
async function measureStart(): Promise<Measure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-start-'))
  await chmod(dataDir, 0o755) // PostgreSQL runs as nobody under root
  try {
    await (await startProduct({ LOG_LEVEL: 'warn' }, { dataDir })).stop()
    const begun = performance.now()
    const again = await startProduct({ LOG_LEVEL: 'warn' }, { dataDir })
    const seconds = (performance.now() - begun) / 1000
    const megabytes = await residentMegabytes(again.process.pid as number)
    await again.stop()
    return [
      { what: 'ready on existing data', value: `${seconds.toFixed(1)} s`, budget: '1.5 s', holds: seconds <= 1.5 },
      { what: 'memory when ready', value: `${Math.round(megabytes)} MB`, budget: '200 MB', holds: megabytes <= 200 },
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

function ratio(what: string, rate: Rate, ceiling: Rate, share: number, most: number): Measure {
  const found = rate.perSecond / ceiling.perSecond
  return {
    what,
    value: `${found.toFixed(3)} (${Math.round(rate.perSecond)}/s), p99 ${Math.round(rate.p99)} ms`,
    budget: `${share}, p99 ${most} ms`,
    holds: found >= share && rate.p99 <= most,
  }
}

/** Each in turn, several times over, so that a noisy neighbour hits all of them; the medians count. */
async function turns<Name extends string>(measured: Record<Name, () => Promise<Rate>>): Promise<Record<Name, Rate>> {
  const names = Object.keys(measured) as Name[]
  const seen = Object.fromEntries(names.map((name) => [name, [] as Rate[]])) as unknown as Record<Name, Rate[]>
  for (let round = 0; round < rounds; round++) for (const name of names) seen[name].push(await measured[name]())
  return Object.fromEntries(names.map((name) => [name, medians(seen[name])])) as Record<Name, Rate>
}

const medians = (rates: Rate[]): Rate => ({
  perSecond: median(rates.map((rate) => rate.perSecond)),
  p99: median(rates.map((rate) => rate.p99)),
})

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number

async function hammer({ url, headers, status = 200, requests, amount }: Load): Promise<Rate> {
  let connection = 0
  const begun = performance.now()
  let ended = begun
  const running = autocannon({
    url,
    connections,
    ...(headers ? { headers } : {}),
    ...(amount === undefined ? { duration: seconds } : { amount }),
    ...(requests ? { setupClient: (client: autocannon.Client) => client.setRequests(requests(connection++)) } : {}),
  }) as unknown as autocannon.Instance & Promise<autocannon.Result>
  // The tool itself looks at the clock once a second.
  void running.on('response', () => (ended = performance.now()))
  const result = await running
  const wanted = result.statusCodeStats?.[String(status) as '200']?.count ?? 0
  const answered = result['2xx'] + result.non2xx
  if (wanted !== answered || result.errors > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} failed`)
  return { perSecond: (answered / (ended - begun)) * 1000, p99: result.latency.p99 }
}

async function firstBranch(origin: string, headers: Record<string, string>): Promise<string> {
  const answer = (await (await fetch(`${origin}/api/v1/offices`, { headers })).json()) as { data: { id: string }[] }
  const [branch] = answer.data
  if (!branch) throw new Error('The demo business has no branch')
  return branch.id
}
