import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'

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
