import { acceptAll, addProduct, createOrder, getActiveCart, selectBags, updateLine } from '@plaza/contracts/cart/cart.api'
import { pauseOffice } from '@plaza/contracts/branches/branches-admin.api'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { type ShelfProduct, shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags } from '../testing/shopper.ts'

let server: TestServer
const verde = (name: string) => shelfId('verde', name)
const norte = testOfficeId('verde', 'norte')

beforeAll(async () => {
  server = await startTestServer()
  await configure(server, 'verde', { bags_config: [paperBags], cart_min_price: 5000 })
})
afterAll(() => server?.stop())

let serial = 0
/** A product of its own for each story; answers its id. */
async function aProduct(over: Partial<ShelfProduct> = {}): Promise<string> {
  const id = `p${++serial}`
  await stockShelves(server.db, 'verde', [{ id, price: 5000, ...over }])
  return verde(id)
}

const rows = <Row>(sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.query<Row>(sql, ['verde', ...values]))
const stockOf = async (product: string) =>
  (
    await rows<{ stock: number }>(
      'select stock from product_branches where business_id = $1 and product_id = $2 and office_id = $3',
      product,
      norte,
    )
  )[0]?.stock
const setPrice = (product: string, price: number) =>
  rows('update product_branches set price = $3 where business_id = $1 and product_id = $2', product, price)
const problemOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code]
const stateOf = async (id: string) =>
  (await rows<{ state: string; id_order: number | null }>('select state, id_order from orders where business_id = $1 and id = $2', id))[0]

/** A shopper who went through checkout with these products. */
async function atTheEnd(...products: string[]) {
  const ana = await aShopper(server)
  let cart = await ana.adds(products[0] as string)
  for (const product of products.slice(1)) cart = await ana.adds(product)
  return { ana, cart: await ana.checksOut(cart.id) }
}

