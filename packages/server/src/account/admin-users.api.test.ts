import { me, restorePassword } from '@plaza/contracts/account/account.api'
import { branchStaff, getUser, listUsers, updateUser } from '@plaza/contracts/account/admin-users.api'
import type { Role } from '@plaza/contracts/account/role'
import { listOrders } from '@plaza/contracts/orders/orders.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer, testUserId } from '../testing/index.ts'
import { aShopper, type Shopper } from '../testing/shopper.ts'

let server: TestServer
let superadmin: Shopper
const norte = testOfficeId('verde', 'norte')

beforeAll(async () => {
  server = await startTestServer()
  superadmin = await aShopper(server, 'verde', { role: 'superadmin' })
})
afterAll(() => server?.stop())

const problemOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code]
const as = (role: Role, branchId: string | null = null) => aShopper(server, 'verde', { role, branchId })

describe('the list of users', () => {
  test('B-1-002: an admin, a client and a guest may not read it', async () => {
    expect((await server.call(listUsers, {})).status).toBe(401)
    for (const role of ['client', 'admin', 'habeasAdmin'] as const)
      expect(problemOf(await (await as(role)).call(listUsers, {}))).toEqual([403, 'FORBIDDEN'])
  })

  test('B-7-011 B-9-002: 10 per page under data.items, with paging; never another business’s, never a secret', async () => {
    const { status, body } = await superadmin.call(listUsers, {})
    expect([status, body.data.items.length, body.data.pagination.limit]).toEqual([200, 10, 10])
    expect(body.data.pagination.hasNextPage).toBe(true)
    const second = await superadmin.call(listUsers, { page: 2, limit: 5 })
    const ids = body.data.items.map(({ id }) => id)
    expect(second.body.data.items.map(({ id }) => id)).toEqual(ids.slice(5))
    expect(ids.every((id) => id.startsWith('verde-'))).toBe(true)
    for (const secret of ['password', 'token', 'socket']) expect(JSON.stringify(body).toLowerCase()).not.toContain(secret)
  })

  test('B-7-011: each filter narrows by its wire name; what people type is no pattern', async () => {
    const found = async (filter: object) => (await superadmin.call(listUsers, { limit: 200, ...filter })).body.data.items
    const one = await aShopper(server, 'verde', { phone: '311 555 66 77', identification_card: '900800700' })
    await superadmin.call(updateUser, { id: one.id, name: 'Íngrid', last_name: 'Muñoz' })
    await server.db.withTenant('verde', (tx) =>
      tx.run('update users set email = $3 where business_id = $1 and id = $2', [tx.business, one.id, `ingrid@${one.id}.co`]),
    )
    for (const filter of [{ name: 'ingrid mun' }, { email: `INGRID@${one.id}` }, { phone: '3115556677' }, { document_number: '9008007' }])
      expect(
        (await found(filter)).map(({ id }) => id),
        JSON.stringify(filter),
      ).toEqual([one.id])
    expect((await found({ role: 'superadmin' })).every(({ role }) => role === 'superadmin')).toBe(true)
    expect(await found({ name: '%' })).toEqual([])
    expect(await found({ inactive: true })).toEqual([])
  })
})

describe('the order of the list', () => {
  test('by name as people read it, by e-mail and by date, both ways, page by page; another field is refused', async () => {
    const made = await Promise.all(
      ['Zoé', 'álvaro', 'Beto'].map(async (name) => {
        const one = await aShopper(server)
        await superadmin.call(updateUser, { id: one.id, name, last_name: 'De Orden' })
        return one.id
      }),
    )
    const [zoe, alvaro, beto] = made
    const ids = async (sort: object) =>
      (await superadmin.call(listUsers, { name: 'de orden', ...sort })).body.data.items.map(({ id }) => id)
    expect(await ids({ sort: 'name' })).toEqual([alvaro, beto, zoe])
    expect(await ids({ sort: 'name', direction: 'desc', limit: 2 })).toEqual([zoe, beto])
    expect(await ids({ sort: 'name', direction: 'desc', limit: 2, page: 2 })).toEqual([alvaro])
    expect(await ids({ sort: 'email' })).toEqual([...made].toSorted())
    expect((await ids({ sort: 'creationDate' })).toReversed()).toEqual(await ids({}))
    expect((await superadmin.call(listUsers, { sort: 'password_hash' as never })).status).toBe(400)
    expect((await superadmin.call(listUsers, { limitPerPage: 3 } as object)).body.data.items).toHaveLength(3)
  })
})

