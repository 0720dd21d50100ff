import { gunzipSync } from 'node:zlib'
import { login, restorePassword } from '@plaza/contracts/account/account.api'
import { saveCoverage, createOffice } from '@plaza/contracts/branches/branches-admin.api'
import { getLaunchChecklist } from '@plaza/contracts/business/launch-checklist.api'
import { updateBusiness } from '@plaza/contracts/business/settings.api'
import { getBusiness, getModules, setModule } from '@plaza/contracts/business/business.api'
import {
  createTenant,
  deleteTenant,
  listTenantModules,
  listTenants,
  type NewTenant,
  type Tenant,
  tenantExportPath,
  updateTenant,
} from '@plaza/contracts/business/tenants.api'
import { versionOf } from '@plaza/contracts/kernel/version'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, testPassword, type TestServer } from '../../testing/index.ts'
import { mailsTo } from '../../testing/messages.ts'
import { secretOf, seedOneOfEach } from '../../testing/one-of-each.ts'
import { sorted } from './tenant-tables.ts'

let server: TestServer
let hyper: Person

beforeAll(async () => {
  server = await startTestServer({ businesses: ['verde', 'azul', 'rojo'] })
  hyper = await server.signIn('hyperadmin@demo.co')
})
afterAll(() => server?.stop())

const morado = (over: Partial<NewTenant> = {}): NewTenant => ({
  id: 'morado',
  title: 'Mercado Morado',
  host: 'morado.localhost',
  theme: 'theme_blue',
  modules: ['footer', 'modal_city'],
  superadmin: { name: 'Luz', last_name: 'Mora', email: 'luz@morado.co' },
  ...over,
})

test('only the platform’s operator sees, makes, exports or erases businesses', async () => {
  const statuses = [(await server.call(listTenants, {})).status]
  const others = [['cliente'], ['admin'], ['superadmin'], ['hyperadmin', 'azul']] as const
  for (const [role, business = 'verde'] of others) {
    const person = await server.signIn(`${role}@demo.co`, business)
    statuses.push(
      (await person.call(createTenant, morado())).status,
      (await person.call(deleteTenant, { id: 'rojo', confirm: 'rojo' })).status,
      (await person.call(updateTenant, { id: 'rojo', title: 'X', hosts: ['x.localhost'], theme: 'theme_blue' })).status,
      (await person.call(listTenantModules, { id: 'rojo' })).status,
    )
    statuses.push(
      (await server.request(tenantExportPath('rojo'), { headers: { authorization: `Bearer ${person.token}`, 'at-business': business } }))
        .status,
    )
  }
  expect(statuses).toEqual([401, ...Array.from({ length: 20 }, () => 403)])
  const bound = await server.signIn('hyperadmin@demo.co', 'azul')
  expect((await bound.call(listTenants, {})).body.data.map(({ id }) => id)).toEqual(['azul'])
  expect((await bound.call(listTenantModules, { id: 'azul' })).status).toBe(200)
})

test.each([
  ['an id that exists', { id: 'azul' }, 409, 'id'],
  ['a host that is taken', { host: 'azul.localhost' }, 409, 'host'],
  ['an id with spaces', { id: 'mi tienda' }, 400, 'id'],
  ['a host without a dot', { host: 'localhost' }, 400, 'host'],
  ['a mail that is none', { superadmin: { name: 'Luz', email: 'luz' } }, 400, 'superadmin'],
])('%s is refused at its field', async (_, over, expected, field) => {
  const { status, body } = await hyper.call(createTenant, morado(over))
  expect(status).toBe(expected)
  expect(JSON.stringify(body.details)).toContain(field)
})

