import {
  createCustomCart,
  getCustomCart,
  getCustomCartProducts,
  listCustomCarts,
  ownCarts,
  removeCustomCart,
  listCommunityAmountChanges,
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
    { id: 'mango' },
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

const run = (sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.run(sql, values))
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

  test('a line that is changed keeps its place: S-5-045', async () => {
    const { id } = await hers([{ id: verde('leche') }, { id: verde('queso') }])
    const changed = { id: verde('leche'), count: 3, countType: 'units' as const }
    const { body } = await ana.call(updateCustomCart, {
      id,
      removeProducts: [verde('leche')],
      addProducts: [changed, { id: verde('mango') }],
    })
    expect(body.data.products.map((each) => [each.id, each.count])).toEqual([
      [verde('leche'), 3],
      [verde('queso'), 1],
      [verde('mango'), 1],
    ])
  })

  test('products are added and taken one by one, whatever another tab did meanwhile: S-5-045 S-5-048', async () => {
    const { id } = await hers([{ id: verde('leche') }])
    const answers = await Promise.all([
      ana.call(updateCustomCart, { id, addProducts: [{ id: verde('queso') }] }),
      ana.call(updateCustomCart, { id, addProducts: [{ id: verde('mango') }] }),
      ana.call(updateCustomCart, { id, removeProducts: [verde('leche')] }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const ids = (await ana.call(getCustomCart, { id })).body.data.products.map((each) => each.id)
    expect(ids.toSorted()).toEqual([verde('mango'), verde('queso')].toSorted())
    expect((await ana.call(updateCustomCart, { id, addProducts: [{ id: verde('queso') }] })).status).toBeGreaterThanOrEqual(400)
    expect((await ana.call(updateCustomCart, { id, addProducts: [{ id: 'nadie' }] })).status).toBeGreaterThanOrEqual(400)
    expect((await beto.call(updateCustomCart, { id, addProducts: [{ id: verde('leche') }] })).status).toBeGreaterThanOrEqual(400)
  })

  test('an own list carries the pictures of its first four products in their order; with a picture of its own, and among the shared, none', async () => {
    const names = ['queso', 'leche', 'mango']
    for (const name of names)
      await run("update products set photo_url = $2 where business_id = 'verde' and id = $1", verde(name), `/media/verde/${name}`)
    const { id } = await hers(names.map((name) => ({ id: verde(name) })))
    const pictures = async () => (await ana.call(getCustomCart, { id })).body.data.product_photos
    expect(await pictures()).toEqual(names.map((name) => `/media/verde/${name}`))
    await run("update custom_carts set photo_url = '/media/verde/asado' where business_id = 'verde' and id = $1", id)
    expect(await pictures()).toEqual([])
    const shared = (await staff.call(createCustomCart, { name: 'Jugo', type: 'recipe', products: [{ id: verde('queso') }] })).body.data
    expect(shared.product_photos).toEqual([])
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
    ['in grams of what is sold by the piece', { products: [{ id: verde('leche'), count: 500, countType: 'grams' as const }] }],
    ['and a video that is script', { products: [], videoUrl: 'javascript:alert(1)' }],
  ])('products %s', async (_what, input) => {
    const before = (await ana.call(listCustomCarts, ownCarts(ana.user.id))).body.data.pagination.totalCount
    expect((await ana.call(createCustomCart, { ...list, ...input })).status).toBe(400)
    expect((await ana.call(listCustomCarts, ownCarts(ana.user.id))).body.data.pagination.totalCount).toBe(before)
  })
})

test('grams are grams, and a line that stood so before holds up no other change: B-2-085', async () => {
  await run("update products set count_type = 'grams', unit_gram = 100 where business_id = 'verde' and id = $1", verde('mango'))
  const grams = { id: verde('mango'), count: 1500, countType: 'grams' as const }
  const made = (await ana.call(createCustomCart, { ...list, products: [grams] })).body.data
  expect(made.products).toMatchObject([grams])
  await run("update products set count_type = 'units' where business_id = 'verde' and id = $1", verde('mango'))
  expect((await ana.call(updateCustomCart, { id: made.id, products: [grams, { id: verde('queso') }] })).status).toBe(200)
  const refused = await ana.call(createCustomCart, { ...list, products: [grams] })
  expect(JSON.stringify(refused.body)).toContain('mango se vende por unidades: escribe cuántas.')
})

test('staff alone read which published amounts were read anew', async () => {
  const { id } = (await staff.call(createCustomCart, { name: 'Jugo', type: 'recipe', products: [{ id: verde('queso') }] })).body.data
  await run(
    `insert into community_amount_changes (business_id, cart_id, product_id, stored_count, before_grams, grams) values ('verde', $1, $2, 500, 50000, 500)`,
    id,
    verde('queso'),
  )
  expect((await ana.call(listCommunityAmountChanges, {})).status).toBe(403)
  expect((await staff.call(listCommunityAmountChanges, {})).body.data).toEqual([
    { cart_id: id, name: 'Jugo', product_id: verde('queso'), title: 'queso', stored_count: 500, before_grams: 50_000, grams: 500 },
  ])
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