describe('one user', () => {
  test('B-7-012: answered with its dates; who is not of this business is not found', async () => {
    const id = testUserId('verde', 'cliente@demo.co')
    const { body } = await superadmin.call(getUser, { id })
    expect(body.user).toMatchObject({ id, role: 'client', creationDate: expect.any(String), lastUpdateDate: expect.any(String) })
    expect(problemOf(await superadmin.call(getUser, { id: testUserId('azul', 'cliente@demo.co') }))).toEqual([404, 'USER_NOT_FOUND'])
  })

  test('B-7-013: the whole form is saved; left out stays, empty empties, nothing is demanded', async () => {
    const { id } = await as('client')
    const form = { name: 'Ana', last_name: 'Ríos', phone: '3009998877', identification_card: '1', role: 'picker', branchId: norte } as const
    const { body } = await superadmin.call(updateUser, { id, ...form, birthday: '1990-05-01T00:00:00.000Z' })
    expect(body.user).toMatchObject({ ...form, birthday: '1990-05-01' })
    const emptied = await superadmin.call(updateUser, { id, name: '', last_name: '', phone: '', birthday: null })
    expect(emptied.body.user).toMatchObject({ name: '', last_name: '', phone: null, birthday: null, role: 'picker', branchId: norte })
  })

  test('A-38 A-22: a wrong e-mail, one that is taken, a day that cannot be, a branch of elsewhere', async () => {
    const { id } = await as('client')
    const wrong = await superadmin.call(updateUser, { id, email: 'sin arroba' })
    expect([...problemOf(wrong), wrong.body.details?.[0]?.field]).toEqual([400, 'VALIDATION', 'email'])
    expect(problemOf(await superadmin.call(updateUser, { id, email: 'ADMIN@demo.co' }))).toEqual([409, 'EMAIL_IS_USED'])
    for (const birthday of ['2099-01-01', '2001-99-99', 'ayer'])
      expect(problemOf(await superadmin.call(updateUser, { id, birthday })), birthday).toEqual([400, 'VALIDATION'])
    const elsewhere = { id, role: 'picker', branchId: testOfficeId('azul', 'norte') } as const
    expect(problemOf(await superadmin.call(updateUser, elsewhere))).toEqual([400, 'REFERENCE_UNKNOWN'])
  })

  test('an account that signs in by e-mail keeps one', async () => {
    const id = testUserId('verde', 'nuevo@demo.co')
    expect(problemOf(await superadmin.call(updateUser, { id, email: '' }))).toEqual([400, 'EMAIL_NEEDED'])
    const { id: byPhone } = await as('client')
    expect((await superadmin.call(updateUser, { id: byPhone, email: '' })).body.user.email).toBeNull()
  })

  test('who saves what somebody else changed meanwhile is told so', async () => {
    const { id } = await as('client')
    const seen = (await superadmin.call(getUser, { id })).body.user.lastUpdateDate ?? null
    expect((await superadmin.call(updateUser, { id, name: 'Primera', lastUpdateDate: seen })).status).toBe(200)
    expect(problemOf(await superadmin.call(updateUser, { id, name: 'Segunda', lastUpdateDate: seen }))).toEqual([409, 'CONFLICT'])
    expect((await superadmin.call(getUser, { id })).body.user.name).toBe('Primera')
  })
})

