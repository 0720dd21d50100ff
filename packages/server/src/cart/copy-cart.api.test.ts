import {
  acceptAll,
  addProduct,
  copyCustomCart,
  copyOrder,
  deleteActiveCart,
  getActiveCart,
  listCartHistory,
  restoreCart,
} from '@plaza/contracts/cart/cart.api'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags } from '../testing/shopper.ts'

let server: TestServer
const verde = (name: string) => shelfId('verde', name)
const change = (sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.run(sql, ['verde', ...values]))
const problemOf = ({ status, body }: { status: number; body: { code?: string | undefined; message?: string | undefined } }) => [
  status,
  body.code,
  body.message,
]
const linesOf = (cart: Order | null | undefined) => cart?.products.map(({ id, count }) => [id, count])
const noCart = [404, 'FAIL_GET_SHOPPINGCART', 'No encontramos tu carrito.']
const nothing = [409, 'NOTHING_TO_COPY', 'No hay productos en el carrito para duplicar']

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', price: 4500 },
    { id: 'queso', price: 9000 },
    { id: 'viejo', price: 1000 },
    { id: 'agotado', price: 1000, stock: 1 },
    { id: 'borrado', price: 1000 },
    { id: 'solo-sur', price: 0, sur: { price: 1000, stock: 5 } },
    { id: 'mango', price: 4200, stock: 100_000 },
  ])
  await change(
    "update products set count_type = 'grams', grams_x_unidad = 700, unit_gram = 50 where business_id = $1 and id = $2",
    verde('mango'),
  )
  await change('update product_branches set quantity_pum = 700 where business_id = $1 and product_id = $2', verde('mango'))
  await configure(server, 'verde', { bags_config: paperBags })
})
afterAll(() => server?.stop())

async function aMarket(products: object[], over: Record<string, unknown> = {}) {
  const columns: Record<string, unknown> = {
    id: `mercado-${Math.random()}`,
    name: 'Desayuno',
    type: 'market',
    products: JSON.stringify(products),
    ...over,
  }
  const names = Object.keys(columns)
  await change(
    `insert into custom_carts (business_id, ${names.join(', ')}) values ($1, ${names.map((_, at) => `$${at + 2}`).join(', ')})`,
    ...Object.values(columns),
  )
  return String(columns.id)
}

/** As if what this person copied had been copied a minute earlier. */
const aMomentLater = (id: string) =>
  change("update cart_copies set copied_at = copied_at - interval '1 minute' where business_id = $1 and user_id = $2", id)

describe('pressing twice', () => {
  test('A-131: two presses at once copy an order, and a market, once; both get the same answer', async () => {
    const ana = await aShopper(server)
    const cart = await ana.adds(verde('queso'), 2)
    await ana.checksOut(cart.id)
    const { order } = (await ana.places(cart.id)).body
    const market = await aMarket([{ id: verde('leche'), count: 3 }, { id: 'nada' }])
    const presses = async (press: () => ReturnType<typeof ana.call<typeof copyOrder>>) => {
      const answers = await Promise.all([press(), press(), press()])
      expect(new Set(answers.map(({ body }) => JSON.stringify([linesOf(body.cart), body.unavailable]))).size).toBe(1)
      return answers[0]?.body
    }
    expect(linesOf((await presses(() => ana.call(copyOrder, { id: order.id })))?.cart)).toEqual([[verde('queso'), 2]])
    const copied = await presses(() => ana.call(copyCustomCart, { id: market }))
    expect(linesOf(copied?.cart)).toEqual([
      [verde('queso'), 2],
      [verde('leche'), 3],
    ])
    expect(copied?.unavailable).toHaveLength(1)
  })
})

