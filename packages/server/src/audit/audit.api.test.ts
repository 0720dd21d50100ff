import { updateUser } from '@plaza/contracts/account/admin-users.api'
import { getAuditEntry, listAudit } from '@plaza/contracts/audit/audit.api'
import { setModule } from '@plaza/contracts/business/business.api'
import { updateBusiness } from '@plaza/contracts/business/settings.api'
import type { Call, InputOf } from '@plaza/contracts/kernel/call'
import { changeOrder } from '@plaza/contracts/orders/orders.api'
import { resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer, testUserId } from '../testing/index.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'

let server: TestServer
let superadmin: Shopper

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [{ id: 'leche-entera', price: 5000, stock: 100 }])
  await configure(server, 'verde', { bags_config: [paperBags] })
  superadmin = await aShopper(server, 'verde', { role: 'superadmin' })
})
afterAll(() => server?.stop())

const list = async (filter: InputOf<typeof listAudit> = {}, person = superadmin) => (await person.call(listAudit, filter)).body.data.items
const newest = async () => {
  const [entry] = await list({ limit: 1 })
  return (await superadmin.call(getAuditEntry, { entry: entry?.id ?? 0 })).body
}
const howMany = async (business = 'verde') => {
  const [row] = await server.db.withTenant(business, (tx) => tx.query<{ n: number }>('select count(*) as n from audit_log'))
  return row?.n ?? 0
}
const offers = resourceCallsOf('offers') as { create: Call; update: Call; remove: Call }

describe('who did what', () => {
  test('a change of a user: who, role, when, call, target, and what it was and became', async () => {
    const { id } = await aShopper(server, 'verde', { phone: '3000000001' })
    await superadmin.call(updateUser, { id, phone: '3119998877', role: 'wholesaler' })
    const { entry, changes } = await newest()
    expect(entry).toMatchObject({
      user_id: superadmin.id,
      user_name: 'Ana Ramírez',
      role: 'superadmin',
      call: 'POST /api/admin/v1/admin/users/:id',
      summary: 'Actualiza un usuario.',
      action: 'update',
      entity: 'users',
      entity_id: id,
      touched: 1,
    })
    expect(Date.now() - Date.parse(entry.date)).toBeLessThan(60_000)
    expect(changes).toEqual([
      {
        action: 'update',
        entity: 'users',
        entity_id: id,
        label: 'Ana Ramírez',
        before: { phone: '3000000001', role: 'client' },
        after: { phone: '3119998877', role: 'wholesaler' },
      },
    ])
  })

  test('branches, products and people are named, also in keys made of both; another business’s are not', async () => {
    const norte = testOfficeId('verde', 'norte')
    const { id } = await aShopper(server, 'verde')
    await superadmin.call(updateUser, { id, role: 'admin', branchId: norte })
    const [office] = await server.db.withTenant('verde', (tx) =>
      tx.query<{ display_name: string }>('select display_name from offices where business_id = $1 and id = $2', ['verde', norte]),
    )
    const { changes, names } = await newest()
    expect(changes[0]?.after).toMatchObject({ branch_id: norte })
    expect(names[norte]).toBe(office?.display_name)
    expect(names[id]).toBe('Ana Ramírez')
    expect(Object.keys(names)).not.toContain(testOfficeId('azul', 'norte'))
    const milk = shelfId('verde', 'leche-entera')
    await server.db.withTenant('verde', (tx) =>
      tx.run(
        `insert into audit_log (business_id, user_id, user_name, action, entity, entity_id, date)
         values ('verde', $1, 'Ana', 'update', 'product_branches', $2, now())`,
        [superadmin.id, `${milk}/${norte}`],
      ),
    )
    expect((await list({ entity: 'product_branches', limit: 1 }))[0]?.label).toContain(` · ${office?.display_name}`)
  })

  test('what is made and what is removed stand whole', async () => {
    const made = (await superadmin.call(offers.create, { nameOffer: 'Martes verde', section: 'HOME' } as never)).body as never as {
      data: { id: string }
    }
    expect(await newest()).toMatchObject({
      entry: { action: 'create', entity: 'offers', entity_id: made.data.id, label: 'Martes verde' },
      changes: [{ action: 'create', before: null, after: { name_offer: 'Martes verde', section: 'HOME' } }],
    })
    await superadmin.call(offers.remove, { id: made.data.id } as never)
    expect(await newest()).toMatchObject({
      entry: { action: 'remove', entity_id: made.data.id },
      changes: [{ action: 'remove', before: { name_offer: 'Martes verde' }, after: null }],
    })
  })

  test('a change within a document shows only what differs in it', async () => {
    await superadmin.call(updateBusiness, { cart_min_price: 33_000 })
    const { changes } = await newest()
    expect(changes.find(({ entity }) => entity === 'businesses')?.after).toEqual({ config: { cart_min_price: 33_000 } })
  })

  test('an order moved by staff: its state, its history and its stock', async () => {
    const client = await aShopper(server)
    const cart = await client.adds(shelfId('verde', 'leche-entera'), 12)
    await client.checksOut(cart.id)
    const { order } = (await client.places(cart.id)).body
    await superadmin.call(changeOrder, { id: order.id, state: '12_store_cancel_order', reason: 'No llegó' })
    const { entry, changes } = await newest()
    expect(entry).toMatchObject({ entity: 'orders', entity_id: order.id, label: String(order.id_order) })
    expect(changes.find(({ entity }) => entity === 'orders')).toMatchObject({
      before: { state: '13_order_received' },
      after: { state: '12_store_cancel_order' },
    })
    expect(changes.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['order_state_updates', 'product_branches']))
  })

  test('the operator’s change of another business’s module stands in that business’s log', async () => {
    const operator = await aShopper(server, 'verde', { role: 'hyperadmin' })
    const before = await howMany('azul')
    expect((await operator.call(setModule, { code: 'footer', status: 'inactive', business: 'azul' })).status).toBe(200)
    expect(await howMany('azul')).toBe(before + 1)
  })
})

