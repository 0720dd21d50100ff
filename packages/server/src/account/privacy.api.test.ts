import { createAccount, login, me, updateMe } from '@plaza/contracts/account/account.api'
import { deleteMe, myData, sendDeletionCode } from '@plaza/contracts/account/privacy.api'
import { getBusiness } from '@plaza/contracts/business/business.api'
import { changeOrder, getOrder } from '@plaza/contracts/orders/orders.api'
import { resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import type { Call } from '@plaza/contracts/kernel/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testPassword, type TestServer } from '../testing/index.ts'
import { mailsTo } from '../testing/messages.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'
import { hashPassword } from './passwords.ts'

let server: TestServer
let admin: Shopper
let passwordHash: string
beforeAll(async () => {
  server = await startTestServer()
  for (const business of ['verde', 'azul']) {
    await stockShelves(server.db, business, [{ id: 'leche', price: 5000, stock: 500 }])
    await configure(server, business, { bags_config: [paperBags], terms: `<p>Los términos de ${business}</p>` })
  }
  admin = await aShopper(server, 'verde', { role: 'admin' })
  await rows(`update users set name = 'Gerente', last_name = 'Pérez' where business_id = $1 and id = $2`, admin.id)
  passwordHash = await hashPassword(testPassword)
})
afterAll(() => server?.stop())

const rows = <Row>(sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.query<Row>(sql, ['verde', ...values]))
const problemOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code]

async function aPerson() {
  const ana = await aShopper(server)
  await rows('update users set password_hash = $3 where business_id = $1 and id = $2', ana.id, passwordHash)
  return ana
}

async function anOrderOf(ana: Shopper) {
  const cart = await ana.adds(shelfId(ana.business, 'leche'), 40)
  await ana.checksOut(cart.id)
  const { body, status } = await ana.places(cart.id)
  expect(status).toBe(200)
  return body.order
}

async function mailedCode(to: string) {
  return /\d{6}/.exec((await mailsTo(server, to)).at(-1)?.body ?? '')?.[0] ?? ''
}

describe('what somebody agreed to', () => {
  test('A-23: signing up keeps the version of the terms that stood there, with their words; each change is added, with its date', async () => {
    const { terms, terms_version: version } = (await server.call(getBusiness, {})).body.data
    expect(version).toMatch(/^[0-9a-f]{16}$/)
    const email = 'consiente@correo.co'
    const signedUp = await server.call(createAccount, {
      email,
      password: 'secreto1',
      name: 'Ana María',
      phone: '3001234567',
      habeasAccept: true,
      promotional: true,
    })
    expect(signedUp.body.user.habeasAccept).toMatchObject({ accepted: true, version, promotional: { accepted: true, version } })
    const { token } = signedUp.body
    for (const promotional of [true, false, false]) await server.call(updateMe, { promotional }, { token })
    const { body } = await server.call(myData, {}, { token })
    expect(body.consents.map(({ purpose, accepted, version: of }) => [purpose, accepted, of])).toEqual([
      ['terms', true, version],
      ['promotional', true, version],
      ['promotional', false, null],
    ])
    expect(await rows('select body from terms_texts where business_id = $1 and version = $2', version)).toEqual([{ body: terms }])
    await configure(server, 'verde', { terms: '<p>Otros términos</p>' })
    expect((await server.call(getBusiness, {})).body.data.terms_version).not.toBe(version)
  })
})