describe('copying a market (A-131)', () => {
  test('S-7-068: an unknown one, and the saved cart of somebody else', async () => {
    const [ana, eva] = [await aShopper(server), await aShopper(server)]
    const theirs = await aMarket([{ id: verde('leche') }], { type: 'private_user_collection', creator_id: eva.id })
    expect(problemOf(await ana.call(copyCustomCart, { id: 'nada' }))).toEqual(noCart)
    expect(problemOf(await ana.call(copyCustomCart, { id: theirs }))).toEqual(noCart)
    expect((await eva.call(copyCustomCart, { id: theirs })).status).toBe(200)
  })

  test('S-7-068 S-8-040: an empty one', async () => {
    const ana = await aShopper(server)
    expect(problemOf(await ana.call(copyCustomCart, { id: await aMarket([]) }))).toEqual(nothing)
  })

  test('S-7-068: equal products add up, at the price of today, and what cannot be had is told with its reason', async () => {
    const ana = await aShopper(server)
    await ana.adds(verde('leche'), 2)
    await change('update products set inactive_manual = true where business_id = $1 and id = $2', verde('viejo'))
    await change('update product_branches set stock = 0 where business_id = $1 and product_id = $2', verde('agotado'))
    const id = await aMarket([
      { id: verde('leche'), count: 3, comment: 'fría' },
      { id: verde('queso') },
      { id: verde('viejo') },
      { id: verde('agotado') },
      { id: verde('solo-sur') },
      { id: 'nada' },
      { id: verde('queso'), count: 0 },
    ])
    const { body } = await ana.call(copyCustomCart, { id })
    expect(linesOf(body.cart)).toEqual([
      [verde('leche'), 5],
      [verde('queso'), 1],
    ])
    expect(body.cart).toMatchObject({ price_subtotal_computed: 31_500, state: '1_waiting_products' })
    expect(body.unavailable.map(({ productId, reason }) => [productId, reason])).toEqual([
      [verde('viejo'), 'Inactivo'],
      [verde('agotado'), 'Sin stock'],
      [verde('solo-sur'), 'El producto no esta disponible para tu sede actual.'],
      ['nada', 'No encontrado'],
    ])
  })

  test('S-7-068: 500 gramos are 500 g, 2 unidades two pieces, and grams of what is not weighed are told', async () => {
    const ana = await aShopper(server)
    const inGrams = await aMarket([
      { id: verde('mango'), count: 500, countType: 'grams' },
      { id: verde('leche'), count: 500, countType: 'grams' },
    ])
    const { body: grams } = await ana.call(copyCustomCart, { id: inGrams })
    expect(grams.cart?.products[0]).toMatchObject({ count: 10, countType: 'grams', countDisplay: '500 g', totalPrice: 3000 })
    expect(grams.unavailable.map(({ productId, reason }) => [productId, reason])).toEqual([
      [verde('leche'), 'Este producto no se vende por gramos.'],
    ])
    const { body: both } = await ana.call(copyCustomCart, { id: await aMarket([{ id: verde('mango'), count: 2 }]) })
    expect(both.cart?.products[0]).toMatchObject({ countDisplay: '1.900 g', totalPrice: 11_400 })
  })

  test('S-7-068: a product that is named twice adds up too', async () => {
    const ana = await aShopper(server)
    await ana.adds(verde('leche'), 2)
    const id = await aMarket([{ id: verde('leche'), count: 3, comment: 'fría' }, { id: verde('queso') }, { id: verde('leche'), count: 4 }])
    const { body } = await ana.call(copyCustomCart, { id })
    expect(linesOf(body.cart)).toEqual([
      [verde('leche'), 9],
      [verde('queso'), 1],
    ])
    expect(body.cart?.products[0]?.comment).toBe('fría')
  })

  test('S-7-068: when nothing can be had no cart is opened', async () => {
    const ana = await aShopper(server)
    const { body } = await ana.call(copyCustomCart, { id: await aMarket([{ id: 'nada' }]) })
    expect([body.cart, body.unavailable.length]).toEqual([null, 1])
    expect((await ana.call(getActiveCart, {})).body.cart).toBeNull()
  })
})

describe('copying an order (A-131)', () => {
  test("S-7-069: somebody else's, and a cart that is still open, are not found; staff may; the own one comes again", async () => {
    const [ana, eva] = [await aShopper(server), await aShopper(server)]
    const cart = await ana.adds(verde('leche'), 2)
    expect(problemOf(await ana.call(copyOrder, { id: cart.id }))).toEqual(noCart)
    await ana.checksOut(cart.id)
    const { order } = (await ana.places(cart.id)).body
    expect(problemOf(await eva.call(copyOrder, { id: order.id }))).toEqual(noCart)
    const first = await ana.call(copyOrder, { id: order.id })
    await aMomentLater(ana.id)
    const second = await ana.call(copyOrder, { id: order.id })
    expect([linesOf(first.body.cart), linesOf(second.body.cart)]).toEqual([[[verde('leche'), 2]], [[verde('leche'), 4]]])
    const admin = await server.signIn('superadmin@demo.co')
    expect((await admin.call(copyOrder, { id: order.id }, { office: 'verde-norte' })).status).toBe(200)
  })
})

