import { addSiteVisit } from '@plaza/contracts/account/account.api'
import type { Call } from '@plaza/contracts/kernel/call'
import { bogotaDay } from '@plaza/contracts/kernel/dates'
import { resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import { mostViewed, showSales, showStatistics } from '@plaza/contracts/stats/statistics.api'
import { addProductView } from '@plaza/contracts/stats/views.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer, testUserId } from '../testing/index.ts'
import { aShopper, type Shopper } from '../testing/shopper.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'

let server: TestServer
let superadmin: Shopper
const today = bogotaDay(new Date())

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [
    { id: 'leche', title: 'Leche entera' },
    { id: 'pan', title: 'Pan tajado' },
  ])
  superadmin = await aShopper(server, 'verde', { role: 'superadmin' })
})
afterAll(() => server?.stop())

/** Orders as the books have them; amounts that round nowhere. */
async function orderAt(business: string, state: string, placedAt: string, total: number) {
  await server.db.withTenant(business, (tx) =>
    tx.run(
      `insert into orders (business_id, id, id_order, user_id, state, price_total_computed, placed_at)
       select $1, gen_random_uuid()::text, 1 + coalesce(max(id_order), 0), $2, $3, $4, $5 from orders where business_id = $1`,
      [business, testUserId(business, 'cliente@demo.co'), state, total, placedAt],
    ),
  )
}

describe('B-1-009: who may read statistics', () => {
  test('superadmins and above', async () => {
    expect((await server.call(showStatistics, {})).status).toBe(401)
    for (const role of ['client', 'admin', 'picker', 'habeasAdmin'] as const)
      expect((await (await aShopper(server, 'verde', { role })).call(showStatistics, {})).status, role).toBe(403)
    expect((await superadmin.call(showStatistics, {})).status).toBe(200)
  })
})

describe('the range', () => {
  test('A-118: the last thirty days by day, today included; one row for each, also where nothing happened', async () => {
    const { body } = await superadmin.call(showStatistics, {})
    expect([body.data.days.length, body.data.to, body.data.days.at(-1)?.day]).toEqual([30, today, today])
  })

  test('backwards, longer than a year, or a day that is none', async () => {
    const asked = (from: string, to: string) => superadmin.call(showStatistics, { from, to })
    expect((await asked('2026-02-02', '2026-02-01')).body.code).toBe('RANGE_INVALID')
    expect((await asked('2025-01-01', '2026-02-01')).body.code).toBe('RANGE_INVALID')
    expect((await asked('2025-01-01', '2026-01-01')).body.data.days.length).toBe(366)
    expect((await asked('2026-02-30', '2026-03-01')).body.code).toBe('VALIDATION')
  })
})

describe('sales', () => {
  test('B-2-088 B-2-089: equal to the orders in SQL to the peso; days begin at midnight in Bogotá', async () => {
    const placed: [string, string, number][] = [
      ['13_order_received', '2026-03-10T05:00:00Z', 10_001],
      ['10_store_dispatch_products', '2026-03-11T04:59:59.999Z', 20_003],
      ['7_admin_cart_accept', '2026-03-11T05:00:00Z', 40_007],
      ['12_store_cancel_order', '2026-03-10T15:00:00Z', 1_000_000],
      ['5_waiting_online_payment', '2026-03-10T15:00:00Z', 2_000_000],
      ['11_store_onlinepayment_fail', '2026-03-10T15:00:00Z', 4_000_000],
      ['6_payment_complete', '2026-03-10T04:59:59Z', 8_000_000],
    ]
    for (const each of placed) await orderAt('verde', ...each)
    await orderAt('azul', '13_order_received', '2026-03-10T12:00:00Z', 99_999)
    const { body } = await superadmin.call(showStatistics, { from: '2026-03-10', to: '2026-03-11' })
    expect(body.data.days.map(({ sales, orders }) => [sales, orders])).toEqual([
      [30_004, 2],
      [40_007, 1],
    ])
    expect(body.data.totals).toMatchObject({ sales: 70_011, orders: 3 })
    const [books] = await server.db.withTenant('verde', (tx) =>
      tx.query<{ sum: number }>(
        `select sum(price_total_computed) from orders where placed_at >= '2026-03-10T05:00Z' and placed_at < '2026-03-12T05:00Z'
         and state not in ('12_store_cancel_order', '5_waiting_online_payment', '11_store_onlinepayment_fail')`,
      ),
    )
    expect(body.data.totals.sales).toBe(Number(books?.sum))
  })
})

describe('visits', () => {
  test('B-2-086 B-2-087: what the shop really recorded today, everyone and the registered among them', async () => {
    const day = async () => (await superadmin.call(showStatistics, {})).body.data.days.at(-1)
    const before = await day()
    const ana = await aShopper(server)
    await server.call(addSiteVisit, { user_id: '' }, { headers: { 'user-agent': 'stats guest' } })
    await ana.call(addSiteVisit, { user_id: ana.id })
    expect(await day()).toMatchObject({ visits: (before?.visits ?? 0) + 2, visits_registered: (before?.visits_registered ?? 0) + 1 })
  })
})

