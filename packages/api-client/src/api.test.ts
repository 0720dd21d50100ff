import { createServer, type IncomingMessage, type Server } from 'node:http'
import { login } from '@plaza/contracts/account/account.api'
import { listHabeasCities } from '@plaza/contracts/habeas/habeas.api'
import { anyone, signedIn } from '@plaza/contracts/kernel/access'
import { call } from '@plaza/contracts/kernel/call'
import { problem } from '@plaza/contracts/kernel/problem'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Api } from './api.ts'

const getCategories = call({
  api: 'v2',
  method: 'GET',
  path: '/categories',
  access: anyone,
  cache: 'catalog',
  input: z.object({ branch_id: z.optional(z.string()), limit: z._default(z.number(), 20) }),
  output: z.object({ data: z.object({ items: z.array(z.string()) }) }),
  summary: 'Categorías',
})
const updateLine = call({
  api: 'v2',
  method: 'PUT',
  path: '/shopping-cart/history/:uuid/products/:productId',
  access: signedIn,
  input: z.object({ uuid: z.string(), productId: z.string(), count: z.number() }),
  output: z.object({ ok: z.boolean() }),
  problems: [problem('LINE_NOT_FOUND', 404, 'Producto no encontrado en el carrito.')],
  summary: 'Cambia una línea',
})
const me = call({
  api: 'v1',
  method: 'GET',
  path: '/users/me',
  access: signedIn,
  input: z.object({}),
  output: z.object({ id: z.string() }),
  summary: 'Yo',
})
const refresh = call({
  api: 'v1',
  method: 'POST',
  path: '/users/refresh',
  access: anyone,
  input: z.object({}),
  output: z.object({ token: z.string(), expires_in: z.number() }),
  summary: 'Renueva',
})

test('S-8: no connection is a problem by name with the specified text, never an exception', async () => {
  const api = new Api()
  api.configure({ business: 'verde', origin: 'http://127.0.0.1:1' })
  const answer = await api.call(updateLine, { uuid: 'u', productId: 'p', count: 1 })
  expect(answer).toMatchObject({
    ok: false,
    problem: { code: 'NETWORK', status: 0, message: 'Ups! no hay conexión con el servidor, intenta más tarde.' },
  })
})

test('a refusal keeps code, text, faulty fields and data of the server', async () => {
  const { api } = await given(() => ({
    status: 404,
    body: {
      code: 'LINE_NOT_FOUND',
      message: 'Producto no encontrado en el carrito.',
      details: [{ field: 'productId', message: 'No está' }],
      data: { count: 0 },
    },
  }))
  const answer = await api.call(updateLine, { uuid: 'u', productId: 'p', count: 1 })
  expect(answer).toEqual({
    ok: false,
    problem: {
      code: 'LINE_NOT_FOUND',
      // S-8-006: the list of details speaks first.
      message: 'No está',
      details: [{ field: 'productId', message: 'No está' }],
      data: { count: 0 },
      status: 404,
    },
  })
})

test('S-8: older error shapes give their messages too, joined by newline', async () => {
  const { api } = await given(() => ({ status: 400, body: { details: [{ message: 'Uno' }, { helpMessage: 'Dos' }] } }))
  const answer = await api.call(me, {})
  expect(!answer.ok && answer.problem.message).toBe('Uno\nDos')
})

test.each([
  ['details', { details: [{ message: 'a' }], errors: ['b'], error: 'c', message: 'd' }, 'a'],
  ['errors', { errors: ['b'], details: { helpMessage: 'x' }, error: 'c', message: 'd' }, 'b'],
  ['details.helpMessage', { details: { helpMessage: 'x' }, error: 'c', message: 'd' }, 'x'],
  ['error', { error: 'c', message: 'd' }, 'c'],
  ['message', { message: 'd' }, 'd'],
  ['nothing', {}, 'Ups! no hay conexión con el servidor, intenta más tarde.'],
])('S-8-006 what people read comes from %s', async (_source, body, message) => {
  const { api } = await given(() => ({ status: 400, body }))
  const answer = await api.call(me, {})
  expect(!answer.ok && answer.problem.message).toBe(message)
})

test('S-8-001 S-8-002 an answer without a code has the one of its call', async () => {
  const { api } = await given(() => ({ status: 500, body: {} }))
  const codes = [
    await api.call(login, { email: 'a@b.co', password: 'x' }),
    await api.call(updateLine, { uuid: 'u', productId: 'p', count: 1 }),
  ]
  expect(codes.map((answer) => !answer.ok && answer.problem.code)).toEqual(['POST_users/login_ERROR', 'FAIL_UPDATE_DOC'])
})

