import {
  createCustomCart,
  getCustomCart,
  getCustomCartProducts,
  listCustomCarts,
  ownCarts,
  removeCustomCart,
  updateCustomCart,
} from '@plaza/contracts/community/community.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer, testUserId } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'

const verde = (name: string) => shelfId('verde', name)
const list = { name: 'Asado', type: 'private_user_collection' } as const
let server: TestServer
let ana: Person
let beto: Person
let staff: Person

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', price: 5000, sur: { price: 4000, stock: 1 } },
    { id: 'queso' },
    { id: 'retirado', inactive: true },
  ])
  await stockShelves(server.db, 'azul', [{ id: 'leche' }])
  ;[ana, beto, staff] = (await Promise.all(['cliente', 'cliente2', 'superadmin'].map((name) => server.signIn(`${name}@demo.co`)))) as [
    Person,
    Person,
    Person,
  ]
})
afterAll(() => server?.stop())

const hers = async (products: { id: string; count?: number }[] = []) => (await ana.call(createCustomCart, { ...list, products })).body.data

describe('refused, and nothing is written', () => {
  test('guests make, change and remove nothing: S-6-005', async () => {
    const { id } = await hers()
    const answers = [
      await server.call(createCustomCart, list),
      await server.call(updateCustomCart, { id, name: 'Mío' }),
      await server.call(removeCustomCart, { id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  test('another shopper’s collection is not there, a shared one is not theirs to delete: S-5-049', async () => {
    const { id } = await hers([{ id: verde('leche') }])
    for (const contract of [getCustomCart, getCustomCartProducts, removeCustomCart]) {
      expect((await beto.call(contract, { id })).status).toBe(404)
    }
    const shared = (await staff.call(createCustomCart, { name: 'Ajiaco', type: 'recipe' })).body.data
    expect((await beto.call(removeCustomCart, { id: shared.id })).status).toBe(403)
    expect((await server.call(getCustomCart, { id: shared.id })).status).toBe(200)
    expect((await ana.call(removeCustomCart, { id })).status).toBe(200)
  })

  test('no module products_likes, no favourite carts: S-3-117 S-6-008', async () => {
    const azul = await server.signIn('cliente@demo.co', 'azul')
    expect((await azul.call(createCustomCart, list, { business: 'azul' })).status).toBe(403)
    expect((await azul.call(listCustomCarts, ownCarts(azul.user.id), { business: 'azul' })).body.data.list).toEqual([])
  })

  test('a name is needed, a product stands in it once: S-5-047 S-5-048', async () => {
    const { id } = await hers([{ id: verde('leche') }])
    const nameless = await ana.call(updateCustomCart, { id, name: '  ' })
    const twice = await ana.call(updateCustomCart, { id, products: [{ id: verde('leche') }, { id: verde('leche') }] })
    expect([nameless, twice].map(({ body }) => (body as unknown as { message: string }).message)).toEqual([
      'Agrega un nombre al carrito.',
      'El producto ya está en este mercado.',
    ])
    expect((await ana.call(getCustomCart, { id })).body.data).toMatchObject({ name: 'Asado', products: [{ id: verde('leche'), count: 1 }] })
  })

  test.each([
    ['of another business', { products: [{ id: shelfId('azul', 'leche') }] }],
    ['that nobody knows', { products: [{ id: 'nada' }] }],
    ['of which there are none', { products: [{ id: verde('leche'), count: 0 }] }],
    ['beyond all measure', { products: [{ id: verde('leche'), count: 5000 }] }],
    ['and a video that is script', { products: [], videoUrl: 'javascript:alert(1)' }],
  ])('products %s', async (_what, input) => {
    const before = (await ana.call(listCustomCarts, ownCarts(ana.user.id))).body.data.pagination.totalCount
    expect((await ana.call(createCustomCart, { ...list, ...input })).status).toBe(400)
    expect((await ana.call(listCustomCarts, ownCarts(ana.user.id))).body.data.pagination.totalCount).toBe(before)
  })
})

describe('reading', () => {
  test('by type, page after page, without what is private: S-7-051 S-9-016', async () => {
    await hers()
    for (const name of ['Uno', 'Dos', 'Tres']) await staff.call(createCustomCart, { name, type: 'event' })
    await staff.call(createCustomCart, { name: 'Cerrado', type: 'event', inactive: true })
    const plain = await fetch(`${server.url}/api/v1/custom_carts?type=event`, { headers: { 'at-business': 'verde' } })
    expect(((await plain.json()) as { data: { type: string }[] }).data.map(({ type }) => type)).toEqual(['event', 'event', 'event'])
    const page = (await ana.call(listCustomCarts, { type: 'event', page: 2, limit: 2 })).body.data
    expect([page.list.map(({ name }) => name), page.pagination.totalCount]).toEqual([['Uno'], 3])
    const shared = (await staff.call(listCustomCarts, { shared: true, limit: 50 })).body.data.list
    expect(shared.filter(({ type, inactive }) => type === 'private_user_collection' || inactive)).toEqual([])
    const own = (await ana.call(listCustomCarts, ownCarts(ana.user.id))).body.data
    expect([own.pagination.limitPerPage, [...new Set(own.list.map(({ creatorId }) => creatorId))]]).toEqual([50, [ana.user.id]])
    expect((await beto.call(listCustomCarts, ownCarts(testUserId('verde', 'cliente@demo.co')))).body.data.list).toEqual([])
  })

  test('its products as they are at the branch, in its order, withdrawn ones marked: S-7-081', async () => {
    const { id } = await hers(['retirado', 'queso', 'leche'].map((name) => ({ id: verde(name) })))
    const at = async (office_id: string) => (await ana.call(getCustomCartProducts, { id, office_id })).body.data
    const norte = await at('verde-norte')
    expect(norte.map((each) => [each.id, each.inactive])).toEqual([
      [verde('retirado'), true],
      [verde('queso'), false],
      [verde('leche'), false],
    ])
    expect([norte[2]?.price, (await at('verde-sur'))[2]?.price, (await at('verde-sur'))[1]?.withoutStock]).toEqual([5000, 4000, true])
  })

  test('HTML that came by another way is harmless when it is read: A-88', async () => {
    await server.db.withTenant('verde', (tx) =>
      tx.run(
        `insert into custom_carts (business_id, id, name, type, body) values ('verde', 'vieja', 'Vieja', 'recipe', '<b>Rica</b><script>x()</script>')`,
      ),
    )
    expect((await server.call(getCustomCart, { id: 'vieja' })).body.data.body).toBe('<b>Rica</b>')
  })

  test('a product that left the assortment does not hold up other changes: S-7-082', async () => {
    const { id } = await hers([{ id: verde('leche') }])
    await server.db.withTenant('verde', (tx) =>
      tx.run(`update custom_carts set products = '[{"id":"gone","count":1}]' where business_id = 'verde' and id = $1`, [id]),
    )
    const changed = await ana.call(updateCustomCart, { id, products: [{ id: 'gone', count: 2 }, { id: verde('queso') }] })
    expect([changed.status, changed.body.data.products.length]).toEqual([200, 2])
    expect((await ana.call(getCustomCartProducts, { id })).body.data.map((each) => each.id)).toEqual([verde('queso')])
  })
})
