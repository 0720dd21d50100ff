import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardedShelf, type Shelf } from '../orders/stock.ts'
import { ProblemError } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags } from '../testing/shopper.ts'
import { createOrder } from './create-order.ts'

let server: TestServer
const verde = (name: string) => shelfId('verde', name)
const norte = testOfficeId('verde', 'norte')

beforeAll(async () => {
  server = await startTestServer()
  await configure(server, 'verde', { bags_config: paperBags })
})
afterAll(() => server?.stop())

interface Race {
  accepted: number
  refused: number
  /** Anything that is neither an order nor a clear refusal. */
  broken: string[]
  stock: Record<string, number>
  sold: number
  deadlocks: number
}

let round = 0
// A hundred take five minutes: LAST_UNIT_ROUNDS=100.
const rounds = Number(process.env['LAST_UNIT_ROUNDS'] ?? 2)

/** `buyers` carts, each with the scarce product and two plentiful ones, put in by turns forwards and backwards, all placed at once. */
async function race(guards: { shelf: Shelf } | undefined, buyers: number, scarceUnits: number): Promise<Race> {
  const names = ['a', 'm-ultimo', 'z'].map((name) => `${name}${++round}`)
  const [first, scarce, last] = names as [string, string, string]
  await stockShelves(server.db, 'verde', [
    { id: first, stock: 1000 },
    { id: scarce, stock: scarceUnits },
    { id: last, stock: 1000 },
  ])
  const carts = await Promise.all(
    [...Array(buyers)].map((_, index) => aFullCart(index % 2 ? [last, scarce, first] : [first, scarce, last])),
  )
  const before = await deadlocks()
  const results = await Promise.allSettled(carts.map(({ scope, uuid }) => createOrder(scope, { uuid }, server.uses, guards)))
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  return {
    accepted: buyers - refusals.length,
    refused: refusals.filter((reason) => reason instanceof ProblemError && reason.problem.code === 'CART_CHANGED').length,
    broken: refusals.filter((reason) => !(reason instanceof ProblemError)).map(String),
    stock: Object.fromEntries(await Promise.all(names.map(async (name) => [name, await stockOf(name)]))),
    sold: await soldUnits(scarce),
    deadlocks: (await deadlocks()) - before,
  }
}

async function aFullCart(products: string[]) {
  const ana = await aShopper(server)
  let cart = await ana.adds(verde(products[0] as string))
  for (const product of products.slice(1)) cart = await ana.adds(verde(product))
  await ana.checksOut(cart.id)
  const user = { id: ana.id, role: 'client' as const, branchId: null, name: 'Ana' }
  const scope: Scope = { business: 'verde', user, branchId: norte, modules: new Set(), compositionId: null, ip: '', network: '' }
  return { scope, uuid: cart.id }
}

const rows = <Row>(sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.query<Row>(sql, ['verde', ...values]))

async function stockOf(name: string) {
  const [row] = await rows<{ stock: number }>(
    'select stock from product_branches where business_id = $1 and product_id = $2 and office_id = $3',
    verde(name),
    norte,
  )
  return row?.stock ?? -1
}

async function soldUnits(name: string) {
  const [row] = await rows<{ sold: number }>(
    `select coalesce(sum(l.count), 0)::int as sold from order_lines l join orders o on o.business_id = l.business_id and o.id = l.order_id
     where l.business_id = $1 and l.product_id = $2 and o.placed_at is not null`,
    verde(name),
  )
  return row?.sold ?? 0
}

// The server's own count; each connection reports at most once a second.
async function deadlocks(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const { rows: found } = await server.db.pool.query(
    'select deadlocks::int as count from pg_stat_database where datname = current_database()',
  )
  return found[0].count
}

/** What the guards replace: reads the stock, decides, then writes the difference. Rows in one order for all, so that only the oversell shows. */
const readThenWrite: Shelf = {
  hold: async () => {},
  async take(tx, branchId, demands) {
    const found = await tx.query<{ product_id: string; stock: number }>(
      'select product_id, stock from product_branches where business_id = $1 and office_id = $2 and product_id = any($3) order by product_id',
      [tx.business, branchId, demands.map((demand) => demand.productId)],
    )
    const left = found.map((row) => ({
      ...row,
      stock: row.stock - (demands.find((demand) => demand.productId === row.product_id)?.amount ?? 0),
    }))
    const missing = left.filter((row) => row.stock < 0).map((row) => row.product_id)
    if (missing.length > 0) return missing
    for (const { product_id, stock } of left) {
      await tx.run('update product_branches set stock = $4 where business_id = $1 and office_id = $2 and product_id = $3', [
        tx.business,
        branchId,
        product_id,
        stock,
      ])
    }
    return []
  },
}

/** Guarded, but each order takes its lines in the order they were added. */
const unsorted: Shelf = {
  hold: async () => {},
  async take(tx, branchId, demands) {
    const missing: string[] = []
    for (const { productId, amount } of demands) {
      const taken = await tx.run(
        'update product_branches set stock = stock - $4 where business_id = $1 and product_id = $2 and office_id = $3 and stock >= $4',
        [tx.business, productId, branchId, amount],
      )
      if (taken === 0) missing.push(productId)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return missing
  },
}

describe('a hundred orders for the last ten units', () => {
  test('S-7-065: exactly ten are accepted, ninety hear that it sold out, nothing deadlocks and no other stock is lost', async () => {
    const { stock, ...result } = await race({ shelf: guardedShelf }, 100, 10)
    expect(result).toEqual({ accepted: 10, refused: 90, broken: [], sold: 10, deadlocks: 0 })
    expect(Object.values(stock)).toEqual([990, 0, 990])
  })

  test('S-7-065: the same when many orders are one transaction, as the shop places them', async () => {
    const { stock, ...result } = await race(undefined, 100, 10)
    expect(result).toEqual({ accepted: 10, refused: 90, broken: [], sold: 10, deadlocks: 0 })
    expect(Object.values(stock)).toEqual([990, 0, 990])
  })

  test(
    'S-7-065: fifty buyers for the last unit, round after round: one gets it, forty-nine hear so',
    async () => {
      for (let done = 0; done < rounds; done++) {
        const { stock, ...result } = await race(undefined, 50, 1)
        expect(result).toEqual({ accepted: 1, refused: 49, broken: [], sold: 1, deadlocks: 0 })
        expect(Object.values(stock)).toEqual([999, 0, 999])
      }
      console.log(`the last unit: ${rounds} rounds of 50 buyers`)
    },
    30_000 * rounds,
  )

  test('the same race without the guard sells what is not there, so the race is a real one', async () => {
    const { sold, accepted } = await race({ shelf: readThenWrite }, 100, 10)
    expect(accepted).toBeGreaterThan(10)
    expect(sold).toBeGreaterThan(10)
  })

  test('the same race without the order of locks deadlocks', async () => {
    const { deadlocks: found } = await race({ shelf: unsorted }, 2, 10)
    expect(found).toBeGreaterThan(0)
  })
})