test('a new business answers at its host, with its theme and modules, and its superadmin comes in by the mailed link', async () => {
  const { status, body } = await hyper.call(createTenant, morado())
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    id: 'morado',
    title: 'Mercado Morado',
    hosts: ['morado.localhost'],
    active_modules: 2,
    users: 1,
    products: 0,
  })
  const { body: settings } = await server.call(getBusiness, {}, { business: 'morado' })
  expect(settings.data).toMatchObject({ title: 'Mercado Morado', theme: 'theme_blue' })
  expect((await server.call(getModules, {}, { business: 'morado' })).body.data).toHaveLength(30)
  const [mail] = await mailsTo(server, 'luz@morado.co', 'morado')
  const link = new URL(/http\S+restore-password\S+/.exec(mail?.body ?? '')?.[0] ?? '')
  expect(link.hostname).toBe('morado.localhost')
  const token = link.searchParams.get('token') ?? ''
  await server.call(restorePassword, { email: 'luz@morado.co', token, password: testPassword }, { business: 'morado' })
  const again = await server.call(login, { email: 'luz@morado.co', password: testPassword }, { business: 'morado' })
  expect([again.status, again.body.user?.role]).toEqual([200, 'superadmin'])
  expect((await server.call(login, { email: 'luz@morado.co', password: testPassword })).status).not.toBe(200)
})

test('the launch checklist of a new business fills step by step, for its superadmin only', async () => {
  const luz = await server.signIn('luz@morado.co', 'morado')
  const done = async () => (await luz.call(getLaunchChecklist, {})).body.data.flatMap(({ step, isDone }) => (isDone ? [step] : []))
  // The bundled provider takes payments on a machine without keys.
  expect(await done()).toEqual(['payments'])
  const { body } = await luz.call(createOffice, { name: 'centro', latitude: 3.45, longitude: -76.53 })
  expect(await done()).toEqual(['office', 'payments'])
  const corners = [
    { lat: 3.44, lng: -76.54 },
    { lat: 3.44, lng: -76.52 },
    { lat: 3.46, lng: -76.52 },
  ]
  await luz.call(saveCoverage, { id: body.office.id, polygon: corners })
  await luz.call(updateBusiness, { terms: '<p>Términos</p>', legal_identity: { name: 'Morado SAS', nit: '900123456-7' } })
  expect(await done()).toEqual(['office', 'coverage', 'legalIdentity', 'terms', 'payments'])
  const admin = await server.signIn('admin@demo.co')
  expect([(await server.call(getLaunchChecklist, {})).status, (await admin.call(getLaunchChecklist, {})).status]).toEqual([401, 403])
})

