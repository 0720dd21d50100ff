import { getBusiness, getIntegrations, getModules } from '@plaza/contracts/business/business.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.db.withPlatform((tx) =>
    tx.run(
      `update businesses set secrets = '{"wompi_private_key": "prv_secret"}', config = config || '{"wompi_integrity": "prod_integrity", "cart_min_price": 50000}' where business_id = 'verde'`,
    ),
  )
  await server.db.withTenant('verde', (tx) =>
    tx.run(
      `insert into integrations (business_id, id, name, cron_next_step, config) values ('verde', 'erp', 'ERP', '2026-11-21T10:00:00Z', '{"password": "hidden"}')`,
    ),
  )
})
afterAll(() => server?.stop())

test('S-1-013: a call that names no business is refused where the host names none', async () => {
  const answer = await server.request('/api/admin/v1/business', { host: '127.0.0.1' })
  expect(answer.status).toBe(400)
})

test('S-1-013: an unknown business is refused', async () => {
  expect((await server.call(getBusiness, {}, { business: 'rojo' })).status).toBe(404)
})

test('S-7-088: integrations are refused to guests, clients and plain admins', async () => {
  const statuses = [(await server.call(getIntegrations, {})).status]
  for (const email of ['cliente@demo.co', 'admin@demo.co'])
    statuses.push((await (await server.signIn(email)).call(getIntegrations, {})).status)
  expect(statuses).toEqual([401, 403, 403])
})

test('S-1-020: integrations are refused where the module is off', async () => {
  const person = await server.signIn('superadmin@demo.co', 'azul')
  expect((await person.call(getIntegrations, {})).status).toBe(403)
})

test('S-7-086: the configuration of one business, without secrets', async () => {
  const { body } = await server.call(getBusiness, {})
  expect(body.data).toMatchObject({ at_business: 'verde', cart_min_price: 50000, delivery_price_rule: 'flat' })
  expect(JSON.stringify(body)).not.toMatch(/prv_secret|prod_integrity|wompi/)
})

test('S-7-087, S-1-020: modules say which are on', async () => {
  const active = async (business: string) =>
    (await server.call(getModules, {}, { business })).body.data.filter(({ status }) => status === 'active').length
  expect(await active('verde')).toBeGreaterThan(25)
  expect(await active('azul')).toBe(4)
})

test('S-7-088: integrations with their next run, without their configuration', async () => {
  const { body } = await (await server.signIn('superadmin@demo.co')).call(getIntegrations, {})
  expect(body.data).toEqual([{ id: 'erp', name: 'ERP', cron_next_step: '2026-11-21T10:00:00.000Z' }])
})