test('A-17 a call that another server answers goes there without the session', async () => {
  const other = await given(() => ({ status: 200, body: { items: [] } }))
  const { api, asked } = await given(() => ({ status: 200, body: {} }))
  api.startSession('ana', { token: 't1', expires_in: 600 })
  expect(await api.call(listHabeasCities, {}, { base: `${other.origin}/co/` })).toEqual({ ok: true, value: { items: [] } })
  expect([asked, other.asked.map(({ url }) => url)]).toEqual([[], ['/co/api/v1/habeas-cities']])
  expect(other.asked[0]?.headers.authorization).toBeUndefined()
})

test('an answer that the contract does not know is a problem', async () => {
  const { api } = await given(() => ({ status: 200, body: { something: 'else' } }))
  const answer = await api.call(me, {})
  expect(!answer.ok && answer.problem.code).toBe('UNREADABLE_ANSWER')
})

test('A-01: path, query, body and headers go where the contract says', async () => {
  const { api, asked } = await given(() => ({ status: 200, body: { ok: true, data: { items: [] } } }))
  await api.call(getCategories, { branch_id: 'norte' })
  await api.call(updateLine, { uuid: 'a b', productId: 'p1', count: 2 })
  expect(asked[0]).toMatchObject({
    url: '/api/v2/categories?branch_id=norte&limit=20',
    headers: { 'x-business': 'verde', 'x-office-id': 'norte' },
  })
  expect(asked[1]).toMatchObject({ url: '/api/v2/shopping-cart/history/a%20b/products/p1', method: 'PUT', body: '{"count":2}' })
  expect(asked[1]?.headers.authorization).toBeUndefined()
})

test('many calls of a page that has no token yet cause one refresh, and catalogue reads none', async () => {
  const { api, asked } = await given(({ url }) =>
    url === '/api/v1/users/refresh' ? { status: 200, body: grant('t1') } : { status: 200, body: { id: 'u1', data: { items: [] } } },
  )
  api.startSession('u1')
  await api.call(getCategories, {})
  expect(asked.map(({ url }) => url)).toEqual(['/api/v2/categories?limit=20'])
  await Promise.all([api.call(me, {}), api.call(me, {}), api.call(me, {})])
  expect(asked.filter(({ url }) => url === '/api/v1/users/refresh')).toHaveLength(1)
  expect(asked.at(-1)?.headers).toMatchObject({ authorization: 'Bearer t1', 'x-user-id': 'u1', 'at-business': 'verde' })
})

test('a 401 is tried once more with a new token, not for ever', async () => {
  const { api, asked } = await given(({ url }) =>
    url === '/api/v1/users/refresh' ? { status: 200, body: grant('t2') } : { status: 401, body: { code: 'NO', message: 'No' } },
  )
  api.startSession('u1', grant('old'))
  const answer = await api.call(me, {})
  expect(!answer.ok && answer.problem.status).toBe(401)
  expect(asked.map(({ url }) => url)).toEqual(['/api/v1/users/me', '/api/v1/users/refresh', '/api/v1/users/me'])
})

test('a refused refresh ends the session, once', async () => {
  const onSessionEnd = vi.fn()
  const { api } = await given(() => ({ status: 401, body: { code: 'ENDED', message: 'Tu sesión terminó' } }), onSessionEnd)
  api.startSession('u1')
  await Promise.all([api.call(me, {}), api.call(me, {})])
  expect(onSessionEnd).toHaveBeenCalledOnce()
  expect(await api.freshToken()).toBeNull()
})

const grant = (token: string) => ({ token, expires_in: 900 })

interface Asked {
  url: string
  method: string
  headers: IncomingMessage['headers']
  body: string
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function given(answer: (asked: Asked) => { status: number; body: unknown }, onSessionEnd = () => {}) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const one = { url: request.url ?? '', method: request.method ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
      asked.push(one)
      const { status, body } = answer(one)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const api = new Api()
  const { port } = server.address() as { port: number }
  api.configure({
    business: 'verde',
    origin: `http://127.0.0.1:${port}`,
    branchId: () => 'norte',
    refreshWith: async () => refresh,
    onSessionEnd,
  })
  return { api, asked, origin: `http://127.0.0.1:${port}` }
}