describe('editing a business', () => {
  const change = (over: object = {}) => ({
    id: 'azul',
    title: 'Azul Nuevo',
    hosts: ['azul.localhost'],
    theme: 'theme_blue' as const,
    ...over,
  })

  test.each([
    ['a host of another business', { hosts: ['azul.localhost', 'verde.localhost'] }, 409, 'hosts'],
    ['a host without a dot', { hosts: ['azul.localhost', 'localhost'] }, 400, 'hosts'],
    ['no host', { hosts: [] }, 400, 'hosts'],
    ['a host in capitals', { hosts: ['AZUL.localhost'] }, 400, 'hosts'],
    ['a host with a path', { hosts: ['azul.localhost/x'] }, 400, 'hosts'],
    ['no title', { title: ' ' }, 400, 'title'],
    ['an unknown theme', { theme: 'theme_red' }, 400, 'theme'],
  ])('rejects %s at its field and changes nothing', async (_, over, expected, field) => {
    const { status, body } = await hyper.call(updateTenant, change(over) as never)
    expect(status).toBe(expected)
    expect(JSON.stringify(body.details)).toContain(field)
    expect((await server.call(getBusiness, {}, { business: 'azul' })).body.data.title).not.toBe('Azul Nuevo')
  })

  test('hosts put on an overtaken version are refused with both versions, and so is what the business itself changed meanwhile', async () => {
    const listed = async () => (await hyper.call(listTenants, {})).body.data.find(({ id }) => id === 'azul') as Tenant
    const put = (seen: Tenant, over: object) =>
      hyper.call(updateTenant, { ...change(), title: seen.title, ...over }, { headers: { 'if-match': versionOf(seen) } })
    const opened = await listed()
    const first = await put(opened, { hosts: ['azul.localhost', 'a.azul.localhost'] })
    expect([first.status, first.headers.get('etag')]).toEqual([200, versionOf(first.body.data)])
    const late = await put(opened, { hosts: ['azul.localhost', 'b.azul.localhost'] })
    expect([late.status, late.body.code]).toEqual([412, 'TENANT_CHANGED'])
    expect(late.body.data).toMatchObject({ current: await listed(), yours: { hosts: ['azul.localhost', 'b.azul.localhost'] } })
    expect((await listed()).hosts).toEqual(['azul.localhost', 'a.azul.localhost'])

    const staff = await server.signIn('superadmin@demo.co', 'azul')
    await staff.call(updateBusiness, { delivery_promise: 'Hoy mismo' })
    expect((await put(first.body.data, {})).status).toBe(412)
    expect((await put(await listed(), {})).status).toBe(200)
  })

  test('answers 404 for a business that does not exist', async () => {
    const answers = [await hyper.call(updateTenant, change({ id: 'nadie' })), await hyper.call(listTenantModules, { id: 'nadie' })]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  test('changes title, theme and hosts; the business answers at the new host only and keeps its other settings', async () => {
    const before = (await server.call(getBusiness, {}, { business: 'azul' })).body.data
    const { status, body } = await hyper.call(updateTenant, change({ hosts: ['mar.localhost', 'mar.localhost'], theme: 'theme_green' }))
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ id: 'azul', title: 'Azul Nuevo', hosts: ['mar.localhost'], theme: 'theme_green' })
    expect((await server.call(getBusiness, {}, { business: 'azul' })).body.data).toEqual({
      ...before,
      title: 'Azul Nuevo',
      theme: 'theme_green',
      lastUpdateDate: expect.any(String),
    })
    expect(server.uses.directory.resolve('mar.localhost', undefined)).toMatchObject({ id: 'azul' })
    expect(server.uses.directory.resolve('azul.localhost', undefined)).toBe('not-found')
    await hyper.call(updateTenant, change())
  })

  test('keeps the address of the own machine where the business had it', async () => {
    const hosts = ['verde.localhost', 'localhost', '127.0.0.1']
    await server.db.withTenant('verde', (tx) => tx.run('update businesses set hosts = $2 where business_id = $1', ['verde', hosts]))
    await server.uses.directory.refresh()
    const { status, body } = await hyper.call(updateTenant, { id: 'verde', title: 'Verde', hosts, theme: 'theme_green' })
    expect([status, body.data.hosts]).toEqual([200, hosts])
  })

  test('lists every module of one business with the status that setModule gives it', async () => {
    const statusOf = async () =>
      (await hyper.call(listTenantModules, { id: 'azul' })).body.data.find(({ code }) => code === 'planogram')?.status
    await hyper.call(setModule, { code: 'planogram', status: 'active', business: 'azul' })
    expect(await statusOf()).toBe('active')
    await hyper.call(setModule, { code: 'planogram', status: 'inactive', business: 'azul' })
    expect(await statusOf()).toBe('inactive')
  })
})

