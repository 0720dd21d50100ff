import { allCalls } from '@plaza/contracts/all-calls'
import { login } from '@plaza/contracts/account/account.api'
import { prefixes } from '@plaza/contracts/kernel/call'
import * as fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testAccounts, testPassword, type TestServer } from '../testing/index.ts'
import { aShopper } from '../testing/shopper.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const writes = [...allCalls.values()].filter(({ method }) => method !== 'GET')
const post = (path: string, body: string | FormData, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', body, headers: { 'at-business': 'verde', ...headers } })

test(`a broken multipart body is a mistake of the sender on each of ${writes.length} calls that write, for guests and for staff`, async () => {
  const { token } = await server.signIn('superadmin@demo.co')
  const failed: string[] = []
  for (const contract of writes) {
    for (const authorization of [undefined, `Bearer ${token}`]) {
      const answer = await fetch(server.url + prefixes[contract.api] + contract.path.replace(/:\w+/g, 'x'), {
        method: contract.method,
        headers: {
          'at-business': 'verde',
          'content-type': 'multipart/form-data; boundary=x',
          ...(authorization ? { authorization } : {}),
        },
        body: '--x\r\nbroken',
      })
      await answer.text()
      if (answer.status >= 500 || answer.status < 400) failed.push(`${contract.key} ${answer.status}`)
    }
  }
  expect(failed).toEqual([])
})

describe('files of those who may not send any', () => {
  const boundary = 'x'
  /** Twenty files of 7 MB, written piece by piece: the sender holds none of it. */
  function* manyFiles() {
    const piece = new Uint8Array(1_000_000)
    for (let nth = 0; nth < 20; nth++) {
      yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file${nth}"; filename="photo.png"\r\n\r\n`)
      for (let part = 0; part < 7; part++) yield piece
      yield Buffer.from('\r\n')
    }
    yield Buffer.from(`--${boundary}--\r\n`)
  }

  test('five guests with 140 MB each neither fill the memory nor the disk', async () => {
    const before = process.memoryUsage()
    const paths = [
      '/api/v1/users/login',
      '/api/admin/v1/admin/categories',
      '/api/v1/custom_carts',
      '/api/v1/offers',
      '/api/admin/v1/admin/imports',
    ]
    const statuses = await Promise.all(
      paths.map(async (path) => {
        const body = ReadableStream.from(manyFiles())
        const answer = await fetch(server.url + path, {
          method: 'POST',
          body,
          duplex: 'half',
          headers: { 'at-business': 'verde', 'content-type': `multipart/form-data; boundary=${boundary}` },
        } as RequestInit).catch(() => null)
        // The server answers before the body has come: the sender may meet a closed connection instead.
        return answer?.status ?? 'closed'
      }),
    )
    for (const status of statuses) expect([401, 415, 'closed']).toContain(status)
    const incoming = path.join(server.uses.env.DATA_DIR, 'incoming')
    expect(fs.readdirSync(incoming, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([])
    expect(process.memoryUsage().arrayBuffers - before.arrayBuffers).toBeLessThan(100_000_000)
  })

  test('what a client may not publish is not stored either', async () => {
    const ana = await aShopper(server)
    const before = await server.uses.media.list('verde')
    const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(2000, 7)])
    const form = new FormData()
    form.append('name', 'Ajiaco')
    form.append('type', 'recipe')
    form.append('videoUrl', new File([film], 'film.mp4'))
    const answer = await post('/api/v1/custom_carts', form, { authorization: `Bearer ${ana.token}` })
    expect(answer.status).toBe(403)
    expect(await server.uses.media.list('verde')).toEqual(before)
  })
})

describe('a page of another site', () => {
  const credentials = { email: String(testAccounts[0]?.email), password: testPassword }

  test('signs nobody in, whatever kind of body its form sends', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(credentials)) form.append(name, value)
    const bodies: [string | FormData, Record<string, string>][] = [
      [form, {}],
      [JSON.stringify(credentials), { 'content-type': 'application/json' }],
    ]
    for (const [body, headers] of bodies) {
      const answer = await post('/api/v1/users/login', body, { ...headers, origin: 'https://evil.example' })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  test.each<[Record<string, string>]>([[{ origin: 'https://evil.example' }], [{ origin: 'null' }], [{ 'sec-fetch-site': 'cross-site' }]])(
    'is told so: %j',
    async (headers) => {
      const { status, body } = await server.call(login, credentials, { headers })
      expect([status, body.code]).toEqual([403, 'ORIGIN_REFUSED'])
    },
  )

  test('while a page of the shop and a client without an origin sign in', async () => {
    expect((await server.call(login, credentials, { headers: { origin: server.url } })).status).toBe(200)
    expect((await server.call(login, credentials)).status).toBe(200)
  })
})
