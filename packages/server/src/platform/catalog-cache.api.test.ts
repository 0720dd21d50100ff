import { anyone } from '@plaza/contracts/kernel/access'
import { call } from '@plaza/contracts/kernel/call'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { implement } from './mount.ts'
import { addToOutbox } from './outbox.ts'

const shelf = call({
  api: 'v2',
  method: 'GET',
  path: '/test-shelf',
  access: anyone,
  cache: 'catalog',
  input: z.object({ fail: z.optional(z.boolean()) }),
  output: z.object({
    made: z.number(),
    business: z.string(),
    branch: z.nullable(z.string()),
    user: z.nullable(z.string()),
    padding: z.string(),
  }),
  summary: 'A cached read.',
})

let made = 0
const route = implement(shelf, async ({ business, branchId, user }, input) => {
  made++
  await new Promise((resolve) => setTimeout(resolve, 30))
  if (input.fail) throw new Error('no')
  return { made, business, branch: branchId, user: user?.id ?? null, padding: 'panela '.repeat(300) }
})

let shop: TestServer
let sister: TestServer
beforeAll(async () => {
  shop = await startTestServer({ routes: [route] })
  sister = await startTestServer({ routes: [route], databaseUrl: shop.databaseUrl })
})
afterAll(async () => {
  await sister?.stop()
  await shop?.stop()
})
beforeEach(() => {
  made = 0
  shop.uses.cache.clear()
  sister.uses.cache.clear()
})

const read = (asking: Parameters<TestServer['call']>[2] = {}) => shop.call(shelf, {}, asking)
const change = (business: string) => shop.db.withTenant(business, (tx) => addToOutbox(tx, 'catalog.changed', {}))

test('a failure is not kept', async () => {
  expect((await shop.call(shelf, { fail: true })).status).toBe(500)
  expect((await shop.call(shelf, { fail: true })).status).toBe(500)
  expect(made).toBe(2)
})

test('many who ask together wait for one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => read()))
  expect(new Set(answers.map(({ body }) => body.made))).toEqual(new Set([1]))
})

test('the second reader gets the same bytes, and a 304 with their ETag', async () => {
  const first = await read()
  const etag = first.headers.get('etag') as string
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect((await read()).headers.get('etag')).toBe(etag)
  expect((await read({ headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(made).toBe(1)
})

test('a kept answer says of itself what a made one says, and is counted under the same call', async () => {
  const ask = async () => {
    const { headers } = await shop.request('/api/v2/test-shelf', { headers: { 'x-business': 'verde', 'x-request-id': 'la-de-ana' } })
    return Object.fromEntries([...headers].filter(([name]) => name !== 'date'))
  }
  const counted = async () => {
    const text = await shop.uses.metrics.register.metrics()
    return Number(/plaza_request_seconds_count\{call="GET \/api\/v2\/test-shelf",status="200"\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  const before = await counted()
  const made = await ask()
  expect(made).toMatchObject({ 'x-request-id': 'la-de-ana', 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
  expect(await ask()).toEqual(made)
  await expect.poll(counted).toBe(before + 2)
})

test('compressed and plain bytes have ETags of their own', async () => {
  const plain = await read()
  const compressed = await shop.request('/api/v2/test-shelf', { headers: { 'accept-encoding': 'gzip, br', 'x-business': 'verde' } })
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(compressed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
})

test('S-1-002 S-1-010 businesses and branches have answers of their own', async () => {
  expect((await read()).body).toMatchObject({ business: 'verde', branch: null })
  expect((await read({ business: 'azul' })).body).toMatchObject({ business: 'azul' })
  expect((await read({ office: 'verde-sur' })).body).toMatchObject({ branch: 'verde-sur' })
  expect((await read({ office: 'made-up' })).body).toMatchObject({ branch: null })
})

test('the answer for all knows nothing of the one who asked first', async () => {
  const { token } = await shop.signIn('superadmin@demo.co')
  expect((await read({ token })).body.user).toBe(null)
  shop.uses.cache.clear()
  expect((await read({ token: 'an.old.token' })).status).toBe(200)
})

test('a change of the catalogue shows at once here, soon in other instances, and only in its business', async () => {
  await read()
  await read({ business: 'azul' })
  await sister.call(shelf, {})
  made = 10
  await change('verde')
  expect((await read()).body.made).toBe(11)
  expect((await read({ business: 'azul' })).body.made).toBe(2)
  await expect.poll(async () => (await sister.call(shelf, {})).body.made).toBeGreaterThan(10)
})

test('what was read before a change is not kept after it', async () => {
  const early = read()
  await new Promise((resolve) => setTimeout(resolve, 10))
  await change('verde')
  await early
  expect((await read()).body.made).toBe(2)
})

test('a change that is rolled back changes nothing', async () => {
  await read()
  const failing = shop.db.withTenant('verde', async (tx) => {
    await addToOutbox(tx, 'catalog.changed', {})
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow()
  expect((await read()).body.made).toBe(1)
})