describe('my data, to take along', () => {
  test('not signed in; with a token of another business', async () => {
    const azul = await aShopper(server, 'azul')
    expect(problemOf(await server.call(myData, {}))).toEqual([401, 'UNAUTHENTICATED'])
    expect((await azul.call(myData, {}, { business: 'verde' })).status).toBe(401)
  })

  test('profile, addresses, orders, open cart and own markets; nothing of anybody else and nothing secret', async () => {
    const [ana, luis] = [await aPerson(), await aPerson()]
    const placed = await anOrderOf(ana)
    await anOrderOf(luis)
    const open = await ana.adds(shelfId('verde', 'leche'), 2)
    await ana.call(resourceCallsOf('custom_carts').create as Call, {
      name: 'Mi mercado',
      type: 'private_user_collection',
      products: [{ id: shelfId('verde', 'leche'), count: 1 }],
    })
    const { status, body } = await ana.call(myData, {})
    expect(status).toBe(200)
    expect(body.profile).toMatchObject({ id: ana.id, email: `${ana.id}@demo.co`, addresses: [{ id: ana.addressId }] })
    expect(body.orders.map(({ id }) => id)).toEqual([placed.id])
    expect(body.orders[0]?.products).toHaveLength(1)
    expect(body.carts.map(({ id }) => id)).toEqual([open.id])
    expect(body.custom_carts.map(({ name }) => name)).toEqual(['Mi mercado'])
    expect(body.sessions).toEqual([{ begun: expect.any(String), ended: null, ip: null, device: null }])
    expect([body.push_devices, body.coupons_used, body.advertising]).toEqual([[], [], []])
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`password|argon|hash|${luis.id}`))
  })
})

