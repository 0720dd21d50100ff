import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let staff: Person
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.signIn('superadmin@demo.co')
})
afterAll(() => server?.stop())

const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(2000, 7)])
const sent = async (path: string, method: string, fields: Record<string, string | Blob>, who: Person | null = staff) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const answer = await fetch(server.url + path, {
    method,
    body,
    headers: { 'at-business': 'verde', ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
  })
  return { status: answer.status, body: (await answer.json()) as { code?: string; data: Record<string, unknown> } }
}
const video = (bytes: Buffer, type = 'video/mp4') => new File([bytes], '../../etc/film.mp4', { type })

test('S-5-053: what only says that it is a film is refused, and a client uploads none', async () => {
  const html = await sent('/api/v1/offers', 'POST', { nameOffer: 'x', section: 'HOME', video_url: video(Buffer.from('<html>')) })
  expect([html.status, html.body.code]).toEqual([400, 'VIDEO_INVALID'])
  const client = await server.signIn('cliente@demo.co')
  expect((await sent('/api/v1/offers', 'POST', { nameOffer: 'x', section: 'HOME', video_url: video(film) }, client)).status).toBe(403)
})

test('S-5-053: a film is kept under a name of ours and plays by pieces', async () => {
  const { status, body } = await sent('/api/v1/offers', 'POST', { nameOffer: 'Con video', section: 'HOME', video_url: video(film) })
  expect(status).toBe(200)
  const address = String(body.data.video_url)
  expect(address).toMatch(/^\/media\/verde\/offers\/[0-9a-f-]+\.mp4$/)
  const whole = await server.request(address)
  expect([whole.status, whole.headers.get('content-type'), (await whole.arrayBuffer()).byteLength]).toEqual([200, 'video/mp4', film.length])
  const piece = await server.request(address, { headers: { range: 'bytes=10-19' } })
  expect([piece.status, piece.headers.get('content-range')]).toEqual([206, `bytes 10-19/${film.length}`])
  expect((await server.request(address, { headers: { range: 'bytes=99999-' } })).status).toBe(416)
})

test('a form that sends an empty text takes a date and an hour away, and "_null_" a film', async () => {
  const made = await sent('/api/v1/offers', 'POST', {
    nameOffer: 'Con horas',
    section: 'HOME',
    dueDate: '2026-12-31T00:00:00.000Z',
    startDailyHour: '13',
    endDailyHour: '24',
    video_url: video(film),
  })
  expect(made.body.data).toMatchObject({ startDailyHour: 13, endDailyHour: 24 })
  const { body } = await sent(`/api/v1/offers/${made.body.data.id}`, 'PUT', { dueDate: '', startDailyHour: '', video_url: '_null_' })
  expect(body.data).toMatchObject({ nameOffer: 'Con horas', dueDate: null, startDailyHour: null, endDailyHour: 24, video_url: null })
})

test('the picture under a recipe is part of its banner, and its link stays', async () => {
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  const { body, status } = await sent('/api/v1/custom_carts', 'POST', {
    name: 'Ajiaco',
    type: 'recipe',
    banner_footer: JSON.stringify({ link: '/offers' }),
    'banner_footer.image': new File([png], 'pie.png', { type: 'image/png' }),
  })
  expect([status, body.data.banner_footer]).toEqual([
    200,
    { link: '/offers', image: expect.stringMatching(/^\/media\/verde\/custom_carts\//) },
  ])
})

test.each([
  ['/api/v1/offers', { nameOffer: 'x', section: 'HOME' }, 'photo'],
  ['/api/v1/brands', { name: 'x', displayName: 'x' }, 'logo'],
  ['/api/v1/categories', { categoryName: 'x', originalName: 'x' }, 'icon'],
  ['/api/admin/v1/admin/categories', { categoryName: 'x', originalName: 'x', position: '1' }, 'icon'],
])('an empty picture is refused with words: %s', async (path, fields, field) => {
  const { status, body } = await sent(path, 'POST', { ...fields, [field]: new File([], 'vacia.png', { type: 'image/png' }) })
  expect([Math.floor(status / 100), body]).toEqual([4, expect.objectContaining({ message: expect.stringMatching(/imagen/) })])
})

describe('a link leads to the web or to the shop', () => {
  const bad = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
  ]
  const offer = { nameOffer: 'x', section: 'HOME' }
  const list = { name: 'x', type: 'market' }
  const fields: [path: string, base: object, field: string, wrap: (link: string) => unknown][] = [
    ['/api/v1/offers', offer, 'url', String],
    ['/api/v1/offers', offer, 'photo', String],
    ['/api/v1/offers', offer, 'photos', (link) => [link]],
    ['/api/v1/offers', offer, 'video_url', String],
    ['/api/v1/custom_carts', list, 'photoUrl', String],
    ['/api/v1/custom_carts', list, 'photos', (link) => [link]],
    ['/api/v1/custom_carts', list, 'videoUrl', String],
    ['/api/v1/custom_carts', list, 'banner_footer', (link) => ({ link })],
    ['/api/v1/custom_carts', list, 'banner_footer', (image) => ({ image })],
    ['/api/v1/campaings', { type: 'ALL_USERS_PUSH', title: 'x' }, 'photoUrl', String],
    ['/api/v1/brands', { name: 'y', displayName: 'y' }, 'logo', String],
    ['/api/v1/categories', { categoryName: 'y', originalName: 'y' }, 'cover', String],
    ['/api/v1/products', {}, 'videos', (link) => [link]],
    ['/api/v1/products', {}, 'photoUrl', String],
  ]

  test.each(fields)('%s %j refuses others at %s', async (path, base, field, wrap) => {
    for (const link of bad) {
      const answer = await server.request(path, {
        method: 'POST',
        headers: { 'at-business': 'verde', authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...base, [field]: wrap(link) }),
      })
      const body = (await answer.json()) as { details?: { field: string }[] }
      expect([answer.status, body.details?.map((each) => each.field.split('.')[0])], link).toEqual([400, [field]])
    }
  })

  test('what banners lead to stays possible', async () => {
    for (const url of ['/offers?cupon=A:B', 'brand/name/Alpina', 'https://example.com/feria', '']) {
      const { status, body } = await sent('/api/v1/offers', 'POST', { ...offer, url })
      expect([status, body.data.url]).toEqual([200, url])
    }
  })
})
