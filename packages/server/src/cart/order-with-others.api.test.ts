import { createOrder, getActiveCart } from '@plaza/contracts/cart/cart.api'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'

let server: TestServer
let [leche, queso, ultimo] = ['', '', '']
const stocked = 1000

beforeAll(async () => {
  server = await startTestServer()
  await configure(server, 'verde', { bags_config: paperBags })
})
afterAll(() => server?.stop())

interface Ready {
  readonly who: Shopper
  readonly uuid: string
  readonly total: number
}

let restocked = 0
async function restock() {
  const names = ['leche', 'queso', 'ultimo'].map((name) => `${name}${restocked}`) as [string, string, string]
  restocked++
  await stockShelves(server.db, 'verde', [
    { id: names[0], price: 4500, stock: stocked },
    { id: names[1], price: 9000, stock: stocked },
    { id: names[2], price: 7000, stock: 1 },
  ])
  ;[leche, queso, ultimo] = names.map((name) => shelfId('verde', name)) as [string, string, string]
}

/** Shoppers with a cart of so much milk and a cheese, ready to order. */
async function ready(counts: readonly number[], more: readonly string[] = []): Promise<Ready[]> {
  return Promise.all(
    counts.map(async (count) => {
      const who = await aShopper(server)
      const { id: uuid } = await who.adds(leche, count)
      for (const product of [queso, ...more]) await who.adds(product)
      return { who, uuid, total: (await who.checksOut(uuid, 'cash', 'pickup')).price_total_computed }
    }),
  )
}

/** How many carts each transaction held. */
async function piecesOf(work: () => Promise<unknown>): Promise<number[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const asked = spy.mock.calls.map(([query]) => query as unknown as { name?: string; values: unknown[][] })
    return asked.filter(({ name }) => name === 'cart-lock-these').map(({ values }) => values[1]?.length ?? 0)
  } finally {
    spy.mockRestore()
  }
}

async function stockOf(product: string): Promise<number> {
  const [row] = await server.db.withTenant('verde', (tx) =>
    tx.query<{ stock: number }>('select stock from product_branches where business_id = $1 and product_id = $2 and office_id = $3', [
      'verde',
      product,
      testOfficeId('verde', 'norte'),
    ]),
  )
  return row?.stock ?? -1
}

test('S-7-065: refused for a forged total, a cart of somebody else, what just sold out: they are told, and the others order', async () => {
  await restock()
  const [a, b, c, d, e] = (await ready([1, 2, 3, 4, 5])) as [Ready, Ready, Ready, Ready, Ready]
  const [f, g] = (await ready([6, 7], [ultimo])) as [Ready, Ready]
  const orders = [
    () => a.who.places(a.uuid, a.total),
    () => b.who.places(b.uuid, 1),
    () => c.who.places(a.uuid),
    () => d.who.places(d.uuid, d.total),
    () => e.who.places('no-existe'),
    () => f.who.places(f.uuid),
    () => g.who.places(g.uuid),
  ]
  const answers = await Promise.all(orders.map((order) => order()))
  expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([
    200,
    'TOTAL_CHANGED',
    'FAIL_GET_SHOPPINGCART',
    200,
    'FAIL_GET_SHOPPINGCART',
    200,
    'CART_CHANGED',
  ])
  const placed = answers.flatMap(({ body }) => body.order ?? [])
  expect(placed.map(({ userId, price_total_computed }) => [userId, price_total_computed])).toEqual(
    [a, d, f].map(({ who, total }) => [who.id, total]),
  )
  expect([await stockOf(leche), await stockOf(queso), await stockOf(ultimo)]).toEqual([stocked - 1 - 4 - 6, stocked - 3, 0])
  expect((await g.who.call(getActiveCart, {})).body.cart).toMatchObject({ id: g.uuid, price_total_computed: g.total })
})

test('orders of one moment are one transaction: numbers without gaps, each with its own lines, stock taken for all', async () => {
  await restock()
  const carts = await ready([1, 2, 3, 4, 5, 6, 7, 8])
  let answers: Awaited<ReturnType<Shopper['places']>>[] = []
  const pieces = await piecesOf(async () => {
    answers = await Promise.all(carts.map(({ who, uuid, total }) => who.places(uuid, total)))
  })
  expect(Math.max(...pieces)).toBeGreaterThan(2)
  expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(carts.length)
  for (const [at, { body }] of answers.entries()) {
    expect(body.order).toMatchObject({ id: carts[at]?.uuid, userId: carts[at]?.who.id, price_total_computed: carts[at]?.total })
    expect(body.order?.products.map(({ id, count }) => [id, count])).toEqual([
      [leche, at + 1],
      [queso, 1],
    ])
    expect(body.order?.state_updates.at(-1)).toMatchObject({ state: '13_order_received', user: { id: carts[at]?.who.id } })
  }
  const numbers = answers.map(({ body }) => Number(body.order?.id_order)).toSorted((x, y) => x - y)
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  expect(new Set(answers.map(({ body }) => body.order?.creationDate)).size).toBe(carts.length)
  expect([await stockOf(leche), await stockOf(queso)]).toEqual([stocked - 36, stocked - 8])
})

test('a cart that somebody holds keeps nobody else waiting', async () => {
  await restock()
  const [ana, ...others] = (await ready([1, 1, 1])) as [Ready, Ready, Ready]
  const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = server.db.withTenant('verde', async (tx) => {
    await tx.run('select 1 from orders where business_id = $1 and id = $2 for update', ['verde', ana.uuid])
    locked.resolve()
    await held.promise
  })
  await locked.promise
  const hers = ana.who.call(createOrder, { uuid: ana.uuid })
  expect((await Promise.all(others.map(({ who, uuid }) => who.places(uuid)))).map(({ status }) => status)).toEqual([200, 200])
  held.resolve()
  await holder
  expect((await hers).status).toBe(200)
})