describe('the cart that was replaced (A-47)', () => {
  test('S-4-051 S-7-057: is kept, joins the new one when asked, once, and only for its owner; what is gone is told', async () => {
    const [ana, eva] = [await aShopper(server), await aShopper(server)]
    await ana.adds(verde('leche'), 2)
    await ana.call(addProduct, { product: verde('borrado'), comment: 'x' })
    const { history_id: id } = (await ana.call(deleteActiveCart, {})).body
    await change('delete from products where business_id = $1 and id = $2', verde('borrado'))
    await ana.adds(verde('leche'))
    expect(id).toEqual(expect.any(String))
    expect(problemOf(await eva.call(restoreCart, { id: id as string }))).toEqual(noCart)
    const [one, two] = await Promise.all([ana.call(restoreCart, { id: id as string }), ana.call(restoreCart, { id: id as string })])
    expect([one.status, two.status].toSorted()).toEqual([200, 404])
    const { body } = one.status === 200 ? one : two
    expect(linesOf(body.cart)).toEqual([[verde('leche'), 3]])
    expect(body.unavailable).toEqual([{ productId: verde('borrado'), title: 'borrado', reason: 'No encontrado' }])
  })

  test('S-7-071 A-13: staff of users read the history of a user, newest first; shoppers do not', async () => {
    const ana = await aShopper(server)
    for (const product of ['leche', 'queso']) {
      await ana.adds(verde(product))
      await ana.call(deleteActiveCart, {})
    }
    expect((await ana.call(listCartHistory, { userId: ana.id })).status).toBe(403)
    const admin = await server.signIn('superadmin@demo.co')
    const { data } = (await admin.call(listCartHistory, { userId: ana.id, limit: 1 })).body
    expect(data.history).toMatchObject([{ userId: ana.id, productNames: 'queso', productCount: 1, action: 'delete-cart' }])
    expect(data.pagination).toMatchObject({ totalCount: 2, hasNextPage: true })
    const legacy = await server.request(`/api/v2/search-user-shopping-cart-history/${ana.id}`, {
      headers: { 'x-business': 'verde', authorization: `Bearer ${admin.token}` },
    })
    expect(legacy.status).toBe(200)
  })
})

describe('copying an order of somebody else (A-33)', () => {
  test('staff of a branch copy their branch’s orders only, and nobody the comments of another person', async () => {
    const ana = await aShopper(server)
    const boss = await aShopper(server, 'verde', { role: 'admin' })
    const [ofNorte, ofSur] = [
      await aShopper(server, 'verde', { role: 'admin', branchId: 'verde-norte' }),
      await aShopper(server, 'verde', { role: 'admin', branchId: 'verde-sur' }),
    ]
    const { body } = await ana.call(addProduct, { product: verde('queso'), count: 2, comment: 'Timbre 302, pregunta por Ana' })
    await ana.checksOut(body.cart.id)
    const { order } = (await ana.places(body.cart.id)).body
    expect(problemOf(await ofSur.call(copyOrder, { id: order.id }))).toEqual(noCart)
    for (const staff of [ofNorte, boss]) {
      const copied = await staff.call(copyOrder, { id: order.id })
      expect([copied.status, linesOf(copied.body.cart)]).toEqual([200, [[verde('queso'), 2]]])
      expect(JSON.stringify(copied.body)).not.toContain('Timbre')
    }
    expect((await ana.call(copyOrder, { id: order.id })).body.cart?.products[0]?.comment).toBe('Timbre 302, pregunta por Ana')
  })
})

describe('the legacy spellings (A-07)', () => {
  test('S-7-052 S-7-072 S-7-075 S-7-077 S-7-078 S-7-079: check, accept, accept-all and delete under v1, and products by a list of ids', async () => {
    const ana = await aShopper(server)
    const { id } = await ana.adds(verde('leche'))
    const ask = async (method: string, path: string) => {
      const headers = { 'at-business': 'verde', 'x-office-id': 'verde-norte', authorization: `Bearer ${ana.token}` }
      const answer = await server.request(`/api/v1${path}`, { method, headers })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    }
    expect((await ask('GET', '/shopping-cart/history/active')).body).toMatchObject({ cart: { id } })
    expect((await ask('GET', `/shopping-cart/${id}/check?branch_office_id=verde-norte`)).body).toMatchObject({
      productsReadyToPay: [{ id: verde('leche') }],
    })
    expect((await ask('PUT', `/shopping-cart/${id}/products/${verde('leche')}/accept`)).body).toMatchObject({ cart: { id } })
    expect((await ask('PUT', `/shopping-cart/${id}/accept-all?branch_office_id=verde-norte`)).body).toMatchObject({ cart: { id } })
    const products = await ask('GET', `/products?id=${verde('leche')}&id=${verde('queso')}`)
    expect((products.body as { data: { id: string }[] }).data.map((each) => each.id).toSorted()).toEqual([verde('leche'), verde('queso')])
    expect((await ask('DELETE', `/shopping-cart/${id}`)).body).toEqual({ ok: true })
    expect((await ana.call(acceptAll, { uuid: id })).status).toBe(404)
  })
})