describe('roles', () => {
  test('A-30: nobody gives a role above the own, nor touches somebody who has one', async () => {
    const [client, hyper] = [await as('client'), await as('hyperadmin')]
    expect(problemOf(await superadmin.call(updateUser, { id: client.id, role: 'hyperadmin' }))).toEqual([403, 'ROLE_ABOVE_OWN'])
    expect(problemOf(await superadmin.call(updateUser, { id: hyper.id, email: 'robada@demo.co' }))).toEqual([403, 'ROLE_ABOVE_OWN'])
    expect(problemOf(await hyper.call(updateUser, { id: client.id, role: 'hyperadmin' }))).toEqual([403, 'ROLE_OPERATOR'])
    expect((await hyper.call(updateUser, { id: client.id, role: 'superadmin' })).body.user.role).toBe('superadmin')
    expect(problemOf(await (await as('admin')).call(updateUser, { id: client.id, role: 'client' }))).toEqual([403, 'FORBIDDEN'])
  })

  test('nobody changes the own role, and so the last superadmin stays', async () => {
    const one = await as('superadmin')
    expect(problemOf(await one.call(updateUser, { id: one.id, role: 'client' }))).toEqual([409, 'ROLE_OWN'])
    expect((await one.call(updateUser, { id: one.id, role: 'superadmin', name: 'Marta' })).status).toBe(200)
  })

  test('A-30: a changed role and branch act on the very next call of the same session', async () => {
    const one = await as('client')
    expect((await one.call(listOrders, {})).status).toBe(403)
    await superadmin.call(updateUser, { id: one.id, role: 'admin', branchId: norte })
    expect((await one.call(listOrders, {})).status).toBe(200)
    expect((await one.call(me, {})).body.user).toMatchObject({ role: 'admin', branchId: norte })
    await superadmin.call(updateUser, { id: one.id, role: 'client' })
    expect((await one.call(listOrders, {})).status).toBe(403)
  })

  test('B-2-045: a branch stays only with roles that work at one', async () => {
    const { id } = await as('client')
    for (const role of ['delivery', 'picker', 'admin'] as const)
      expect((await superadmin.call(updateUser, { id, role, branchId: norte })).body.user.branchId, role).toBe(norte)
    expect((await superadmin.call(updateUser, { id, role: 'wholesaler', branchId: norte })).body.user.branchId).toBeNull()
  })

  test('without module delivery_picker nobody becomes picker', async () => {
    const azul = await aShopper(server, 'azul', { role: 'superadmin' })
    const { id } = await aShopper(server, 'azul')
    expect(problemOf(await azul.call(updateUser, { id, role: 'picker' }))).toEqual([400, 'ROLE_UNAVAILABLE'])
  })

  test('A-29: a new e-mail restores no password before its link was opened', async () => {
    const { id } = await as('client')
    await superadmin.call(updateUser, { id, email: 'nueva-direccion@demo.co' })
    expect((await server.call(restorePassword, { email: 'nueva-direccion@demo.co' })).status).toBe(400)
    expect((await server.call(restorePassword, { email: `${id}@demo.co` })).status).toBe(200)
  })
})

describe('people of a branch', () => {
  test('B-7-014 B-9-003: pickers or couriers of the branch or of every branch, 10 at once; no clients, no addresses', async () => {
    const [here, everywhere, other] = [await as('picker', norte), await as('picker'), await as('picker', testOfficeId('verde', 'sur'))]
    const admin = await as('admin')
    const { body } = await admin.call(branchStaff, { branch: norte, role: 'picker', limit: 200 })
    const ids = body.data.items.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([here.id, everywhere.id]))
    expect(ids).not.toContain(other.id)
    expect(body.data.items.every(({ role }) => role === 'picker')).toBe(true)
    expect((await admin.call(branchStaff, { branch: norte, role: 'delivery' })).body.data.pagination.limit).toBe(10)
    expect(problemOf(await admin.call(branchStaff, { branch: norte, role: 'client' as never }))).toEqual([400, 'VALIDATION'])
  })

  test('A-33: staff bound to a branch ask for their own only; a picker for none', async () => {
    const bound = await as('admin', norte)
    expect((await bound.call(branchStaff, { branch: norte, role: 'picker' })).status).toBe(200)
    expect((await bound.call(branchStaff, { branch: testOfficeId('verde', 'sur'), role: 'picker' })).status).toBe(404)
    expect((await (await as('picker')).call(branchStaff, { branch: norte, role: 'picker' })).status).toBe(403)
  })
})
