import { addProduct, createOrder, getActiveCart, updateLine } from '@plaza/contracts/cart/cart.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { send } from '../testing/send.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'

let server: TestServer
let sister: TestServer
const names = [...Array(8)].map((_, at) => `p${at}`)
const products = names.map((name) => shelfId('verde', name))
const stock = 90
const people = 24
const turns = 12

beforeAll(async () => {
  server = await startTestServer()
  sister = await startTestServer({ databaseUrl: server.databaseUrl })
  await configure(server, 'verde', { bags_config: { ...paperBags, price_per_bag: 0 } })
  await stockShelves(
    server.db,
    'verde',
    names.map((id, at) => ({ id, price: 1000 + at, stock })),
  )
})
afterAll(async () => {
  await sister?.stop()
  await server?.stop()
})

/** Fixed numbers that look random, so that a failure can be seen again. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

/** Adds, changes and orders, at one server or the other, two things at a time as from two tabs. Answers every status it got. */
async function shops(who: Shopper, seed: number): Promise<number[]> {
  const roll = dice(seed)
  const ask: Shopper['call'] = (contract, input) =>
    send([server, sister][roll(2)]?.url ?? '', contract, input, { business: 'verde', token: who.token, office: 'verde-norte' })
  const add = () => ask(addProduct, { product: products[roll(products.length)] ?? '', count: 1 + roll(3), only: 'line' })
  const statuses: number[] = []
  const ready = async () => {
    const { id } = (await ask(addProduct, { product: products[roll(products.length)] ?? '' })).body.cart
    await who.checksOut(id, 'cash', 'pickup').catch(() => null)
    return id
  }
  for (let turn = 0; turn < turns; turn++) {
    const uuid = turn % 4 === 3 ? await ready() : null
    const both = await Promise.all([
      add(),
      uuid ? ask(createOrder, { uuid }) : add(),
      ...(uuid
        ? [
            ask(updateLine, { uuid, productId: products[roll(products.length)] ?? '', count: roll(4), only: 'line' }),
            ask(createOrder, { uuid }),
          ]
        : []),
    ])
    statuses.push(...both.map(({ status }) => status))
  }
  return statuses
}

const rows = <Row>(sql: string) => server.db.withTenant('verde', (tx) => tx.query<Row>(sql, ['verde']))

test('S-7-065: two servers and a crowd that adds, changes and orders at once: every piece and every peso is where it belongs', async () => {
  const crowd = await Promise.all([...Array(people)].map(() => aShopper(server)))
  const statuses = (await Promise.all(crowd.map((who, at) => shops(who, at + 1)))).flat()
  expect(statuses.filter((status) => status >= 500)).toEqual([])

  const orders = await rows<{ number: number; placed: Date; total: number; lines: number; updates: number }>(
    `select o.id_order as number, o.placed_at as placed, o.price_total_computed as total,
       (select sum(l.total_price)::int from order_lines l where l.business_id = $1 and l.order_id = o.id) as lines,
       (select count(*)::int from order_state_updates u where u.business_id = $1 and u.order_id = o.id and u.state = '13_order_received') as updates
     from orders o where o.business_id = $1 and o.placed_at is not null order by o.id_order`,
  )
  expect(orders.length).toBeGreaterThan(people)
  expect(orders.map(({ number }) => number)).toEqual(orders.map((_, at) => 1001 + at))
  expect(orders.every(({ placed }, at) => at === 0 || placed > (orders[at - 1] as { placed: Date }).placed)).toBe(true)
  expect(orders.filter(({ total, lines, updates }) => total !== lines || updates !== 1)).toEqual([])

  const shelf = await rows<{ id: string; stock: number; sold: number }>(
    `select b.product_id as id, b.stock, (select coalesce(sum(l.stock_taken), 0)::int from order_lines l where l.business_id = $1 and l.product_id = b.product_id) as sold
     from product_branches b where b.business_id = $1 and b.office_id = 'verde-norte' order by b.product_id`,
  )
  expect(shelf.map(({ id, stock: left, sold }) => [id, left + sold])).toEqual(products.map((id) => [id, stock]))
  expect(shelf.some(({ stock: left }) => left < stock)).toBe(true)

  for (const who of crowd.slice(0, 6)) {
    const { cart } = (await who.call(getActiveCart, {})).body
    if (!cart) continue
    expect(cart.price_subtotal_computed).toBe(cart.products.reduce((sum, line) => sum + line.totalPrice, 0))
  }
  const [kept] = await rows<{ wrong: number }>(
    `select count(*)::int as wrong from orders o where o.business_id = $1 and o.placed_at is null and not o.inactive
       and o.price_subtotal_computed <> (select coalesce(sum(l.total_price), 0) from order_lines l where l.business_id = $1 and l.order_id = o.id)`,
  )
  expect(kept?.wrong).toBe(0)
}, 120_000)
