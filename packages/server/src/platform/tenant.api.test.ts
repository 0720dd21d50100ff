import { me } from '@plaza/contracts/account/account.api'
import { anyone } from '@plaza/contracts/kernel/access'
import { call } from '@plaza/contracts/kernel/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { implement } from './mount.ts'

const whoAmI = call({
  api: 'v1',
  method: 'GET',
  path: '/test/scope',
  access: anyone,
  input: z.object({}),
  output: z.object({ business: z.string(), branch: z.nullable(z.string()), user: z.nullable(z.string()), modules: z.array(z.string()) }),
  summary: 'The scope of a call.',
})

const route = implement(whoAmI, (scope) => ({
  business: scope.business,
  branch: scope.branchId,
  user: scope.user?.id ?? null,
  modules: [...scope.modules],
}))

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ routes: [route] })
})
afterAll(() => shop?.stop())

const ask = async (host: string, headers: Record<string, string> = {}) => {
  const response = await shop.request('/api/v1/test/scope', { host, headers })
  return {
    status: response.status,
    ...((await response.json()) as { business?: string; code?: string; message?: string; branch?: string | null; user?: string | null }),
  }
}

test('S-1-013 an address without a business is asked for one', async () => {
  expect(await ask('127.0.0.1:4000')).toMatchObject({ status: 400, code: 'BUSINESS_REQUIRED' })
})

test('an unknown business is not found', async () => {
  expect(await ask('localhost:4000', { 'at-business': 'rojo' })).toMatchObject({
    status: 404,
    code: 'BUSINESS_NOT_FOUND',
    message: 'No logramos encontrar la pagina solicitada',
  })
  expect(await ask('rojo.localhost:4000')).toMatchObject({ status: 404, code: 'BUSINESS_NOT_FOUND' })
})

test('S-1-002 a host that names a business refuses a header that names another', async () => {
  expect(await ask('verde.localhost:4000', { 'x-business': 'azul' })).toMatchObject({ status: 400, code: 'BUSINESS_MISMATCH' })
})

test.each([
  ['azul.localhost:4000', {}, 'azul'],
  ['AZUL.localhost', { 'at-business': 'azul' }, 'azul'],
  ['localhost:4000', {}, 'verde'],
  ['localhost:4000', { 'at-business': 'azul' }, 'azul'],
  ['127.0.0.1:4000', { 'x-business': 'azul' }, 'azul'],
] as const)('S-1-013 A-126 %s with %o is %s', async (host, headers, business) => {
  expect(await ask(host, headers)).toMatchObject({ status: 200, business })
})

test('S-1-002 S-6-014 a token of one business is worth nothing in another', async () => {
  const { token } = await shop.signIn('superadmin@demo.co', 'verde')
  expect((await shop.call(me, {}, { business: 'azul', token })).body.code).toBe('SESSION_EXPIRED')
})

test('S-6-014 a forged user header gives no rights', async () => {
  expect(await ask('verde.localhost', { 'x-user-id': 'verde-superadmin' })).toMatchObject({ status: 200, user: null })
})

test('S-7-001 the branch header counts only where the branch exists', async () => {
  expect(await ask('verde.localhost', { 'x-office-id': 'verde-sur' })).toMatchObject({ branch: 'verde-sur' })
  expect(await ask('verde.localhost', { 'x-office-id': 'azul-sur' })).toMatchObject({ branch: null })
})

test('a module switched on counts for the next call', async () => {
  expect((await shop.call(whoAmI, {}, { business: 'azul' })).body.modules).not.toContain('cupons')
  await shop.db.withTenant('azul', (tx) => tx.run("update modules set status = 'active' where business_id = 'azul' and code = 'cupons'"))
  await expect.poll(async () => (await shop.call(whoAmI, {}, { business: 'azul' })).body.modules).toContain('cupons')
})
