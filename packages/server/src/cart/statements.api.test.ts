import {
  addProduct,
  checkCart,
  createOrder,
  getActiveCart,
  selectAddress,
  selectBags,
  selectPaymentMethod,
} from '@plaza/contracts/cart/cart.api'
import type { Call, InputOf } from '@plaza/contracts/kernel/call'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'

let server: TestServer
const many = 50
const product = (at: number) => shelfId('verde', `p${at}`)

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(
    server.db,
    'verde',
    [...Array(many)].map((_, at) => ({
      id: `p${at}`,
      price: 5000 + at,
      stock: 1000,
    })),
  )
  await configure(server, 'verde', {
    bags_config: [paperBags],
    delivery_price_rule: 'zone',
  })
})
afterAll(() => server?.stop())

test('a checkout asks the database as often with 50 lines as with 2, call by call', async () => {
  const [small, large] = [await checkout(2), await checkout(many)]
  expect(large).toEqual(small)
  // A count that counts nothing would be equal too.
  expect(Object.values(small).every((statements) => statements >= 3)).toBe(true)
})

test('what adding to a cart changes of it stands in no index, so that none is written', async () => {
  const { rows } = await server.db.pool.query<{ index: string }>(
    `select pg_get_indexdef(indexrelid) as index from pg_index where indrelid = 'orders'::regclass`,
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ index }) => /price_|_total_computed|discounts|coupons|bags|last_update/.test(index))).toEqual([])
})

test('another piece of what is in the cart writes neither the product nor what was chosen again; a new price writes both prices', async () => {
  const ana = await aShopper(server)
  const cart = await ana.adds(product(1))
  const kept = () =>
    server.db.withTenant('verde', (tx) =>
      tx.query<{ count: number; price_base: number; total_price: number; price: number; price_total: number }>(
        `select l.count, l.price_base, l.total_price, (l.product ->> 'price')::int as price, o.price_total from order_lines l
           join orders o on o.business_id = l.business_id and o.id = l.order_id where l.business_id = $1 and l.order_id = $2`,
        ['verde', cart.id],
      ),
    )
  const add = () => namesOf(() => ana.call(addProduct, { product: product(1), only: 'line' }))
  expect(await add()).toEqual(expect.arrayContaining(['cart-line-recount', 'cart-save-totals']))
  expect(await kept()).toEqual([{ count: 2, price_base: 5001, total_price: 10_002, price: 5001, price_total: 10_002 }])
  await server.db.withTenant('verde', (tx) =>
    tx.run('update product_branches set price = 6000, price_neto = 0 where business_id = $1 and product_id = $2', ['verde', product(1)]),
  )
  expect(await add()).toEqual(expect.arrayContaining(['cart-line-save', 'cart-save-totals']))
  expect(await kept()).toEqual([{ count: 3, price_base: 6000, total_price: 18_000, price: 6000, price_total: 18_000 }])
  expect(await add()).toContain('cart-line-recount')
  expect(await kept()).toEqual([{ count: 4, price_base: 6000, total_price: 24_000, price: 6000, price_total: 24_000 }])
  expect(
    await namesOf(() => ana.call(selectAddress, { uuid: cart.id, type: 'delivery', address_selected: { id: ana.addressId } })),
  ).toContain('cart-save')
})

/** The prepared statements that a call sends. */
async function namesOf(call: () => Promise<{ status: number }>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    expect((await call()).status).toBe(200)
    return spy.mock.calls.flatMap(([asked]) => (asked as unknown as { name?: string }).name ?? [])
  } finally {
    spy.mockRestore()
  }
}

test('the number of an order, which only the database knows while it is placed, is in its mail; its time in its history', async () => {
  const ana = await aShopper(server)
  const cart = await ana.adds(product(0), 2)
  await ana.checksOut(cart.id)
  const { order } = (await ana.places(cart.id)).body
  const [mail] = await server.db.withTenant('verde', (tx) =>
    tx.query<{ payload: { to: string; subject: string; body: string } }>(
      "select payload from outbox where business_id = $1 and topic = 'mail' and payload ->> 'to' = $2",
      ['verde', `${ana.id}@demo.co`],
    ),
  )
  expect(mail?.payload.subject).toBe(`Pedido ${order.id_order} generado con exito!`)
  expect(mail?.payload.body).toContain(`Recibimos tu pedido ${order.id_order}.`)
  expect(order.state_updates.at(-1)).toMatchObject({
    state: '13_order_received',
    date: order.creationDate,
  })
})

/** Statements of each call on the way to an order of so many lines. */
async function checkout(lines: number): Promise<Record<string, number>> {
  const ana = await aShopper(server)
  for (let at = 1; at < lines; at++) await ana.adds(product(at))
  const uuid = (await ana.call(getActiveCart, {})).body.cart?.id ?? ''
  const address_selected = { id: ana.addressId }
  return {
    add: await statementsOf(ana, addProduct, { product: product(0) }),
    addOneLine: await statementsOf(ana, addProduct, {
      product: product(0),
      only: 'line',
    }),
    address: await statementsOf(ana, selectAddress, {
      uuid,
      type: 'delivery',
      address_selected,
    }),
    payment: await statementsOf(ana, selectPaymentMethod, {
      uuid,
      payment_method_selected: 'cash',
    }),
    bags: await statementsOf(ana, selectBags, {
      uuid,
      bags_config: { code: 'papel' },
    }),
    check: await statementsOf(ana, checkCart, { uuid }),
    order: await statementsOf(ana, createOrder, { uuid }),
  }
}

/** The statements of a call's largest transaction; what the relay does beside it is in others. */
async function statementsOf<C extends Call>(ana: Shopper, contract: C, input: InputOf<C>): Promise<number> {
  const transactions: { statements: number }[] = []
  const current = new WeakMap<object, { statements: number }>()
  const ask = pg.Client.prototype.query as (this: pg.Client, ...asked: unknown[]) => unknown
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    const text = typeof asked[0] === 'string' ? asked[0] : (asked[0] as { text: string }).text
    if (text.startsWith('begin')) {
      const transaction = { statements: 0 }
      transactions.push(transaction)
      current.set(this, transaction)
    }
    const transaction = current.get(this)
    if (transaction) transaction.statements++
    return ask.apply(this, asked)
  } as never)
  try {
    expect((await ana.call(contract, input)).status).toBe(200)
    return Math.max(...transactions.map(({ statements }) => statements))
  } finally {
    spy.mockRestore()
  }
}
