import { anyone, signedIn, staff } from '@plaza/contracts/kernel/access'
import { call } from '@plaza/contracts/kernel/call'
import { problem } from '@plaza/contracts/kernel/problem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { implement } from './mount.ts'
import { fail } from './problems.ts'

const soldOut = problem('SOLD_OUT', 409, 'Se agotó.')
const blocked = problem('BLOCKED', 409, 'El cupon {new} no va con {code}, faltan {n} de {amount}.')
const common = { access: anyone, summary: 'For this test.' } as const
const things = call({
  ...common,
  api: 'v2',
  method: 'GET',
  path: '/test-things/:cityId',
  input: z.object({
    cityId: z.string(),
    page: z._default(z.number(), 1),
    some: z.optional(z.boolean()),
    tags: z.optional(z.array(z.string())),
  }),
  output: z.object({ list: z.string(), page: z.number(), some: z.optional(z.boolean()), tags: z.optional(z.array(z.string())) }),
})
const thing = call({
  ...common,
  api: 'v1',
  method: 'GET',
  path: '/test-things/:id',
  input: z.object({ id: z.string() }),
  output: z.object({ one: z.string() }),
})
const fixed = call({
  ...common,
  api: 'v1',
  method: 'GET',
  path: '/test-things/fixed',
  input: z.object({}),
  output: z.object({ fixed: z.literal(true) }),
})
const create = call({
  ...common,
  api: 'v1',
  method: 'POST',
  path: '/test-things',
  input: z.object({
    name: z.string().check(z.minLength(3)),
    count: z.number(),
    kind: z.optional(z.enum(['a', 'b'])),
    phone: z.optional(z.string().check(z.minLength(9, 'Pon tu teléfono'))),
  }),
  output: z.object({ name: z.string() }),
  problems: [soldOut, blocked],
})
const removeTag = call({
  ...common,
  api: 'admin',
  method: 'DELETE',
  path: '/admin/test-tags/:id',
  input: z.object({ id: z.string(), tag: z.string() }),
  output: z.object({ tag: z.string() }),
})
const orders = call({
  ...common,
  access: staff('orders'),
  api: 'admin',
  method: 'GET',
  path: '/test-orders',
  input: z.object({}),
  output: z.object({ ok: z.boolean() }),
})
const coupons = call({
  ...common,
  access: staff('coupons'),
  api: 'admin',
  method: 'GET',
  path: '/test-coupons',
  input: z.object({}),
  output: z.object({ ok: z.boolean() }),
})
const mine = call({
  ...common,
  access: signedIn,
  api: 'v1',
  method: 'GET',
  path: '/test-mine',
  input: z.object({}),
  output: z.object({ ok: z.boolean() }),
})

const routes = [
  implement(things, (_scope, { page, some, tags }) => ({ list: 'list', page, some, tags })),
  implement(thing, (_scope, { id }) => ({ one: id === 'forbidden' ? (1 as unknown as string) : id, secret: 'not in the contract' })),
  implement(fixed, () => ({ fixed: true as const })),
  implement(
    create,
    (_scope, { name }) => {
      if (name === 'sold-out') fail(soldOut, { data: { left: 0 } })
      if (name === 'blocked') fail(blocked, { data: { code: 'PAN10', n: 2, amount: '$5.000', list: [] } })
      if (name === 'broken') throw new Error('password of the database is 1234')
      return { name }
    },
    { multipart: 'fields' },
  ),
  implement(removeTag, (_scope, { tag }) => ({ tag })),
  implement(orders, () => ({ ok: true })),
  implement(coupons, () => ({ ok: true })),
  implement(mine, () => ({ ok: true })),
]

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ routes })
})
afterAll(() => shop?.stop())

const post = (body: string, type = 'application/json') =>
  shop.request('/api/v1/test-things', { method: 'POST', body, headers: { 'content-type': type } })
const get = async (path: string) => (await shop.request(path)).json() as Promise<Record<string, unknown>>

test("the places of a problem's text are filled from its data; one without a value stays", async () => {
  const response = await post(JSON.stringify({ name: 'blocked', count: 1 }))
  const body = (await response.json()) as { message: string; data: unknown }
  expect(body.message).toBe('El cupon {new} no va con PAN10, faltan 2 de $5.000.')
  expect(body.data).toEqual({ code: 'PAN10', n: 2, amount: '$5.000', list: [] })
})

test('malformed JSON is a 400 in Spanish', async () => {
  const response = await post('{"name": ')
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ code: 'MALFORMED', message: 'No entendimos la solicitud.' })
})

test.each(['[]', '"text"', '7', 'null'])('a body that is no object (%s) is a 400', async (body) => {
  expect((await post(body)).status).toBe(400)
})

test('an attempt at the prototype is a 400', async () => {
  expect((await post('{"__proto__": {"admin": true}, "name": "Panela", "count": 1}')).status).toBe(400)
})

