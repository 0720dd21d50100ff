import net from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHttp, type HttpOptions, waits } from './http.ts'
import { createMetrics } from './metrics.ts'

const short = { headers: 300, silent: 600, request: 900, idle: 300, checkedEvery: 50 }

let app: FastifyInstance
beforeEach(async () => {
  app = await createHttp(pino({ level: 'silent' }), createMetrics(), () => false, { waits: short })
  app.post('/echo', (request) => ({ got: request.body }))
  app.get('/slow', () => new Promise((resolve) => setTimeout(resolve, 400, { ok: true })))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Sends `text`, then one of `drops` every 100 ms. Answers how many milliseconds the connection stood and what came back. */
function connect(text: string, drops = ''): Promise<{ stood: number; said: string }> {
  const begun = performance.now()
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let said = ''
  socket.write(text)
  const left = [...drops]
  const dripping = setInterval(() => left.length > 0 && socket.write(left.shift() as string), 100)
  socket.on('data', (chunk) => (said += chunk)).on('error', () => {})
  return new Promise((resolve) =>
    socket.on('close', () => {
      clearInterval(dripping)
      resolve({ stood: performance.now() - begun, said })
    }),
  )
}

const post = 'POST /echo HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n'

describe('a connection that keeps the server waiting is ended', () => {
  test.each([
    ['says nothing at all', '', '', short.headers],
    ['drips its headers', 'GET /echo HTTP/1.1\r\n', 'X-Drip: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', short.headers],
    ['falls silent in its body', `${post}{`, '', short.silent],
    ['drips its body', `${post}{`, '"a":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', short.request],
  ])('%s', async (_what, text, drops, limit) => {
    const { stood } = await connect(text, drops)
    expect(stood).toBeGreaterThan(limit - 150)
    expect(stood).toBeLessThan(limit + 1500)
  })

  test('a kept connection after its answer', async () => {
    const { stood, said } = await connect(`${post}${'{"a":1}'.padEnd(90)}`)
    expect(said).toContain('{"got":{"a":1}}')
    expect(stood).toBeLessThan(short.idle + 2500)
  })
})

test('an answer that takes longer than headers may is given all the same', async () => {
  const { said } = await connect('GET /slow HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
  expect(said).toContain('{"ok":true}')
})

test('the limits of the running server are bounded', async () => {
  const real = await createHttp(pino({ level: 'silent' }), createMetrics(), () => false)
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = real.server
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
    headersTimeout: waits.headers,
    requestTimeout: waits.request,
    timeout: waits.silent,
    keepAliveTimeout: waits.idle,
  })
  expect(Math.max(headersTimeout, timeout, keepAliveTimeout)).toBeLessThan(120_000)
  await real.close()
})

describe('a year of https only', () => {
  const headerOf = async (options: HttpOptions, headers: Record<string, string> = {}) => {
    const other = await createHttp(pino({ level: 'silent' }), createMetrics(), () => false, options)
    other.get('/', () => 'ok')
    const address = await other.listen({ port: 0, host: '127.0.0.1' })
    const answers = [await fetch(address, { headers }), await fetch(`${address}/nothing`, { headers })]
    await other.close()
    return answers.map((answer) => answer.headers.get('strict-transport-security'))
  }
  const https = { 'x-forwarded-proto': 'https' }
  const year = 'max-age=31536000'

  test('is said where a believed proxy speaks https, or the shop’s address is https', async () => {
    expect(await headerOf({ proxies: ['127.0.0.1'] }, https)).toEqual([year, year])
    expect(await headerOf({ isHttps: true })).toEqual([year, year])
  })

  test('is not said by http, whatever a stranger claims', async () => {
    expect(await headerOf({}, https)).toEqual([null, null])
    expect(await headerOf({ proxies: ['127.0.0.1'] })).toEqual([null, null])
  })
})