describe('what is not written down', () => {
  test('reads, refusals, and what shoppers do to their own', async () => {
    const client = await aShopper(server)
    const before = await howMany()
    await superadmin.call(listAudit, {})
    await superadmin.call(updateUser, { id: client.id, email: 'sin arroba' })
    await superadmin.call(updateUser, { id: client.id, role: 'hyperadmin' })
    await client.adds(shelfId('verde', 'leche-entera'))
    await client.call(resourceCallsOf('custom_carts').create as Call, { name: 'Los míos', type: 'private_user_collection' } as never)
    expect(await howMany()).toBe(before)
  })

  test('a row that is written as it was', async () => {
    const before = await howMany()
    await server.db.withTenant('verde', async (tx) => {
      await tx.run("select set_config('app.audit', 'same', true)")
      await tx.run(`update product_branches set price = price, stock = stock where business_id = 'verde'`)
      await tx.run('select plaza_audit_end($1, $2, null)', ['verde', JSON.stringify({ name: 'Nadie', role: 'superadmin' })])
    })
    expect(await howMany()).toBe(before)
  })

  test('what a person may have erased: which fields changed, never what stands in them', async () => {
    await server.db.withTenant('verde', async (tx) => {
      await tx.run(
        `insert into habeas_registrations (business_id, id, user_type, user_data) values ('verde', 'h', 'NATURAL', '{"name": "ANA", "city": "CALI"}')`,
      )
      await tx.run("select set_config('app.audit', 'habeas', true)")
      await tx.run(`update habeas_registrations set user_data = '{"name": "EVA", "city": "CALI"}' where id = 'h'`)
      await tx.run(`delete from habeas_registrations where id = 'h'`)
    })
    const rows = await server.db.withTenant('verde', (tx) =>
      tx.query<{ before: object; after: object }>("select before, after from audit_changes where change_set = 'habeas' order by seq"),
    )
    expect(rows[0]).toEqual({ before: { user_data: { name: '•••' } }, after: { user_data: { name: '•••' } } })
    expect(JSON.stringify(rows)).not.toMatch(/ANA|EVA|CALI/)
  })

  test('a secret: that it changed is told, never what it is', async () => {
    const operator = await aShopper(server, 'verde', { role: 'hyperadmin' })
    await server.db.withTenant('verde', async (tx) => {
      await tx.run("select set_config('app.audit', 'by-hand', true)")
      await tx.run(`update users set password_hash = 'hash-nuevo' where business_id = 'verde' and id = $1`, [operator.id])
      await tx.run(`update businesses set secrets = '{"wompi": {"private_key": "prv_1"}}' where business_id = 'verde'`)
    })
    const rows = await server.db.withTenant('verde', (tx) =>
      tx.query("select before, after from audit_changes where change_set = 'by-hand' order by seq"),
    )
    expect(rows).toEqual([
      { before: { password_hash: null }, after: { password_hash: '•••' } },
      { before: { secrets: '•••' }, after: { secrets: '•••' } },
    ])
  })
})