test('an oversized body is a 413', async () => {
  const response = await post(JSON.stringify({ name: 'x'.repeat(2_000_000), count: 1 }))
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'TOO_LARGE' })
})

test('another kind of content is a 415', async () => {
  expect((await post('<a/>', 'application/xml')).status).toBe(415)
})

test('S-7-092 faulty fields are named one by one, in Spanish', async () => {
  const response = await post(JSON.stringify({ name: 'ab', kind: 'c', phone: '1' }))
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    code: 'VALIDATION',
    message: 'Revisa los datos marcados e inténtalo de nuevo.',
    details: [
      { field: 'name', message: 'Debe tener mínimo 3 caracteres.' },
      { field: 'count', message: 'Este dato es obligatorio.' },
      { field: 'kind', message: 'Debe ser uno de: a, b.' },
      { field: 'phone', message: 'Pon tu teléfono' },
    ],
  })
})

test('an expected failure travels with its status, text and data', async () => {
  const response = await post(JSON.stringify({ name: 'sold-out', count: 1 }))
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual({ code: 'SOLD_OUT', message: 'Se agotó.', data: { left: 0 } })
})

test('an unforeseen failure says nothing of its cause', async () => {
  const response = await post(JSON.stringify({ name: 'broken', count: 1 }))
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ code: 'UNEXPECTED', message: 'Algo salió mal de nuestro lado, intenta más tarde.' })
})

test('a call that does not exist is a 404 in JSON', async () => {
  const response = await shop.request('/api/v1/nothing-here', { headers: { accept: 'text/html' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
})

test('S-6-014 A-30 without a token 401, with the wrong role 403', async () => {
  expect((await shop.call(mine, {})).status).toBe(401)
  expect((await shop.call(orders, {})).status).toBe(401)
  const client = await shop.signIn('cliente@demo.co')
  expect((await client.call(orders, {})).status).toBe(403)
  expect((await client.call(mine, {})).status).toBe(200)
})

test('B-6-004 B-6-005 an admin opens Pedidos but not Cupones; a superadmin both, while the module is on', async () => {
  const admin = await shop.signIn('admin@demo.co')
  const superadmin = await shop.signIn('superadmin@demo.co')
  expect((await admin.call(orders, {})).status).toBe(200)
  expect((await admin.call(coupons, {})).status).toBe(403)
  expect((await superadmin.call(coupons, {})).status).toBe(200)
  const azul = await shop.signIn('superadmin@demo.co', 'azul')
  expect((await azul.call(coupons, {})).status).toBe(403)
})

test('A-04 the same path is one product in v1 and the listing in v2', async () => {
  expect(await get('/api/v1/test-things/7')).toEqual({ one: '7' })
  expect(await get('/api/v2/test-things/7')).toMatchObject({ list: 'list' })
})

test('an answer that its contract forbids is an error, one it allows carries what it names alone: at first and when it is asked often', async () => {
  for (let asked = 0; asked < 30; asked++) {
    expect((await shop.request('/api/v1/test-things/forbidden')).status).toBe(500)
    expect(await get('/api/v1/test-things/allowed')).toEqual({ one: 'allowed' })
  }
})

test('A-04 fixed words come before parameters', async () => {
  expect(await get('/api/v1/test-things/fixed')).toEqual({ fixed: true })
})

test.each(['/api/v1/test-things/7/', '/api/v1//test-things/7', '/api/v1/admin/test-things/7', '/api/admin/v1/test-things/7'])(
  'A-02 A-06 %s reaches the call',
  async (path) => {
    expect(await get(path)).toEqual({ one: '7' })
  },
)

test.each(['/api/admin/v1/admin/test-tags/9', '/api/admin/v1/test-tags/9', '/api/v2/admin/test-tags/9/', '/api/v1/test-tags/9'])(
  'A-02 A-06 DELETE %s takes a JSON body',
  async (path) => {
    const response = await shop.request(path, {
      method: 'DELETE',
      body: '{"tag":"madura"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(await response.json()).toEqual({ tag: 'madura' })
  },
)

test('query strings become the numbers, flags and lists the call asks for', async () => {
  expect(await get('/api/v2/test-things/7?page=3&some=true&tags=a&tags=b')).toEqual({ list: 'list', page: 3, some: true, tags: ['a', 'b'] })
  expect(await get('/api/v2/test-things/7?page=three')).toMatchObject({
    code: 'VALIDATION',
    details: [{ field: 'page', message: 'Debe ser un número.' }],
  })
})

test('A-09 a multipart body is read like JSON where the call says so', async () => {
  const boundary = 'edge'
  const body = ['name', 'count']
    .map((name, i) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${['Panela', '2'][i]}\r\n`)
    .join('')
  const response = await post(`${body}--${boundary}--\r\n`, `multipart/form-data; boundary=${boundary}`)
  expect(await response.json()).toEqual({ name: 'Panela' })
})
