import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { connectDatabase, seedLargeShop, startTestPostgres, testPassword } from '@plaza/server/testing'
import { startProduct } from '../src/product-server.ts'
import { readers } from './readers.ts'
import type { Measure } from './run.ts'

const rows = 20_000
const known = 2000
const business = 'large'

/** An import of 20,000 products beside shoppers who go on reading, and the export of all of them. */
export async function measureImports(): Promise<Measure[]> {
  const postgres = await startTestPostgres()
  const server = await startProduct({ LOG_LEVEL: 'warn', DATABASE_URL: postgres.url })
  try {
    const db = await connectDatabase(postgres.url)
    await seedLargeShop(db, business, known)
    await db.pool.query('vacuum (analyze)')
    await db.close()
    const origin = `http://127.0.0.1:${server.port}`
    return await measure(origin, server.process.pid as number)
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

async function measure(origin: string, pid: number): Promise<Measure[]> {
  const ask = await staffOf(origin)
  const quiet = readers(origin, business, `${business}-norte`)
  await pause(8000)
  const before = await quiet.stop()

  const rss = await watchMemory(pid)
  const upload = await timed(() => ask.file('/api/admin/v1/admin/imports', csv()))
  const { _id: id, mapping } = upload.answer.data
  const busy = readers(origin, business, `${business}-norte`)
  const check = await timed(() => ask.until(id, () => ask.json('PUT', `/api/admin/v1/admin/imports/${id}/mapping`, { mapping })))
  const run = await timed(() => ask.until(id, () => ask.json('POST', `/api/admin/v1/admin/imports/${id}/start`, {})))
  const during = await busy.stop()
  const grown = await rss.stop()
  const { counts } = run.answer
  if (counts.created + counts.updated !== rows) throw new Error(`Not all were imported: ${JSON.stringify(counts)}`)

  const exported = await timed(() => ask.exported())
  const whole = (upload.seconds + check.seconds + run.seconds).toFixed(1)
  const ratio = during.p99 / before.p99
  return [
    {
      what: `import of ${rows} rows`,
      value: `${whole} s (read ${upload.seconds.toFixed(1)}, dry run ${check.seconds.toFixed(1)}, written ${run.seconds.toFixed(1)})`,
      budget: '60 s',
      holds: Number(whole) <= 60,
    },
    { what: 'memory it takes', value: `${Math.round(grown)} MB`, budget: '150 MB', holds: grown <= 150 },
    {
      what: 'catalogue p99 meanwhile / before',
      value: `${ratio.toFixed(2)} (${during.p99.toFixed(1)} / ${before.p99.toFixed(1)} ms, median ${during.p50.toFixed(1)} / ${before.p50.toFixed(1)})`,
      budget: '2',
      holds: ratio <= 2,
    },
    { what: `export of ${rows} rows`, value: `${exported.seconds.toFixed(2)} s`, budget: '3 s', holds: exported.seconds <= 3 },
  ]
}

async function watchMemory(pid: number) {
  const megabytes = async () => Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024
  const before = await megabytes()
  let most = before
  const timer = setInterval(() => void megabytes().then((now) => (most = Math.max(most, now))), 50)
  return {
    stop: async () => {
      clearInterval(timer)
      return most - before
    },
  }
}

async function timed<Answer>(work: () => Promise<Answer>) {
  const begun = performance.now()
  const answer = await work()
  return { answer, seconds: (performance.now() - begun) / 1000 }
}

/** Half of the products that are there change, the rest is new. */
function csv() {
  const lines = Array.from({ length: rows }, (_, n) => {
    const sku = n < known / 2 ? String(n + 1) : `N-${n}`
    return `${sku},Producto importado ${n},Marca ${n % 300},Una descripción de unas cuantas palabras para el producto ${n},Categoría ${1 + (n % 14)},Subcategoría ${1 + (n % 8)},${1000 + (n % 900) * 50},${n % 90}`
  })
  return ['SKU,Nombre,Marca,Descripción,Categoría,Subcategoría,Precio,Existencias', ...lines].join('\n')
}

// Answers of several shapes.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any

async function staffOf(origin: string) {
  const headers: Record<string, string> = { 'at-business': business }
  const send = async (method: string, path: string, body?: string | FormData, more = {}): Promise<Answer> => {
    const answer = await fetch(origin + path, { method, headers: { ...headers, ...more }, ...(body === undefined ? {} : { body }) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.arrayBuffer()
  }
  const json = (method: string, path: string, body: object) =>
    send(method, path, JSON.stringify(body), { 'content-type': 'application/json' })
  const { token } = await json('POST', '/api/v1/users/login', { email: 'superadmin@demo.co', password: testPassword })
  headers.authorization = `Bearer ${token}`
  return {
    json,
    file(path: string, text: string) {
      const form = new FormData()
      form.append('file', new Blob([text]), 'productos.csv')
      return send('POST', path, form)
    },
    async until(id: string, begin: () => Promise<Answer>) {
      await begin()
      for (;;) {
        const { data } = await send('GET', `/api/admin/v1/admin/imports/${id}`)
        if (data.phase === 'checked' || data.phase === 'done') return data
        await pause(200)
      }
    },
    async exported() {
      const ticket = await json('POST', '/api/v1/files/ticket', { call: 'GET /api/v1/products/export' })
      const file = await send('GET', `/api/v1/products/export?limit=20000&token=${ticket.token}`)
      if (file.byteLength < 100_000) throw new Error('The export is too small')
    },
  }
}