describe('most viewed products', () => {
  const view = (product: string, browser: string) =>
    server.call(addProductView, { id: shelfId('verde', product) }, { headers: { 'user-agent': browser } })

  test('B-2-090: looks at product pages, each visitor once an hour, most first, 200 at most', async () => {
    for (const browser of ['one', 'two', 'three', 'three']) expect((await view('pan', browser)).body).toEqual({ ok: true })
    await view('leche', 'one')
    const { body } = await superadmin.call(mostViewed, {})
    expect(body.data.items.map(({ title, views }) => [title, views])).toEqual([
      ['Pan tajado', 3],
      ['Leche entera', 1],
    ])
    expect((await superadmin.call(mostViewed, { limit: 201 })).status).toBe(400)
    expect((await superadmin.call(mostViewed, { from: '2026-01-01', to: '2026-01-02' })).body.data.items).toEqual([])
  })

  test('B-7-004: the records of one product, as the generic resource reads them, are what the ranking sums up', async () => {
    const paginate = resourceCallsOf('stats').paginate as Call
    const asked = (filter: object) =>
      superadmin.call(paginate, {
        limitPerPage: 366,
        filter: { type: 'product_view', reference: shelfId('verde', 'pan'), ...filter },
      } as never)
    const sumOf = (answer: Awaited<ReturnType<typeof asked>>) =>
      (answer.body as { data: { list: { value: number }[] } }).data.list.reduce((sum, { value }) => sum + value, 0)
    const [first] = (await superadmin.call(mostViewed, {})).body.data.items
    expect(first?.views).toBe(3)
    expect(sumOf(await asked({ creationDate: { gte: `${today}T05:00:00.000Z` } }))).toBe(first?.views)
    expect(sumOf(await asked({ creationDate: { lte: '2026-01-02T04:59:59.999Z' } }))).toBe(0)
    const azul = await aShopper(server, 'azul', { role: 'superadmin' })
    expect(((await azul.call(paginate, { filter: { type: 'product_view' } } as never)).body as { data: { list: [] } }).data.list).toEqual(
      [],
    )
  })

  test('what is no product of this shop counts nothing', async () => {
    const before = (await superadmin.call(mostViewed, {})).body.data.items.length
    expect((await server.call(addProductView, { id: 'inventado' })).status).toBe(200)
    expect((await superadmin.call(mostViewed, {})).body.data.items.length).toBe(before)
  })
})

describe('sales by branch', () => {
  const norte = testOfficeId('verde', 'norte')
  const sur = testOfficeId('verde', 'sur')

  /** An order of one line; `share` of its total is what the line brought. */
  async function soldAt(office: string, placedAt: string, line: { product: string; total: number; state?: string }) {
    await server.db.withTenant('verde', async (tx) => {
      const [order] = await tx.query<{ id: string }>(
        `insert into orders (business_id, id, id_order, user_id, state, price_total_computed, placed_at, branch_office_id)
         select $1, gen_random_uuid()::text, 1 + coalesce(max(id_order), 0), $2, $3, $4, $5, $6 from orders where business_id = $1
         returning id`,
        ['verde', testUserId('verde', 'cliente@demo.co'), line.state ?? '10_store_dispatch_products', line.total, placedAt, office],
      )
      await tx.run(
        `insert into order_lines (business_id, order_id, product_id, id, id_item, count, count_type, price_base, total_price, product)
         values ('verde', $1, $2, $2, 'sku', 1, 'units', $3, $3, jsonb_build_object('title', 'Producto ' || $2))`,
        [order?.id, line.product, line.total],
      )
    })
  }

  test('B-1-009: guests, admins, pickers and clients are refused', async () => {
    expect((await server.call(showSales, {})).status).toBe(401)
    for (const role of ['client', 'admin', 'picker', 'habeasAdmin'] as const)
      expect((await (await aShopper(server, 'verde', { role })).call(showSales, {})).status, role).toBe(403)
    expect((await superadmin.call(showSales, { from: '2026-02-02', to: '2026-02-01' })).body.code).toBe('RANGE_INVALID')
  })

  test('totals, average ticket, branches and best sellers of the range, beside as many days before; cancelled ones sell nothing', async () => {
    await soldAt(norte, '2024-05-10T12:00:00Z', { product: 'arroz', total: 30_001 })
    await soldAt(norte, '2024-05-11T12:00:00Z', { product: 'arroz', total: 10_000 })
    await soldAt(sur, '2024-05-11T12:00:00Z', { product: 'panela', total: 60_000 })
    await soldAt(sur, '2024-05-11T12:00:00Z', { product: 'panela', total: 99_000, state: '12_store_cancel_order' })
    await soldAt(norte, '2024-05-09T12:00:00Z', { product: 'sal', total: 50_000 })
    await soldAt(norte, '2024-05-07T12:00:00Z', { product: 'sal', total: 70_000 })
    const asked = { from: '2024-05-10', to: '2024-05-11' }
    const { data } = (await superadmin.call(showSales, asked)).body
    expect(data).toMatchObject({
      ...asked,
      totals: { sales: 100_001, orders: 3, average_ticket: 33_334 },
      before: { from: '2024-05-08', to: '2024-05-09', sales: 50_000, orders: 1, average_ticket: 50_000 },
    })
    expect(data.offices).toEqual([
      { office_id: sur, sales: 60_000, orders: 1, average_ticket: 60_000 },
      { office_id: norte, sales: 40_001, orders: 2, average_ticket: 20_001 },
    ])
    expect(data.best_sellers).toEqual([
      { id: 'panela', id_item: 'sku', title: 'Producto panela', orders: 1, sales: 60_000 },
      { id: 'arroz', id_item: 'sku', title: 'Producto arroz', orders: 2, sales: 40_001 },
    ])
    const alone = (await superadmin.call(showSales, { ...asked, office: norte })).body.data
    expect([alone.totals.sales, alone.before.sales, alone.offices.length, alone.best_sellers.length]).toEqual([40_001, 50_000, 1, 1])
    const azul = await aShopper(server, 'azul', { role: 'superadmin' })
    expect((await azul.call(showSales, asked)).body.data.totals.orders).toBe(0)
  })
})