describe('closing the account', () => {
  test('not signed in, without or with a wrong confirmation: nothing is gone', async () => {
    const ana = await aPerson()
    expect(problemOf(await server.call(deleteMe, { password: testPassword }))).toEqual([401, 'UNAUTHENTICATED'])
    expect(problemOf(await ana.call(deleteMe, {}))).toEqual([400, 'VALIDATION'])
    expect(problemOf(await ana.call(deleteMe, { password: 'otra' }))).toEqual([400, 'NOT_CONFIRMED'])
    expect(problemOf(await ana.call(deleteMe, { code: '000000' }))).toEqual([400, 'NOT_CONFIRMED'])
    expect((await ana.call(me, {})).body.user.addresses).toHaveLength(1)
  })

  test('a borrowed session is no way to guess the password', async () => {
    const ana = await aPerson()
    const guesses = await Promise.all(Array.from({ length: 13 }, () => ana.call(deleteMe, { password: 'otra' })))
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3)
  })

  test('a code: of another person, too often wrong, too old', async () => {
    const [ana, luis] = [await aPerson(), await aPerson()]
    await luis.call(sendDeletionCode, {})
    const code = await mailedCode(`${luis.id}@demo.co`)
    await ana.call(sendDeletionCode, {})
    if (code !== (await mailedCode(`${ana.id}@demo.co`)))
      expect(problemOf(await ana.call(deleteMe, { code }))).toEqual([400, 'NOT_CONFIRMED'])
    await Promise.all(Array.from({ length: 5 }, () => luis.call(deleteMe, { code: code === '111111' ? '222222' : '111111' })))
    expect(problemOf(await luis.call(deleteMe, { code }))).toEqual([400, 'NOT_CONFIRMED'])
    await ana.call(sendDeletionCode, {})
    await rows(`update deletion_codes set expires_at = now() where business_id = $1 and user_id = $2`, ana.id)
    expect(problemOf(await ana.call(deleteMe, { code: await mailedCode(`${ana.id}@demo.co`) }))).toEqual([400, 'NOT_CONFIRMED'])
  })

  test('while an order is under way, and accounts of staff: refused', async () => {
    const ana = await aPerson()
    const order = await anOrderOf(ana)
    const refused = await ana.call(deleteMe, { password: testPassword })
    expect([...problemOf(refused), refused.body.data]).toEqual([409, 'ORDERS_UNDER_WAY', { orders: [order.id_order] }])
    await rows('update users set password_hash = $3 where business_id = $1 and id = $2', admin.id, passwordHash)
    expect(problemOf(await admin.call(deleteMe, { password: testPassword }))).toEqual([409, 'STAFF_ACCOUNT'])
    expect((await ana.call(me, {})).status).toBe(200)
  })

  test('the order stays for the books without the person; sessions, addresses, cart and markets are gone, in this business only', async () => {
    const ana = await aPerson()
    const twin = await aShopper(server, 'azul')
    await server.db.withTenant('azul', (tx) =>
      tx.run('update users set email = $3 where business_id = $1 and id = $2', ['azul', twin.id, `${ana.id}@demo.co`]),
    )
    const order = await anOrderOf(ana)
    await admin.call(changeOrder, { id: order.id, state: '12_store_cancel_order' })
    await ana.adds(shelfId('verde', 'leche'), 2)
    const { status, body } = await ana.call(deleteMe, { password: testPassword })
    expect([status, body.message]).toEqual([200, 'Tu cuenta quedó eliminada.'])

    expect((await ana.call(me, {})).status).toBe(401)
    expect((await server.call(login, { email: `${ana.id}@demo.co`, password: testPassword })).status).toBe(401)
    const seen = await admin.call(getOrder, { id: order.id })
    expect(seen.body.order).toMatchObject({ state: '12_store_cancel_order', price_total_computed: order.price_total_computed })
    expect(seen.body.order.products).toHaveLength(1)
    expect(JSON.stringify(seen.body)).not.toMatch(/Ana|Ramírez|300123|1144000111|Calle 15|Torre 2|portería/)
    for (const table of ['addresses', 'cart_history', 'phone_codes'])
      expect(await rows(`select 1 from ${table} where business_id = $1 and user_id = $2`, ana.id), table).toEqual([])
    expect(await rows('select 1 from orders where business_id = $1 and user_id = $2 and placed_at is null', ana.id)).toEqual([])
    expect(await rows(`select 1 from sessions where business_id = $1 and user_id = $2 and revoked_at is null`, ana.id)).toEqual([])
    expect((await twin.call(me, {})).body.user.email).toBe(`${ana.id}@demo.co`)
    const log = await rows<{ kept: unknown }>(
      `select to_jsonb(c) as kept from audit_changes c where c.business_id = $1
       union all select to_jsonb(l) from audit_log l where l.business_id = $1`,
    )
    const about = log.map(({ kept }) => JSON.stringify(kept)).filter((each) => each.includes(ana.id) || each.includes(order.id))
    expect(about).not.toEqual([])
    expect(about.filter((each) => /@demo\.co|Ana|Ramírez|300123|1144000111|Calle 15|Torre 2|portería/.test(each))).toEqual([])

    const again = { email: `${ana.id}@demo.co`, password: 'secreto1', name: 'Ana de nuevo', phone: '3001234567', habeasAccept: true }
    const { body: fresh } = await server.call(createAccount, again)
    expect((await server.call(myData, {}, { token: fresh.token })).body.orders).toEqual([])
  })

  test('the photo leaves the store with the account, unless somebody else shows the same picture', async () => {
    const [ana, luis, eva] = [await aPerson(), await aPerson(), await aPerson()]
    const photo = (name: string) => server.uses.media.save('verde', name, new Uint8Array([1, 2, 3]))
    const [own, shared] = [await photo(`u-${'a'.repeat(32)}`), await photo(`u-${'b'.repeat(32)}`)]
    for (const [person, url] of [
      [ana, own],
      [luis, shared],
      [eva, shared],
    ] as const)
      await rows('update users set photo_url = $3 where business_id = $1 and id = $2', person.id, url)
    for (const person of [ana, luis]) expect((await person.call(deleteMe, { password: testPassword })).status).toBe(200)
    const kept = await server.uses.media.list('verde')
    expect(kept.filter((name) => /^u-(a+|b+)$/.test(name))).toEqual([`u-${'b'.repeat(32)}`])
  })

  test('by a mailed code, for an account without a password', async () => {
    const ana = await aShopper(server)
    const asked = await ana.call(sendDeletionCode, {})
    expect(asked.status).toBe(200)
    expect((await ana.call(deleteMe, { code: await mailedCode(`${ana.id}@demo.co`) })).status).toBe(200)
    expect((await ana.call(me, {})).status).toBe(401)
  })
})
