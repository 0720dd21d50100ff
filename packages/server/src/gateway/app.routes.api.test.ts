import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const ask = (path: string, host: string) => server.request(path, { host })

test('a host that names no business is no app', async () => {
  for (const path of ['/manifest.webmanifest', '/icon-192.png']) expect((await ask(path, 'nadie.localhost')).status).toBe(404)
})

test('S-1-002 S-1-016 S-1-017: each business is an app of its own, in its name and colour', async () => {
  for (const [business, colour] of [
    ['verde', '#15803d'],
    ['azul', '#1d4ed8'],
  ] as const) {
    const answer = await ask('/manifest.webmanifest', `${business}.localhost`)
    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    expect(await answer.json()).toMatchObject({ name: business, lang: 'es-CO', start_url: '/', display: 'standalone', theme_color: colour })
    expect(await (await ask('/favicon.svg', `${business}.localhost`)).text()).toContain(colour)
  }
})

test('icons are PNG of the size they claim, and of this business', async () => {
  const icon = async (size: number, business: string) =>
    Buffer.from(await (await ask(`/icon-${size}.png`, `${business}.localhost`)).arrayBuffer())
  for (const size of [180, 192, 512]) {
    const { format, width, height } = await sharp(await icon(size, 'verde')).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size })
  }
  expect((await icon(192, 'verde')).equals(await icon(192, 'azul'))).toBe(false)
  expect((await ask('/icon-193.png', 'verde.localhost')).status).toBe(404)
})
