import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProductServer, startProduct } from '../src/product-server.ts'
import { startCeiling } from './ceiling.ts'
import { connections, firstBranch, hammer, ratio, turns } from './load.ts'
import type { Measure } from './run.ts'
import { shoppersWithCarts } from './shoppers.ts'

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
