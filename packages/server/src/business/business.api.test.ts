import { getBusiness, getIntegrations, getModules, setModule } from '@plaza/contracts/business/business.api'
import { updateBusiness } from '@plaza/contracts/business/settings.api'
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
  expect(body.data).toEqual([
    {
      id: 'erp',
      name: 'ERP',
      cron_next_step: '2026-11-21T10:00:00.000Z',
      cron: '',
      last_run_at: null,
      last_status: null,
      last_message: null,
    },
  ])
})

test('B-6 A-16: only a superadmin of the business changes its configuration', async () => {
  const statuses = [(await server.call(updateBusiness, { title: 'Ajena' })).status]
  for (const email of ['cliente@demo.co', 'admin@demo.co', 'habeas@demo.co'])
    statuses.push((await (await server.signIn(email)).call(updateBusiness, { title: 'Ajena' })).status)
  expect(statuses).toEqual([401, 403, 403, 403])
})

test('A-88: styles that end the style element or import others, and secret map keys, are refused and change nothing', async () => {
  const superadmin = await server.signIn('superadmin@demo.co')
  for (const custom_css_styles of ['</style><script>', "@import 'https://otro.example/a.css';"])
    expect((await superadmin.call(updateBusiness, { custom_css_styles })).body).toMatchObject({
      message: 'Error al guardar los estilos CSS',
    })
  expect((await superadmin.call(updateBusiness, { maps: { key: 'sk.secreta' } })).status).toBe(400)
  for (const style of [
    'https://evil.example/style.json',
    'http://api.maptiler.com/x.json',
    'https://api.maptiler.com@evil.example/',
    'javascript:x()',
  ])
    expect((await superadmin.call(updateBusiness, { maps: { style } })).body.code, style).toBe('MAP_STYLE_REFUSED')
  expect((await superadmin.call(updateBusiness, { delivery_price: -1 })).status).toBe(400)
  expect((await server.call(getBusiness, {})).body.data).toMatchObject({ cart_min_price: 50000, maps: { key: null } })
})

test('S-1-014 A-16: changed fields are kept, the others stay, the other business too, and the page carries them at once', async () => {
  const superadmin = await server.signIn('superadmin@demo.co')
  const before = (await server.call(getBusiness, {})).body.data
  const { body } = await superadmin.call(updateBusiness, {
    title: 'Nombre nuevo',
    maps: { key: 'pk.uno', style: null },
    terms: '<b>Sí</b><script>x()</script>',
  })
  expect(body.data).toMatchObject({
    title: 'Nombre nuevo',
    maps: { key: 'pk.uno' },
    terms: '<b>Sí</b>',
    delivery_price: before.delivery_price,
  })
  expect((await server.call(getBusiness, {}, { business: 'azul' })).body.data.title).not.toBe('Nombre nuevo')
  const entries = await server.db.withTenant('verde', (tx) =>
    tx.query("select entity_id, detail from audit_log where entity = 'businesses'"),
  )
  expect(entries).toContainEqual({ entity_id: 'verde', detail: { fields: ['title', 'terms', 'maps'] } })
})

test('A-17: the habeas calls live where the business or the operator says, and pages may reach them', async () => {
  const other = await startTestServer({ env: { HABEAS_URL: 'https://habeas.example/co' } })
  const superadmin = await other.signIn('superadmin@demo.co')
  const told = async () => (await other.call(getBusiness, {})).body.data.habeas_url
  expect(await told()).toBe('https://habeas.example/co')
  expect((await superadmin.call(updateBusiness, { habeas_url: 'javascript:alert(1)' })).status).toBe(400)
  await superadmin.call(updateBusiness, { habeas_url: 'https://datos.verde.example' })
  expect(await told()).toBe('https://datos.verde.example')
  const page = await other.request('/', { host: 'verde.localhost' })
  expect(page.headers.get('content-security-policy')).toMatch(/connect-src [^;]* https:\/\/datos\.verde\.example/)
  await superadmin.call(updateBusiness, { habeas_url: '' })
  expect(await told()).toBe('https://habeas.example/co')
  expect((await server.call(getBusiness, {})).body.data.habeas_url).toBeNull()
  await other.stop()
})

test('A-16: modules are switched by the operator only, and only those that exist', async () => {
  const change = { code: 'footer', status: 'inactive' } as const
  const statuses = [(await server.call(setModule, change)).status]
  for (const email of ['cliente@demo.co', 'admin@demo.co', 'superadmin@demo.co'])
    statuses.push((await (await server.signIn(email)).call(setModule, change)).status)
  const hyperadmin = await server.signIn('hyperadmin@demo.co')
  statuses.push((await hyperadmin.call(setModule, { ...change, code: 'inventado' })).status)
  statuses.push((await hyperadmin.call(setModule, { ...change, business: 'rojo' })).status)
  expect(statuses).toEqual([401, 403, 403, 403, 404, 404])
})

test('S-1-020 S-6-016: a switched module counts from the next call on, for its business alone', async () => {
  const hyperadmin = await server.signIn('hyperadmin@demo.co')
  const statusOf = async (business: string) =>
    (await server.call(getModules, {}, { business })).body.data.find(({ code }) => code === 'admin-integrations')?.status
  const { body } = await hyperadmin.call(setModule, { code: 'admin-integrations', status: 'inactive' })
  expect(body.data).toMatchObject({ code: 'admin-integrations', status: 'inactive' })
  expect((await (await server.signIn('superadmin@demo.co')).call(getIntegrations, {})).status).toBe(403)
  await hyperadmin.call(setModule, { code: 'admin-integrations', status: 'active' })
  await hyperadmin.call(setModule, { code: 'admin-integrations', status: 'active', business: 'azul' })
  expect(await statusOf('azul')).toBe('active')
  expect((await (await server.signIn('superadmin@demo.co', 'azul')).call(getIntegrations, {})).status).toBe(200)
})

test('A-73: a place without a module of its own gets one when the operator adds it', async () => {
  const hyperadmin = await server.signIn('hyperadmin@demo.co')
  const { body } = await hyperadmin.call(setModule, { code: 'contact_button', status: 'inactive' })
  expect(body.data).toMatchObject({ code: 'contact_button', status: 'inactive' })
})