describe('it is of one piece with the change', () => {
  test('when the log cannot be written, nothing is changed', async () => {
    const { id } = await aShopper(server, 'verde', { phone: '3000000002' })
    await server.db.pool.query("alter table audit_log add constraint broken check (entity_id <> 'never' and touched > 100) not valid")
    const refused = await superadmin.call(updateUser, { id, phone: '3999999999' })
    await server.db.pool.query('alter table audit_log drop constraint broken')
    expect(refused.status).toBe(500)
    const [row] = await server.db.withTenant('verde', (tx) => tx.query<{ phone: string }>('select phone from users where id = $1', [id]))
    expect(row?.phone).toBe('3000000002')
  })

  test('a change of thousands of rows is counted, and its first 200 kept', async () => {
    await server.db.withTenant('verde', async (tx) => {
      await tx.run("select set_config('app.audit', 'many', true)")
      await tx.run(`insert into logs (business_id, id, type) select 'verde', 'many-' || n, 'x' from generate_series(1, 3000) n`)
      await tx.run('select plaza_audit_end($1, $2, null)', ['verde', JSON.stringify({ name: 'Importación', role: 'superadmin' })])
    })
    const { entry, changes } = await newest()
    expect([entry.touched, changes.length]).toEqual([3000, 200])
  })

  test('nobody changes or removes an entry: not the server’s own role either', async () => {
    for (const statement of [
      `update audit_log set user_name = 'otro'`,
      'delete from audit_log',
      'truncate audit_log',
      `update audit_changes set after = '{}'`,
      'delete from audit_changes',
    ])
      await expect(
        server.db.withTenant('verde', (tx) => tx.run(statement)),
        statement,
      ).rejects.toMatchObject({ code: '42501' })
  })

  test('every table of a business is watched, but those the server keeps for itself', async () => {
    const { rows } = await server.db.pool.query(`
      select c.relname as name from pg_class c
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'business_id' and not a.attisdropped)
        and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'plaza_audited') order by 1`)
    const kept = ['audit_changes', 'audit_log', 'commercial_contacts', 'deletion_codes', 'habeas_withdrawals', 'order_counters', 'outbox']
    const imports = ['product_image_files', 'product_import_errors', 'product_import_rows', 'product_imports']
    const derived = ['listings', 'order_tallies', 'product_changes']
    const others = ['push_devices', 'remote_channels', 'remote_history', 'sent_messages', 'sessions']
    expect(rows.map(({ name }) => name)).toEqual([...kept, ...imports, ...derived, ...others].toSorted())
  })
})

describe('reading it', () => {
  test('B-1-002: only superadmins and above; never another business’s', async () => {
    for (const role of ['client', 'admin', 'habeasAdmin', 'picker'] as const)
      expect((await (await aShopper(server, 'verde', { role })).call(listAudit, {})).status, role).toBe(403)
    const azul = await aShopper(server, 'azul', { role: 'superadmin' })
    const [mine] = await list({ limit: 1 })
    expect((await azul.call(getAuditEntry, { entry: mine?.id ?? 0 })).status).toBe(404)
    expect((await list({ user: superadmin.id }, azul)).length).toBe(0)
  })

  test('by cursor: each entry once, newest first, to the end', async () => {
    const ids: number[] = []
    for (let before: number | null | undefined; before !== null; ) {
      const { body } = await superadmin.call(listAudit, { limit: 3, ...(before === undefined ? {} : { before }) })
      ids.push(...body.data.items.map(({ id }) => id))
      before = body.data.next
    }
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
    expect(ids.length).toBe(await howMany())
  })

  test('by who, role, kind, record and day; a record’s history holds what changed a part of it', async () => {
    const { id } = await aShopper(server)
    const marta = await aShopper(server, 'verde', { role: 'superadmin' })
    await superadmin.call(updateUser, { id: marta.id, name: 'Marta', last_name: 'Lugo' })
    await marta.call(updateUser, { id, name: 'Pedro' })
    const about = { entity: 'users', entity_id: id }
    expect((await list(about)).map(({ user_name }) => user_name)).toEqual(['Marta Lugo'])
    expect((await list({ user: 'marta lu' })).map(({ entity_id }) => entity_id)).toEqual([id])
    expect(await list({ user: '%' })).toEqual([])
    expect(await list({ ...about, role: 'admin' })).toEqual([])
    expect(await list({ ...about, to: '2020-01-01' })).toEqual([])
    expect((await list({ ...about, from: '2020-01-01', to: '2999-12-31', action: 'update' })).length).toBe(1)
    expect((await superadmin.call(listAudit, { from: '2026-02-30' })).status).toBe(400)
    const product = { entity: 'products', entity_id: shelfId('verde', 'leche-entera') }
    expect((await list(product)).map(({ entity }) => entity)).toContain('orders')
  })

  test('the office and the account of somebody of another business cannot be guessed by it', async () => {
    expect(await list({ entity: 'offices', entity_id: testOfficeId('azul', 'norte') })).toEqual([])
    expect(await list({ entity: 'users', entity_id: testUserId('azul', 'cliente@demo.co') })).toEqual([])
  })
})
