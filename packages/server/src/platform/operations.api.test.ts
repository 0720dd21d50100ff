import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testAccounts, testPassword, type TestServer } from '../testing/index.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.stop())

test('/dev/outbox exists in demo mode only', async () => {
  expect((await shop.request('/dev/outbox')).status).toBe(404)
})

test('/healthz, /readyz and /metrics answer', async () => {
  expect((await shop.request('/healthz')).status).toBe(200)
  expect((await shop.request('/readyz')).status).toBe(200)
  await shop.request('/api/v1/users/me')
  const metrics = await (await shop.request('/metrics')).text()
  expect(metrics).toContain('plaza_request_seconds_count{call="GET /api/v1/users/me",status="401"}')
})

test('without its database the server lives but is not ready', async () => {
  const lonely = await startTestServer()
  await shop.db.pool.query(`drop database ${new URL(lonely.databaseUrl).pathname.slice(1)} with (force)`)
  expect((await lonely.request('/readyz')).status).toBe(503)
  expect((await lonely.request('/healthz')).status).toBe(200)
  await lonely.stop()
})

test('what is told to somebody signed in is kept by no cache; what is open to all keeps its own rule', async () => {
  const { token } = await shop.signIn('cliente@demo.co')
  const headers = { 'at-business': 'verde', authorization: `Bearer ${token}` }
  const ruleOf = async (path: string, sent: Record<string, string>) =>
    (await shop.request(path, { headers: sent })).headers.get('cache-control')
  expect(await ruleOf('/api/v1/users/me', headers)).toBe('no-store')
  expect(await ruleOf('/api/v1/offices', { 'at-business': 'verde' })).toBe(null)
})

