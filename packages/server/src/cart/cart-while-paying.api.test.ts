import { createOrder as createOrderCall, getActiveCart, updateLine } from '@plaza/contracts/cart/cart.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardedShelf, type Shelf } from '../orders/stock.ts'
import type { Scope } from '../platform/scope.ts'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'
import { readCart } from './cart.repository.ts'
import { createOrder } from './create-order.ts'

let server: TestServer
const norte = testOfficeId('verde', 'norte')

beforeAll(async () => {
  server = await startTestServer()
  await configure(server, 'verde', { bags_config: { ...paperBags, price_per_bag: 0 } })
})
afterAll(() => server?.stop())

type Guards = NonNullable<Parameters<typeof createOrder>[3]>
interface Ready {
  ana: Shopper
  scope: Scope
  uuid: string
  product: string
}

let made = 0
/** A cart of two, with a product of its own of which there are a hundred, ready to be placed. */
async function ready(): Promise<Ready> {
  const name = `prisa${++made}`
  await stockShelves(server.db, 'verde', [{ id: name, price: 1000, stock: 100 }])
  const [ana, product] = [await aShopper(server), shelfId('verde', name)]
  const { id: uuid } = await ana.adds(product, 2)
  await ana.checksOut(uuid)
  const user = { id: ana.id, role: 'client' as const, branchId: null, name: 'Ana' }
  return {
    ana,
    uuid,
    product,
    scope: { business: 'verde', user, branchId: norte, modules: new Set(), compositionId: null, ip: '', network: '' },
  }
}

const rows = <Row>(sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.query<Row>(sql, ['verde', ...values]))

/** What must hold whatever happened: the total is that of the lines, and the shelf lacks exactly what was sold. */
async function anomalies({ uuid, product }: Ready): Promise<string[]> {
  const [order] = await rows<{ total: number; subtotal: number; delivery: number; placed: boolean; count: number }>(
    `select price_total_computed as total, price_subtotal_computed as subtotal, price_domicile as delivery, placed_at is not null as placed,
       (select coalesce(sum(count), 0)::int from order_lines l where l.business_id = $1 and l.order_id = o.id) as count
     from orders o where business_id = $1 and id = $2`,
    uuid,
  )
  const [shelf] = await rows<{ stock: number }>(
    'select stock from product_branches where business_id = $1 and product_id = $2 and office_id = $3',
    product,
    norte,
  )
  if (!order?.placed || !shelf) return ['no order']
  return [
    ...(order.total === order.count * 1000 + order.delivery ? [] : [`pays ${order.total} for ${order.count}`]),
    ...(100 - shelf.stock === order.count ? [] : [`${100 - shelf.stock} taken for ${order.count}`]),
  ]
}

/** No lock on the cart, and between what is read and what is written a stop, until `released`. */
function unlocked(onRead: () => void, released: Promise<void>): Guards {
  const shelf: Shelf = {
    ...guardedShelf,
    async hold(tx) {
      // The lines are asked behind the first of these and have been read before the second is answered.
      await tx.query('select 1')
      await tx.query('select 1')
      onRead()
      await released
    },
  }
  return { lock: readCart, shelf }
}

describe('the order is sent twice', () => {
  test('S-7-065 A-130: twenty at once are one order, and stock goes once', async () => {
    const cart = await ready()
    const answers = await Promise.all([...Array(20)].map(() => cart.ana.call(createOrderCall, { uuid: cart.uuid })))
    expect(new Set(answers.map(({ status, body }) => [status, body.order?.id_order].join())).size).toBe(1)
    expect(await anomalies(cart)).toEqual([])
  })

  test('without the lock the stock goes more than once, so the race is a real one', async () => {
    const cart = await ready()
    const all = Promise.withResolvers<void>()
    let read = 0
    const guards = unlocked(() => ++read === 4 && all.resolve(), all.promise)
    await Promise.allSettled([...Array(4)].map(() => createOrder(cart.scope, { uuid: cart.uuid }, server.uses, guards)))
    expect(await anomalies(cart)).not.toEqual([])
  })
})

describe('the cart changes in another tab while it is paid', () => {
  test('S-7-065 A-65: either the change comes first and the total is refused or right, or it finds an order; ten times over', async () => {
    for (let round = 0; round < 10; round++) {
      const cart = await ready()
      const total = (await cart.ana.call(getActiveCart, {})).body.cart?.price_total_computed
      const [placed, changed] = await Promise.all([
        cart.ana.call(createOrderCall, { uuid: cart.uuid, ...(total ? { total_price: total } : {}) }),
        cart.ana.call(updateLine, { uuid: cart.uuid, productId: cart.product, count: 7 }),
      ])
      expect([200, 409]).toContain(placed.status)
      expect(changed.status).toBe(placed.status === 200 ? 409 : 200)
      if (placed.status === 409) await cart.ana.call(createOrderCall, { uuid: cart.uuid })
      expect(await anomalies(cart)).toEqual([])
    }
  })

  test('without the lock somebody pays for two and gets seven, so the race is a real one', async () => {
    const cart = await ready()
    const [read, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const placing = createOrder(cart.scope, { uuid: cart.uuid }, server.uses, unlocked(read.resolve, changed.promise))
    await read.promise
    await cart.ana.call(updateLine, { uuid: cart.uuid, productId: cart.product, count: 7 })
    changed.resolve()
    await placing
    expect(await anomalies(cart)).not.toEqual([])
  })
})