describe('all that a business has', () => {
  test('leaves as lines of JSON: every row of every table, without passwords, and nothing of another business', async () => {
    await seedOneOfEach(server.db, 'rojo')
    await seedOneOfEach(server.db, 'verde')
    await server.db.withTenant('rojo', (tx) =>
      tx.run(
        "insert into push_devices (business_id, id, user_id, token) select business_id, 'd', id, 'push' from users where business_id = $1 limit 1",
        ['rojo'],
      ),
    )
    await server.uses.media.save('rojo', 'products/foto.webp', Buffer.from('una foto'))
    const answer = await server.request(tenantExportPath('rojo'), {
      headers: { authorization: `Bearer ${hyper.token}`, 'at-business': 'verde' },
    })
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="rojo-\d{4}-\d\d-\d\d\.ndjson\.gz"/)
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString('utf8')
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { table?: string; file?: string; row?: Record<string, unknown> })
    const tables = new Set(lines.flatMap(({ table }) => table ?? []))
    for (const table of ['businesses', 'modules', 'offices', 'products', 'users', 'orders', 'coupons', 'push_devices'])
      expect(tables, table).toContain(table)
    expect(lines.find(({ file }) => file)).toMatchObject({
      file: '/media/rojo/products/foto.webp',
      base64: Buffer.from('una foto').toString('base64'),
    })
    expect(text).toContain(secretOf('rojo'))
    expect(text).not.toContain(secretOf('verde'))
    expect(text).not.toMatch(/argon2|[a-z]_hash"|"secrets"|"token"/)
    expect(lines.every(({ row }) => row === undefined || row['business_id'] === 'rojo')).toBe(true)
  })

  test('the default business, the one worked from, a stranger and an unconfirmed one stay', async () => {
    const statuses = [
      await (await server.signIn('hyperadmin@demo.co', 'azul')).call(deleteTenant, { id: 'verde', confirm: 'verde' }),
      await hyper.call(deleteTenant, { id: 'verde', confirm: 'verde' }),
      await hyper.call(deleteTenant, { id: 'nadie', confirm: 'nadie' }),
      await hyper.call(deleteTenant, { id: 'rojo', confirm: 'azul' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 409, 404, 400])
  })

  test('goes, from every table there is, with proof; the others keep every row', async () => {
    // What never changes goes too: an order handed over, the log of who did what.
    await server.db.withTenant('rojo', async (tx) => {
      await tx.run(
        "insert into order_documents (business_id, order_id, document, creation_date) select business_id, id, '{}', now() from orders where business_id = $1 limit 1",
        ['rojo'],
      )
    })
    const others = await countsOf('azul', 'verde')
    const { status, body } = await hyper.call(deleteTenant, { id: 'rojo', confirm: 'rojo' })
    expect(status).toBe(200)
    expect(body.data.remaining).toBe(0)
    expect(body.data.files).toBe(1)
    const deleted = Object.fromEntries(body.data.tables.map(({ table, deleted: rows }) => [table, rows]))
    expect(deleted).toMatchObject({ businesses: 1, offices: 2, order_documents: 1 })
    expect(await countsOf('rojo')).toEqual({ rojo: 0 })
    expect(await server.uses.media.list('rojo')).toEqual([])
    expect((await server.call(getBusiness, {}, { business: 'rojo' })).status).toBe(404)
    const after = await countsOf('azul', 'verde')
    expect(after['azul']).toBe(others['azul'])
    // verde's log gained the entry of the deletion.
    expect(after['verde']).toBeGreaterThanOrEqual(others['verde'] ?? 0)
  })

  /** Rows of all tables that have a business, as the database itself lists them. */
  async function countsOf(...businesses: string[]): Promise<Record<string, number>> {
    const entries = await Promise.all(
      businesses.map((business) =>
        server.db.withTenant(business, async (tx) => {
          const tables = await tx.query<{ name: string }>(
            "select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name) where c.table_schema = 'public' and c.column_name = 'business_id' and t.table_type = 'BASE TABLE'",
          )
          const sql = tables.map(({ name }) => `select count(*)::int as n from ${name} where business_id = $1`).join(' union all ')
          const rows = await tx.query<{ n: number }>(sql, [business])
          return [business, rows.reduce((sum, { n }) => sum + n, 0)] as const
        }),
      ),
    )
    return Object.fromEntries(entries)
  }
})

test('tables that refer come before those referred to, through any number of steps', () => {
  const references = [
    { from: 'b', to: 'a' },
    { from: 'c', to: 'b' },
    { from: 'c', to: 'a' },
  ]
  expect(sorted(['a', 'b', 'c', 'd'], references)).toEqual(['c', 'b', 'a', 'd'])
})
