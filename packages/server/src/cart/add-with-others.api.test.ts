import { addProduct, getActiveCart } from '@plaza/contracts/cart/cart.api'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, type Shopper } from '../testing/shopper.ts'

let server: TestServer
const [leche, queso, forbidden] = ['leche', 'queso', 'prohibido'].map((name) => shelfId('verde', name)) as [string, string, string]
const many = 12

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', price: 4500 },
    { id: 'queso', price: 9000 },
    { id: 'prohibido', price: 1000 },
  ])
  await run('alter table order_lines add constraint refused check (product_id <> %L) not valid', forbidden)
})
afterAll(() => server?.stop())

const run = (sql: string, id: string) => server.db.withTenant('verde', (tx) => tx.run(sql.replace('%L', `'${id}'`)))
const add = (who: Shopper, product: string, count = 1) => who.call(addProduct, { product, count, only: 'line' })
const linesOf = async (who: Shopper) =>
  ((await who.call(getActiveCart, {})).body.cart?.products ?? []).map(({ id, count }) => [id, count] as const)

/** Shoppers who have a cart with a cheese in it. */
async function shoppers(count = many): Promise<Shopper[]> {
  const all = await Promise.all([...Array(count)].map(() => aShopper(server)))
  for (const each of all) expect((await add(each, queso)).status).toBe(200)
  return all
}

/** How many shoppers' carts each transaction held. */
async function piecesOf(work: () => Promise<unknown>): Promise<number[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const asked = spy.mock.calls.map(([query]) => query as unknown as { name?: string; values: unknown[][] })
    return asked.filter(({ name }) => name === 'cart-lock-many').map(({ values }) => values[1]?.length ?? 0)
  } finally {
    spy.mockRestore()
  }
}

describe('refused, and the others are not', () => {
  test('a product that does not exist, and too many of one: 4xx for them alone', async () => {
    const all = await shoppers()
    const answers = await Promise.all(
      all.map((each, at) => (at === 3 ? add(each, 'no-existe') : at === 5 ? add(each, queso, 999) : add(each, leche))),
    )
    expect(answers.map(({ status }) => status)).toEqual(all.map((_, at) => ({ 3: 409, 5: 400 })[at] ?? 200))
    expect([answers[3], answers[5]].map((answer) => answer?.body.code)).toEqual(['NOT_AT_BRANCH', 'VALIDATION'])
    for (const [at, each] of all.entries())
      expect(await linesOf(each)).toEqual(
        at === 3 || at === 5
          ? [[queso, 1]]
          : [
              [queso, 1],
              [leche, 1],
            ],
      )
  })

  test('what only the database refuses: each of the others is done by itself, once', async () => {
    const all = await shoppers()
    const answers = await Promise.all(all.map((each, at) => add(each, at === 4 ? forbidden : leche)))
    expect(answers.map(({ status }) => status)).toEqual(all.map((_, at) => (at === 4 ? 500 : 200)))
    for (const [at, each] of all.entries())
      expect(await linesOf(each)).toEqual(
        at === 4
          ? [[queso, 1]]
          : [
              [queso, 1],
              [leche, 1],
            ],
      )
  })
})

describe('many shoppers at once', () => {
  test('S-7-053: share a transaction; each finds what they added, and the totals of their own cart', async () => {
    const all = await shoppers()
    let answers: Awaited<ReturnType<typeof add>>[] = []
    const pieces = await piecesOf(async () => {
      answers = await Promise.all(all.map((each, at) => add(each, leche, at + 1)))
    })
    expect(Math.max(...pieces)).toBeGreaterThan(2)
    expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(many)
    for (const [at, { body }] of answers.entries()) {
      expect(body).toMatchObject({ partial: true, cart: { userId: all[at]?.id, price_subtotal_computed: 9000 + 4500 * (at + 1) } })
      expect(body.cart.products).toMatchObject([{ id: leche, count: at + 1 }])
      expect((await all[at]?.call(getActiveCart, {}))?.body.cart?.price_subtotal_computed).toBe(9000 + 4500 * (at + 1))
    }
  })

  test('one who presses quickly gets every piece, and the first of them opens the cart', async () => {
    const ana = await aShopper(server)
    const answers = await Promise.all([...Array(20)].map(() => add(ana, leche)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await linesOf(ana)).toEqual([[leche, 20]])
  })

  test('a cart that somebody holds, such as an order being placed, keeps nobody else waiting', async () => {
    const [ana, ...others] = await shoppers(4)
    const held = Promise.withResolvers<void>()
    const [locked, holding] = [Promise.withResolvers<void>(), held.promise]
    const holder = server.db.withTenant('verde', async (tx) => {
      await tx.run('select 1 from orders where business_id = $1 and user_id = $2 for update', ['verde', ana?.id])
      locked.resolve()
      await holding
    })
    await locked.promise
    const hers = add(ana as Shopper, leche)
    expect((await Promise.all(others.map((each) => add(each, leche)))).map(({ status }) => status)).toEqual([200, 200, 200])
    held.resolve()
    await holder
    expect((await hers).status).toBe(200)
    expect(await linesOf(ana as Shopper)).toEqual([
      [queso, 1],
      [leche, 1],
    ])
  })
})