describe('refused, and nothing is written', () => {
  test('S-7-065: a guest, another shopper, another business, a cart that is not', async () => {
    const product = await aProduct()
    const { cart } = await atTheEnd(product)
    expect(problemOf(await server.call(createOrder, { uuid: cart.id }))).toEqual([401, 'UNAUTHENTICATED'])
    for (const other of [await aShopper(server), await aShopper(server, 'azul')]) {
      expect(problemOf(await other.places(cart.id))).toEqual([404, 'FAIL_GET_SHOPPINGCART'])
    }
    expect(problemOf(await (await aShopper(server)).places('nada'))).toEqual([404, 'FAIL_GET_SHOPPINGCART'])
    expect([await stockOf(product), (await stateOf(cart.id))?.state]).toEqual([10, '4_waiting_setcomplete'])
  })

  test('a branch on pause: the cart stays, and the order is placed once the pause is over', async () => {
    const product = await aProduct()
    const { ana, cart } = await atTheEnd(product)
    const superadmin = await server.signIn('superadmin@demo.co')
    const until = new Date(Date.now() + 3_600_000).toISOString()
    await superadmin.call(pauseOffice, { id: norte, until, reason: 'Inventario' })
    const refused = await ana.places(cart.id)
    expect(problemOf(refused)).toEqual([409, 'BRANCH_PAUSED'])
    expect(refused.body).toMatchObject({ data: { until }, message: expect.stringContaining('no está recibiendo pedidos hasta') })
    expect([await stockOf(product), (await stateOf(cart.id))?.state]).toEqual([10, '4_waiting_setcomplete'])
    await superadmin.call(pauseOffice, { id: norte, until: null })
    expect((await ana.places(cart.id)).status).toBe(200)
  })

  test('S-5-035 S-5-036: without identification or phone', async () => {
    const product = await aProduct()
    for (const [profile, code, text] of [
      [
        { identification_card: null },
        'IDENTIFICATION_MISSING',
        'Debes completar tu número de identificación en tu perfil antes de continuar',
      ],
      [{ phone: null }, 'PHONE_MISSING', 'Debes completar tu número de teléfono en tu perfil antes de continuar'],
    ] as const) {
      const ana = await aShopper(server, 'verde', profile)
      const cart = await ana.adds(product)
      await ana.checksOut(cart.id)
      const answer = await ana.places(cart.id)
      expect([...problemOf(answer), answer.body.message]).toEqual([409, code, text])
    }
  })

  test('A-40: address, payment and bags are all named when they are missing', async () => {
    const ana = await aShopper(server)
    const cart = await ana.adds(await aProduct())
    const answer = await ana.places(cart.id)
    expect([...problemOf(answer), answer.body.data]).toEqual([409, 'CHECKOUT_INCOMPLETE', { missing: ['address', 'payment', 'bags'] }])
  })

  test('S-5-027 A-51: below the minimum; a line taken away after checkout counts', async () => {
    const { ana, cart } = await atTheEnd(await aProduct({ price: 4999 }))
    const answer = await ana.places(cart.id)
    expect([...problemOf(answer), answer.body.message]).toEqual([409, 'BELOW_MINIMUM', 'El valor del pedido debe ser minimo de $5.000'])
    expect(answer.body.data).toEqual({ amount: '$5.000', minimum: 5000 })
  })

  test('an emptied cart', async () => {
    const product = await aProduct()
    const { ana, cart } = await atTheEnd(product)
    await ana.call(updateLine, { uuid: cart.id, productId: product, count: 0 })
    expect(problemOf(await ana.places(cart.id))).toEqual([409, 'CART_EMPTY'])
  })

  test('A-65: a forged total, however near', async () => {
    const product = await aProduct()
    const { ana, cart } = await atTheEnd(product)
    expect(cart.price_total_computed).toBe(10_500)
    for (const forged of [0, 1, 10_499, 10_501, -10_500]) {
      const answer = await ana.places(cart.id, forged)
      expect([...problemOf(answer), answer.body.message]).toEqual([
        409,
        'TOTAL_CHANGED',
        'Algunos productos se han actualizado, revisa el total de la compra.',
      ])
      expect(answer.body.data).toMatchObject({ total: 10_500, price_total_computed: 10_500 })
    }
    expect(await stockOf(product)).toBe(10)
  })

  test('A-50 A-65: forged prices, discounts, bags, fee and coupons count for nothing; the order is the shop’s own', async () => {
    const product = await aProduct()
    const ana = await aShopper(server)
    const send = (method: string, path: string, body: object) =>
      server.request(`/api/v2/shopping-cart/history/${path}`, {
        method,
        headers: { 'x-business': 'verde', 'x-office-id': norte, authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const forged = {
      price: 1,
      price_neto: 1,
      totalPrice: 1,
      priceBase: 1,
      discount: 99,
      discounts_total: 9999,
      coupons_total: 9999,
      price_total: 1,
    }
    const { cart } = (await (await send('POST', 'add-product', { product, count: 1, ...forged })).json()) as { cart: { id: string } }
    const choices: [string, object][] = [
      ['address-selected', { type: 'delivery', address_selected: { id: ana.addressId }, delivery_price: 0, price_domicile: 0 }],
      ['payment-method', { payment_method_selected: 'cash', ...forged }],
      ['bags-config', { bags_config: { ...paperBags, price_per_bag: 0 }, bags_count: 0, price_total_bags: 0 }],
    ]
    for (const [path, body] of choices) expect((await send('PUT', `${cart.id}/${path}`, body)).status).toBe(200)
    const coupons_applyed = [{ idCoupon: 'x', code: 'x', type: 'total_cart', value: 9999, stackLimit: 1 }]
    const refused = await send('POST', `${cart.id}/create-order`, { total_price: 1, coupons_applyed, ...forged })
    expect(refused.status).toBe(409)
    const placed = await send('POST', `${cart.id}/create-order`, { ...forged, total_price: 10_500, coupons_applyed, price_domicile: 0 })
    expect(((await placed.json()) as { order: object }).order).toMatchObject({
      price_subtotal_computed: 5000,
      price_total_bags: 500,
      price_domicile: 5000,
      coupons_total: 0,
      price_total: 10_500,
      price_total_computed: 10_500,
      coupons_applyed: [],
    })
  })

  test('S-5-039 A-45: a price that changed, even when the shopper guesses the new total; after accepting it passes', async () => {
    const product = await aProduct()
    const { ana, cart } = await atTheEnd(product)
    await setPrice(product, 6000)
    for (const total of [10_500, 11_500]) {
      const answer = await ana.places(cart.id, total)
      expect(problemOf(answer)).toEqual([409, 'TOTAL_CHANGED'])
      expect(answer.body.data).toMatchObject({
        total: 11_500,
        productsDifferentPrice: [{ product_id: product, cart_price: 5000, current_price: 6000 }],
      })
    }
    const accepted = await ana.call(acceptAll, { uuid: cart.id })
    expect((await ana.places(cart.id, accepted.body.cart.price_total_computed)).status).toBe(200)
  })

  test('S-5-038: a product that vanished, went inactive or sold out meanwhile is named', async () => {
    const [gone, off, out, stays] = [await aProduct(), await aProduct(), await aProduct(), await aProduct()]
    const { ana, cart } = await atTheEnd(gone, off, out, stays)
    await rows('delete from products where business_id = $1 and id = $2', gone)
    await rows('update products set inactive_manual = true where business_id = $1 and id = $2', off)
    await rows('update product_branches set stock = 0 where business_id = $1 and product_id = $2', out)
    const answer = await ana.places(cart.id)
    expect(problemOf(answer)).toEqual([409, 'CART_CHANGED'])
    expect(answer.body.data).toMatchObject({
      productsNotExists: [{ product_id: gone }],
      productsInactive: [{ product_id: off }],
      productsWithoutStock: [{ product_id: out, message: 'Sin stock' }],
      productsReadyToPay: [{ id: stays }],
    })
    expect(await stockOf(stays)).toBe(10)
    expect(await stateOf(cart.id)).toEqual({ state: '4_waiting_setcomplete', id_order: null })
  })

  test('a branch that closed meanwhile', async () => {
    const { ana, cart } = await atTheEnd(await aProduct())
    await rows('update orders set branch_office_id = null where business_id = $1 and id = $2', cart.id)
    expect(problemOf(await ana.places(cart.id))).toEqual([409, 'ADDRESS_INVALID'])
  })
})

describe('placed', () => {
  test('what placing answers is the order as it is read afterwards, and placing it again answers it once more', async () => {
    const ana = await aShopper(server)
    const tomato = await aProduct({ title: 'Tomate', stock: 10_000 })
    await rows("update products set count_type = 'grams', grams_x_unidad = 150, unit_gram = 50 where business_id = $1 and id = $2", tomato)
    await rows('update product_branches set quantity_pum = 150 where business_id = $1 and product_id = $2', tomato)
    await ana.adds(await aProduct({ title: 'Leche' }), 3)
    await ana.call(addProduct, { product: tomato, countType: 'grams', count: 2, maturity: 'Maduro', comment: 'bien fresco' })
    const cart = await ana.adds(await aProduct())
    await ana.checksOut(cart.id)
    const { order } = (await ana.places(cart.id)).body
    expect(order.products).toHaveLength(3)
    expect(order).toEqual((await ana.call(getOrder, { id: cart.id })).body.order)
    expect((await ana.places(cart.id)).body.order).toEqual(order)
  })

  test('S-4-047 S-7-065 A-40: cash gives 13 with a number, takes the stock, keeps the lines and clears the cart', async () => {
    const [milk, cheese] = [
      await aProduct({ title: 'Leche', stock: 10 }),
      await aProduct({ title: 'Queso', price: 9000, price_neto: 8000 }),
    ]
    const ana = await aShopper(server)
    await ana.adds(milk, 3)
    const open = await ana.adds(cheese)
    const cart = await ana.checksOut(open.id)
    const { status, body } = await ana.places(cart.id, 28_500)
    expect(status).toBe(200)
    expect(body.order).toMatchObject({
      id: cart.id,
      historyUuid: cart.id,
      state: '13_order_received',
      payment_method_selected: 'cash',
      price_subtotal_computed: 23_000,
      price_total_bags: 500,
      price_domicile: 5000,
      price_total: 28_500,
      price_total_computed: 28_500,
      discounts_total: 1000,
      min_subtotal: 5000,
      branch_office_id: norte,
      observations_client: 'Dejar en portería',
      user: { fullname: 'Ana Ramírez' },
    })
    expect(body.order.id_order).toBeGreaterThan(1000)
    expect([await stockOf(milk), await stockOf(cheese)]).toEqual([7, 9])
    expect((await ana.call(getActiveCart, {})).body.cart).toBeNull()

    await rows("update products set title = 'Otra' where business_id = $1 and id = $2", milk)
    await setPrice(milk, 1)
    const again = (await ana.places(cart.id)).body.order
    expect(again.products[0]).toMatchObject({ count: 3, totalPrice: 15_000, product: { title: 'Leche', price: 5000 } })
  })

  test('A-40: online waits in 5, dataphone is received, pickup may be paid there', async () => {
    for (const [method, type, state] of [
      ['online', 'delivery', '5_waiting_online_payment'],
      ['dataphone', 'delivery', '13_order_received'],
      ['pickup', 'pickup', '13_order_received'],
    ] as const) {
      const ana = await aShopper(server)
      const cart = await ana.adds(await aProduct())
      await ana.checksOut(cart.id, method, type)
      const { body } = await ana.places(cart.id)
      expect([body.order.state, body.order.price_domicile]).toEqual([state, type === 'pickup' ? 0 : 5000])
    }
  })

  test('S-7-065: double submit and retry give the same order, once', async () => {
    const product = await aProduct()
    const { ana, cart } = await atTheEnd(product)
    const answers = await Promise.all([...Array(6)].map(() => ana.places(cart.id, 10_500)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.order.id} ${body.order.id_order}`)).size).toBe(1)
    expect(await stockOf(product)).toBe(9)
    const history = await rows<{ state: string }>(
      "select state from order_state_updates where business_id = $1 and order_id = $2 and state like '13%'",
      cart.id,
    )
    expect(history).toHaveLength(1)
    expect(problemOf(await ana.call(updateLine, { uuid: cart.id, productId: product, count: 5 }))).toEqual([409, 'CART_PLACED'])
  })

  test('a product added while the order is being placed is in it, paid and taken, or in the next cart; never lost', async () => {
    for (let round = 0; round < 5; round++) {
      const [first, late] = [await aProduct(), await aProduct()]
      const { ana, cart } = await atTheEnd(first)
      const [placed, added] = await Promise.all([ana.places(cart.id, 10_500), ana.call(addProduct, { product: late })])
      expect(added.status).toBe(200)
      const next = (await ana.call(getActiveCart, {})).body.cart
      if (placed.status === 200)
        expect([placed.body.order.products.map(({ id }) => id), next?.products.map(({ id }) => id)]).toEqual([[first], [late]])
      else
        expect([problemOf(placed), next?.products.map(({ id }) => id)]).toEqual([
          [409, 'TOTAL_CHANGED'],
          [first, late],
        ])
    }
  })

  test('grams leave the shelf as grams', async () => {
    const tomato = await aProduct({ stock: 10_000 })
    await rows("update products set count_type = 'grams', grams_x_unidad = 150, unit_gram = 50 where business_id = $1 and id = $2", tomato)
    await rows('update product_branches set quantity_pum = 150 where business_id = $1 and product_id = $2', tomato)
    const ana = await aShopper(server)
    const { body } = await ana.call(addProduct, { product: tomato, count: 7, countType: 'grams' })
    await ana.checksOut(body.cart.id)
    expect((await ana.places(body.cart.id)).body.order.price_subtotal_computed).toBe(11_667)
    expect(await stockOf(tomato)).toBe(9650)
  })

  test('numbers and times of parallel orders are unique and rise together, without gaps', async () => {
    const product = await aProduct({ stock: 100 })
    const shoppers = await Promise.all([...Array(12)].map(() => atTheEnd(product)))
    const placed = await Promise.all(shoppers.map(({ ana, cart }) => ana.places(cart.id)))
    const orders = placed.map(({ body }) => body.order).sort((a, b) => Number(a.id_order) - Number(b.id_order))
    const numbers = orders.map((order) => Number(order.id_order))
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) + index))
    const times = orders.map((order) => Date.parse(order.creationDate as string))
    expect(times.every((time, index) => index === 0 || time > (times[index - 1] as number))).toBe(true)
  })

  test('after the commit staff of the branch, the owner and a mail are told; the catalogue only when something ran out', async () => {
    const [some, last] = [await aProduct({ stock: 5 }), await aProduct({ stock: 1 })]
    const generations: string[] = []
    server.uses.signals.on('catalog', ({ business }) => void generations.push(business))
    const first = await atTheEnd(some)
    await first.ana.places(first.cart.id)
    expect(generations).toEqual([])
    const second = await atTheEnd(last)
    await second.ana.places(second.cart.id)
    expect(generations.length).toBeGreaterThan(0)
    const sent = await rows<{ topic: string; payload: { rooms?: string[]; event?: string; to?: string; body?: string } }>(
      "select topic, payload from outbox where business_id = $1 and (payload -> 'payload' ->> 'orderId' = $2 or payload ->> 'to' = $3) order by id",
      first.cart.id,
      `${first.ana.id}@demo.co`,
    )
    expect(sent[0]?.payload).toMatchObject({ event: 'order:updated', rooms: [`user:${first.ana.id}`, 'staff', `branch:${norte}`] })
    expect(sent[1]?.topic).toBe('mail')
    expect(sent[1]?.payload.body).toContain('Total: $10.500')
  })

  test('A-58 bag tax: plastic bags bear it from its day on, paper never', async () => {
    const plastic = { ...paperBags, code: 'plastica', price_per_bag: 200 }
    await configure(server, 'verde', { bags_config: [paperBags, plastic], bag_tax: [{ from: '2020-01-01T05:00:00Z', amount: 73 }] })
    const { ana, cart } = await atTheEnd(await aProduct())
    expect([cart.bags_tax, cart.price_total_bags, cart.price_total_computed]).toEqual([0, 500, 10_500])
    const { body } = await ana.call(selectBags, { uuid: cart.id, bags_config: { code: 'plastica' } })
    expect([body.cart.bags_tax, body.cart.price_total_bags, body.cart.price_total_computed]).toEqual([73, 273, 10_273])
    expect((await ana.places(cart.id, 10_273)).status).toBe(200)
    expect(await rows('select bags_tax from orders where business_id = $1 and id = $2', cart.id)).toEqual([{ bags_tax: 73 }])
    await configure(server, 'verde', { bags_config: [paperBags], bag_tax: [] })
  })
})