test('every request has an id, given or made', async () => {
  expect((await shop.request('/healthz', { headers: { 'x-request-id': 'from-the-proxy-1' } })).headers.get('x-request-id')).toBe(
    'from-the-proxy-1',
  )
  expect((await shop.request('/healthz')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

test('/openapi.json lists every call with its access and problems', async () => {
  const { openapi, paths } = (await (await shop.request('/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, Record<string, { security: unknown; responses: Record<string, { description: string }> }>>
  }
  expect(openapi).toBe('3.1.0')
  const login = paths['/api/v1/users/login']?.post
  expect(login?.responses['401']?.description).toContain('No se logró iniciar sesión.')
  expect(paths['/api/v1/users/me']?.get?.security).toEqual([{ bearer: [] }])
})

test.each([
  ['put', '/api/admin/v1/business'],
  ['put', '/api/admin/v1/business/styles'],
  ['put', '/api/platform/v1/tenants/{id}'],
  ['put', '/api/admin/v1/admin/offices/{id}'],
])('/openapi.json tells that %s %s takes If-Match and may answer 412', async (method, path) => {
  const { paths } = (await (await shop.request('/openapi.json')).json()) as {
    paths: Record<
      string,
      Record<string, { parameters: { in: string; name: string; required: boolean }[]; responses: Record<string, object> }>
    >
  }
  const operation = paths[path]?.[method]
  expect(operation?.parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'if-match', required: false }))
  expect(operation?.responses).toHaveProperty('412')
})

describe('/metrics and /openapi.json of a shop that is no demo', () => {
  const secret = 'f3b1c09a7d5e4f2b8c6d1e0a9b7c5d3e'
  const statusOf = async (server: TestServer, file: string, authorization?: string) =>
    (await server.request(file, authorization ? { headers: { authorization } } : {})).status

  test.each([
    ['without a token of the operator', {}, 404],
    ['with one', { METRICS_TOKEN: 'a-token-of-the-operator' }, 200],
  ])('%s', async (_what, more, expected) => {
    const own = await startTestServer({ databaseUrl: shop.databaseUrl, env: { NODE_ENV: 'production', SESSION_SECRET: secret, ...more } })
    try {
      for (const file of ['/metrics', '/openapi.json']) {
        expect(await statusOf(own, file)).toBe(404)
        expect(await statusOf(own, file, 'Bearer another-token-entirely')).toBe(404)
        expect(await statusOf(own, file, 'Bearer a-token-of-the-operator')).toBe(expected)
      }
    } finally {
      await own.stop()
    }
  })
})

describe('the visitor behind a proxy', () => {
  const guess = (server: TestServer, email: string, address: string) =>
    server.request('/api/v1/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'at-business': 'verde', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password: 'Wrong-password-1' }),
    })
  /** How many guesses at one account, each from another address, were taken before the limit; null for all fifteen. */
  const takenBeforeLimit = async (server: TestServer, addressOf: (nth: number) => string) => {
    const email = `${randomUUID()}@example.co`
    for (let nth = 0; nth < 15; nth++) if ((await guess(server, email, addressOf(nth))).status === 429) return nth
    return null
  }

  test('whoever is no proxy of ours cannot choose the address that limits count', async () => {
    const own = await startTestServer({ databaseUrl: shop.databaseUrl })
    expect(await takenBeforeLimit(own, (nth) => `203.0.113.${nth}`)).toBe(10)
    await own.stop()
  })

  test('behind a proxy of TRUST_PROXY each visitor has limits of their own, and one /64 of IPv6 is one visitor', async () => {
    const own = await startTestServer({ databaseUrl: shop.databaseUrl, env: { TRUST_PROXY: '127.0.0.0/8, ::1, ::ffff:127.0.0.1' } })
    expect(await takenBeforeLimit(own, (nth) => `203.0.113.${nth}`)).toBeNull()
    expect(await takenBeforeLimit(own, (nth) => `2001:db8:7:${nth}::1`)).toBeNull()
    expect(await takenBeforeLimit(own, (nth) => `2001:db8:1:2::${nth + 1}`)).toBe(10)
    await own.stop()
  })

  test('cookies are Secure where the proxy says https, and only a proxy of ours may say so', async () => {
    const own = await startTestServer({ databaseUrl: shop.databaseUrl, env: { TRUST_PROXY: '127.0.0.0/8, ::1' } })
    const cookieAt = async (server: TestServer) => {
      const answer = await server.request('/api/v1/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'at-business': 'verde', 'x-forwarded-proto': 'https' },
        body: JSON.stringify({ email: testAccounts[0]?.email, password: testPassword }),
      })
      expect(answer.status).toBe(200)
      return answer.headers.getSetCookie().join()
    }
    expect(await cookieAt(own)).toMatch(/; Secure/i)
    expect(await cookieAt(shop)).not.toMatch(/; Secure/i)
    await own.stop()
  })
})

function startProcess(env: Record<string, string>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-process-'))
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, DEMO: '0', ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve)).finally(() =>
    fs.rmSync(folder, { recursive: true, force: true }),
  )
  return { child, ended, output: () => output }
}

test('a wrong environment stops the start with one line', async () => {
  const { ended, output } = startProcess({ PORT: 'ninety' })
  expect(await ended).toBe(1)
  expect(output()).toBe('PORT: must be a whole number from 0 to 65535\n')
})

test('SIGTERM finishes the request under way and exits 0', async () => {
  const { child, ended, output } = startProcess({ DATABASE_URL: shop.databaseUrl })
  await expect.poll(output, { timeout: 15_000 }).toMatch(/http:\/\/\S+:\d+/)
  const url = output().match(/http:\/\/\S+:\d+/)?.[0]
  // The connection stands before: on a busy machine the signal must not overtake it.
  await (await fetch(`${url}/healthz`)).text()
  const underWay = fetch(`${url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'at-business': 'verde' },
    body: JSON.stringify({ email: 'cliente@demo.co', password: 'not this one' }),
  })
  await new Promise((resolve) => setTimeout(resolve, 15))
  const asked = Date.now()
  child.kill('SIGTERM')
  expect((await underWay).status).toBe(401)
  expect(await ended).toBe(0)
  expect(Date.now() - asked).toBeLessThan(5_000)
})
