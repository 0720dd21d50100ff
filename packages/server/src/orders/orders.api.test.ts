import { roles } from '@plaza/contracts/account/role'
import { myData } from '@plaza/contracts/account/privacy.api'
import type { InputOf } from '@plaza/contracts/kernel/call'
import { mayMove } from '@plaza/contracts/orders/lifecycle'
import { orderStates, placedStates, type OrderState } from '@plaza/contracts/orders/order-state'
import { addOrderNote, changeOrder, getOrder, listOrders, myOrders, userOrders } from '@plaza/contracts/orders/orders.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { type ShelfProduct, shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'
import { forgetPersonInOrders } from './orders-of-person.ts'
import { cancelUnpaidOrders, unpaidReason } from './cancel-unpaid-orders.ts'

let server: TestServer
let admin: Shopper
let adminNorte: Shopper
let adminSur: Shopper
const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')

beforeAll(async () => {
  server = await startTestServer()
  await configure(server, 'verde', { bags_config: paperBags })
  admin = await aShopper(server, 'verde', { role: 'admin' })
  adminNorte = await aShopper(server, 'verde', { role: 'admin', branchId: norte })
  adminSur = await aShopper(server, 'verde', { role: 'admin', branchId: sur })
})
afterAll(() => server?.stop())

const rows = <Row>(sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.query<Row>(sql, ['verde', ...values]))
const problemOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code]

let serial = 0
async function aProduct(over: Partial<ShelfProduct> = {}) {
  const id = `o${++serial}`
  await stockShelves(server.db, 'verde', [{ id, price: 5000, stock: 10, ...over }])
  return shelfId('verde', id)
}

async function aPlacedOrder({ method = 'cash' as 'cash' | 'online', count = 2 } = {}) {
  const [ana, product] = [await aShopper(server), await aProduct()]
  const cart = await ana.adds(product, count)
  await ana.checksOut(cart.id, method)
  const { body } = await ana.places(cart.id)
  return { ana, product, id: cart.id, order: body.order }
}

const put = (id: string, state: OrderState) => rows('update orders set state = $3 where business_id = $1 and id = $2', id, state)
const stateOf = async (id: string) =>
  (await rows<{ state: OrderState }>('select state from orders where business_id = $1 and id = $2', id))[0]?.state
const stockOf = async (product: string) =>
  (
    await rows<{ stock: number }>(
      'select stock from product_branches where business_id = $1 and product_id = $2 and office_id = $3',
      product,
      norte,
    )
  )[0]?.stock
const tracesOf = async (id: string) =>
  (
    await rows<{ count: number }>(
      `select (select count(*) from order_state_updates where business_id = $1 and order_id = $2)::int
         + (select count(*) from outbox where business_id = $1 and payload -> 'payload' ->> 'orderId' = $2)::int as count`,
      id,
    )
  )[0]?.count

describe('internal notes', () => {
  test('B-6-001 A-33: guests, shoppers, the owner and staff of elsewhere write none; an empty one and a cart take none', async () => {
    const { id, ana } = await aPlacedOrder()
    const note = { id, text: 'Llamar antes de salir' }
    expect((await server.call(addOrderNote, note)).status).toBe(401)
    expect(problemOf(await ana.call(addOrderNote, note))).toEqual([403, 'FORBIDDEN'])
    for (const role of roles.filter((each) => !['admin', 'superadmin', 'hyperadmin'].includes(each)))
      expect([role, (await (await aShopper(server, 'verde', { role })).call(addOrderNote, note)).status]).toEqual([role, 403])
    expect(problemOf(await adminSur.call(addOrderNote, note))).toEqual([404, 'ORDER_NOT_FOUND'])
    const azul = await aShopper(server, 'azul', { role: 'superadmin' })
    expect(problemOf(await azul.call(addOrderNote, note))).toEqual([404, 'ORDER_NOT_FOUND'])
    expect(problemOf(await admin.call(addOrderNote, { id, text: '   ' }))).toEqual([400, 'VALIDATION'])
    expect(problemOf(await admin.call(addOrderNote, { id, text: 'x'.repeat(1001) }))).toEqual([400, 'VALIDATION'])
    const cart = await ana.adds(await aProduct())
    expect(problemOf(await admin.call(addOrderNote, { id: cart.id, text: 'x' }))).toEqual([404, 'ORDER_NOT_FOUND'])
    expect((await admin.call(getOrder, { id })).body.notes).toEqual([])
  })

  test('staff and the assigned picker read them in order; the owner, strangers and the copy of their data do not; the log hides the words', async () => {
    const { id, ana } = await aPlacedOrder()
    const picker = await aShopper(server, 'verde', { role: 'picker', branchId: norte })
    await admin.call(changeOrder, { id, delivery: { picker_id: picker.id } })
    const { note } = (await adminNorte.call(addOrderNote, { id, text: '  Portero difícil ' })).body
    expect(note).toMatchObject({ user: 'Ana Ramírez', text: 'Portero difícil' })
    await admin.call(addOrderNote, { id, text: 'Ya llamé' })
    for (const person of [admin, adminNorte, picker])
      expect((await person.call(getOrder, { id })).body.notes?.map(({ text }) => text)).toEqual(['Portero difícil', 'Ya llamé'])
    const others = [await ana.call(getOrder, { id }), await server.call(getOrder, { id }), await ana.call(myData, {})]
    for (const { body } of others) expect(JSON.stringify(body)).not.toContain('Portero')
    const log = await rows<{ after: object }>(
      `select after from audit_changes where business_id = $1 and entity = 'order_notes' and after::text like '%' || $2 || '%'`,
      id,
    )
    expect(log.length).toBeGreaterThan(0)
    expect(JSON.stringify(log)).not.toContain('Portero')
    await server.db.withTenant('verde', (tx) => forgetPersonInOrders(tx, ana.id))
    expect((await admin.call(getOrder, { id })).body.notes?.map(({ text }) => text)).toEqual(['***', '***'])
  })
})

describe('cancelling', () => {
  test('S-4-018 A-40: the reason is kept with the state and the shopper reads it; strangers do not', async () => {
    const { id, ana } = await aPlacedOrder()
    await admin.call(changeOrder, { id, state: '12_store_cancel_order', reason: 'Sin existencias' })
    expect((await ana.call(getOrder, { id })).body.order.state_updates.at(-1)?.reason).toBe('Sin existencias')
    expect((await server.call(getOrder, { id })).body.order.state_updates.at(-1)?.reason).toBeNull()
  })
})

describe('seeing one order', () => {
  test('S-7-066: unknown, of another business, by number as a stranger, and an open cart of somebody', async () => {
    const { order, id, ana } = await aPlacedOrder()
    const cart = await ana.adds(await aProduct())
    for (const asked of ['nada', '999999', String(order.id_order), cart.id]) {
      expect(problemOf(await server.call(getOrder, { id: asked }))).toEqual([404, 'ORDER_NOT_FOUND'])
    }
    expect(problemOf(await server.call(getOrder, { id }, { business: 'azul' }))).toEqual([404, 'ORDER_NOT_FOUND'])
  })

  test('A-34: guests, other shoppers and staff of another branch get products, state and totals, and no one by name', async () => {
    const { id, order } = await aPlacedOrder()
    for (const stranger of [null, await aShopper(server), adminSur]) {
      const { status, body } = stranger ? await stranger.call(getOrder, { id }) : await server.call(getOrder, { id })
      expect([status, body.client, body.order.allowedActions]).toEqual([200, null, []])
      expect(body.order).toMatchObject({
        state: '13_order_received',
        price_total_computed: order.price_total_computed,
        user: { fullname: 'A*** R***' },
      })
      expect(body.order.products).toHaveLength(1)
      expect(JSON.stringify(body)).not.toMatch(/Ramírez|Calle 15|Torre 2|3001234567|1144000111|portería|demo\.co/)
    }
  })

  test('S-7-066 A-43: the owner and staff see all, by id or number, with what they may do', async () => {
    const { ana, id, order } = await aPlacedOrder()
    const mine = await ana.call(getOrder, { id: String(order.id_order) })
    expect(mine.body.order).toMatchObject({ id, address_selected: { address: 'Calle 15 # 8 - 20' }, allowedActions: [] })
    expect(mine.body.client).toMatchObject({ name: 'Ana', phone: '3001234567' })
    const staff = await adminNorte.call(getOrder, { id })
    expect(staff.body.order.allowedActions).toEqual(['accept', 'dispatch', 'cancel', 'assign', 'print'])
    expect(staff.body.order.state_updates.map(({ state }) => state)).toEqual([
      '1_waiting_products',
      '3_waiting_paymethod',
      '4_waiting_setcomplete',
      '13_order_received',
    ])
  })
})

describe('moving an order', () => {
  test('S-7-067: not signed in, a client, the owner, every role but staff: nothing moves', async () => {
    const { ana, id } = await aPlacedOrder()
    const before = await tracesOf(id)
    expect(problemOf(await server.call(changeOrder, { id, state: '7_admin_cart_accept' }))).toEqual([401, 'UNAUTHENTICATED'])
    const others = roles.filter((role) => !['admin', 'superadmin', 'hyperadmin'].includes(role))
    for (const person of [ana, ...(await Promise.all(others.map((role) => aShopper(server, 'verde', { role }))))]) {
      for (const state of ['7_admin_cart_accept', '12_store_cancel_order', '6_payment_complete'] as const) {
        expect(problemOf(await person.call(changeOrder, { id, state }))).toEqual([403, 'FORBIDDEN'])
      }
    }
    expect([await stateOf(id), await tracesOf(id)]).toEqual(['13_order_received', before])
  })

  test('A-33: staff of another branch or business have no such order', async () => {
    const { id } = await aPlacedOrder()
    const azul = await aShopper(server, 'azul', { role: 'superadmin' })
    for (const person of [adminSur, azul]) {
      expect(problemOf(await person.call(changeOrder, { id, state: '7_admin_cart_accept' }))).toEqual([404, 'ORDER_NOT_FOUND'])
      expect(problemOf(await person.call(changeOrder, { id, delivery: { picker_id: null } }))).toEqual([404, 'ORDER_NOT_FOUND'])
    }
  })

  test('the owner cannot place or pay a cart by naming a state, staff cannot either', async () => {
    const ana = await aShopper(server)
    const cart = await ana.adds(await aProduct())
    await ana.checksOut(cart.id)
    expect(problemOf(await ana.call(changeOrder, { id: cart.id, state: '13_order_received' }))).toEqual([403, 'FORBIDDEN'])
    expect(problemOf(await admin.call(changeOrder, { id: cart.id, state: '13_order_received' }))).toEqual([409, 'ORDER_STATE'])
    const placed = await aPlacedOrder({ method: 'online' })
    expect(problemOf(await admin.call(changeOrder, { id: placed.id, state: '6_payment_complete' }))).toEqual([409, 'ORDER_STATE'])
  })

  test('S-4-001 S-4-015 A-40: all 13 × 13 pairs as staff: the table moves, everything else is refused without a trace', async () => {
    const { id } = await aPlacedOrder()
    for (const from of orderStates) {
      for (const to of orderStates) {
        await put(id, from)
        const before = await tracesOf(id)
        const answer = await admin.call(changeOrder, { id, state: to })
        const allowed = mayMove(from, to, 'staff')
        expect([from, to, answer.status, await stateOf(id)]).toEqual([from, to, allowed ? 200 : 409, allowed ? to : from])
        expect((await tracesOf(id)) as number).toBe((before as number) + (allowed ? 2 : 0))
        if (!allowed) expect(answer.body.message).toBe('No se puede completar la orden en este estado')
      }
    }
  })

  test('S-7-067 A-08: accepting is written with who and when, told to owner and branch, and nothing else of the body counts', async () => {
    const { ana, id } = await aPlacedOrder()
    const forged = { id, state: '7_admin_cart_accept' as const, price_total: 1, userId: admin.id, delivery: { picker_id: 'x' } }
    const { body } = await adminNorte.call(changeOrder, forged)
    expect(body.order).toMatchObject({
      state: '7_admin_cart_accept',
      price_total_computed: 15_500,
      userId: ana.id,
      allowedActions: ['dispatch', 'cancel', 'assign', 'select', 'invoice', 'print'],
    })
    expect(body.order.state_updates.at(-1)).toMatchObject({
      state: '7_admin_cart_accept',
      user: { id: adminNorte.id, name: 'Ana Ramírez' },
    })
    const told = await rows<{ payload: object }>(
      "select payload from outbox where business_id = $1 and payload -> 'payload' ->> 'orderId' = $2 order by id desc limit 1",
      id,
    )
    expect(told[0]?.payload).toEqual({
      rooms: [`user:${ana.id}`, 'staff', `branch:${norte}`],
      event: 'order:updated',
      payload: { orderId: id, state: '7_admin_cart_accept' },
    })
  })

  test('A-08: the same call at every path of the documents', async () => {
    for (const path of ['/api/v2/shopping-cart', '/api/v2/shopping-cart/{id}', '/api/v1/shopping_cart', '/api/admin/v1/shopping-cart/']) {
      const { id } = await aPlacedOrder()
      const response = await server.request(path.replace('{id}', id), {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-business': 'verde', authorization: `Bearer ${admin.token}` },
        body: JSON.stringify({ id, state: '7_admin_cart_accept' }),
      })
      expect([path, response.status, await stateOf(id)]).toEqual([path, 200, '7_admin_cart_accept'])
    }
  })

  test('two staff members accept at once: one does, the other hears the state', async () => {
    const { id } = await aPlacedOrder()
    const answers = await Promise.all([admin, adminNorte].map((person) => person.call(changeOrder, { id, state: '7_admin_cart_accept' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.data).toMatchObject({ state: '7_admin_cart_accept' })
  })

  test('A-40: cancelling gives the stock back exactly once, however often it is asked', async () => {
    const { id, product } = await aPlacedOrder({ count: 3 })
    expect(await stockOf(product)).toBe(7)
    const answers = await Promise.all(
      [...Array(5)].map(() => admin.call(changeOrder, { id, state: '12_store_cancel_order', reason: 'Cliente desistió' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await stockOf(product)).toBe(10)
    await put(id, '13_order_received')
    await admin.call(changeOrder, { id, state: '12_store_cancel_order' })
    expect(await stockOf(product)).toBe(10)
  })

  test('orders placed and cancelled against each other leave the shelf as it was', async () => {
    const [a, z] = [await aProduct({ stock: 50 }), await aProduct({ stock: 50 })]
    const placed = await Promise.all(
      [...Array(10)].map(async (_, index) => {
        const ana = await aShopper(server)
        const [first, second] = index % 2 ? [a, z] : [z, a]
        await ana.adds(first)
        const cart = await ana.adds(second)
        await ana.checksOut(cart.id)
        return { ana, id: cart.id }
      }),
    )
    await Promise.all(placed.slice(0, 5).map(({ ana, id }) => ana.places(id)))
    const answers = await Promise.all([
      ...placed.slice(5).map(({ ana, id }) => ana.places(id)),
      ...placed.slice(0, 5).map(({ id }) => admin.call(changeOrder, { id, state: '12_store_cancel_order' })),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect([await stockOf(a), await stockOf(z)]).toEqual([45, 45])
  })
})

describe('assigning people', () => {
  test('B-7-010: someone without that role, of another branch or another business, a finished order', async () => {
    const { id } = await aPlacedOrder()
    const strange = [
      await aShopper(server),
      await aShopper(server, 'verde', { role: 'picker', branchId: sur }),
      await aShopper(server, 'azul', { role: 'picker' }),
    ]
    for (const person of strange)
      expect(problemOf(await admin.call(changeOrder, { id, delivery: { picker_id: person.id } }))).toEqual([409, 'ORDER_STAFF_INVALID'])
    await put(id, '10_store_dispatch_products')
    expect(problemOf(await admin.call(changeOrder, { id, delivery: { picker_id: null } }))).toEqual([409, 'ORDER_STATE'])
    expect(problemOf(await admin.call(changeOrder, { id }))).toEqual([400, 'VALIDATION'])
  })

  test('B-7-010 A-35: names are ours, the state stays, and the assigned see the order and move their part', async () => {
    const { id } = await aPlacedOrder()
    const [picker, courier] = [
      await aShopper(server, 'verde', { role: 'picker', branchId: norte }),
      await aShopper(server, 'verde', { role: 'delivery' }),
    ]
    const { body } = await adminNorte.call(changeOrder, {
      id,
      delivery: { picker_id: picker.id, picker_name: 'Falso', delivery_id: courier.id },
    })
    expect(body.order).toMatchObject({ state: '13_order_received', delivery: { picker_name: 'Ana Ramírez', delivery_id: courier.id } })
    expect(body.order.delivery?.assigned_history).toHaveLength(1)
    for (const person of [picker, courier])
      expect((await person.call(getOrder, { id })).body.order.address_selected?.address).toBe('Calle 15 # 8 - 20')
    expect(problemOf(await courier.call(changeOrder, { id, state: '8_store_select_products' }))).toEqual([403, 'FORBIDDEN'])
    expect(problemOf(await picker.call(changeOrder, { id, state: '8_store_select_products' }))).toEqual([409, 'ORDER_STATE'])
    expect(problemOf(await picker.call(changeOrder, { id, state: '12_store_cancel_order' }))).toEqual([403, 'FORBIDDEN'])
    await admin.call(changeOrder, { id, state: '7_admin_cart_accept' })
    expect((await picker.call(changeOrder, { id, state: '8_store_select_products' })).status).toBe(200)
  })
})

describe('lists', () => {
  test('B-7-007: staff only', async () => {
    expect((await server.call(listOrders, {})).status).toBe(401)
    expect((await (await aShopper(server)).call(listOrders, {})).status).toBe(403)
    expect((await (await aShopper(server, 'verde', { role: 'habeasAdmin' })).call(listOrders, {})).status).toBe(403)
    expect(problemOf(await admin.call(listOrders, { lastCreatedAt: '2026-99-99' }))).toEqual([400, 'VALIDATION'])
  })

  test('B-6-008 A-33: staff bound to a branch see that branch, whatever they ask for', async () => {
    await aPlacedOrder()
    const forged = await adminSur.call(listOrders, { branch_office_id: norte })
    expect([forged.body.data.orders, forged.body.data.counts]).toEqual([[], {}])
    const own = await adminNorte.call(listOrders, { limit: 5 })
    expect(new Set(own.body.data.orders.map((order) => order.branch_office_id))).toEqual(new Set([norte]))
  })

  test('S-1-002: another business sees none of it', async () => {
    const azul = await aShopper(server, 'azul', { role: 'superadmin' })
    expect((await azul.call(listOrders, {})).body.data).toMatchObject({ orders: [], counts: {} })
  })

  test('B-7-007 B-7-009 A-42: filters, counts that ignore state and page, open carts only when asked for', async () => {
    const { ana, order, id } = await aPlacedOrder({ count: 5 })
    await ana.adds(await aProduct())
    const byNumber = await admin.call(listOrders, { order_number: String(order.id_order), state: '12_store_cancel_order' })
    expect(byNumber.body.data).toMatchObject({ orders: [], counts: { '13_order_received': 1 } })
    const found = await admin.call(listOrders, {
      order_number: String(order.id_order),
      price_min: 30_000,
      price_max: 31_000,
      type: 'delivery',
    })
    expect(found.body.data.orders.map((each) => each.id)).toEqual([id])
    expect(found.body.data.orders[0]).toMatchObject({
      products: [{ count: 5 }],
      allowedActions: ['accept', 'dispatch', 'cancel', 'assign', 'print'],
    })
    expect((await admin.call(listOrders, { order_number: 'x' })).body.data.orders).toEqual([])
    expect((await admin.call(listOrders, { price_total: order.price_total_computed + 1 })).body.data.orders).toEqual([])
    const all = (await admin.call(listOrders, { limit: 200 })).body.data
    expect(all.orders.every((each) => placedStates.includes(each.state))).toBe(true)
    const open = (await admin.call(listOrders, { state: '1_waiting_products' })).body.data
    expect(open.orders.length).toBeGreaterThan(0)
    const [cart] = open.orders
    const priced = { state: '1_waiting_products', price_total: cart?.price_total_computed } as const
    expect((await admin.call(listOrders, priced)).body.data.orders.map((each) => each.id)).toContain(cart?.id)
    expect(open.orders.length).toBe(open.pagination.totalCount)
  })

  test('B-7-009 A-42: amounts are whole pesos: no fraction equals one, a range begins and ends within it, and what no amount reaches finds nothing', async () => {
    const { order, id } = await aPlacedOrder({ count: 3 })
    const total = order.price_total_computed
    const found = async (range: Pick<InputOf<typeof listOrders>, 'price_min' | 'price_max' | 'price_total'>) => {
      const { data } = (await admin.call(listOrders, { order_number: String(order.id_order), ...range })).body
      expect(data.counts).toEqual(data.orders.length > 0 ? { '13_order_received': 1 } : {})
      return data.orders.some((each) => each.id === id)
    }
    for (const nothing of [
      { price_total: total + 0.5 },
      { price_total: 1e12 },
      { price_total: total, price_min: total + 1 },
      { price_min: total + 0.1 },
      { price_max: total - 0.1 },
      { price_min: total + 1, price_max: total - 1 },
      { price_min: 1e12 },
      { price_max: -1e12 },
    ]) {
      expect(await found(nothing), JSON.stringify(nothing)).toBe(false)
    }
    for (const range of [
      { price_total: total },
      { price_total: total, price_max: total + 0.5 },
      { price_min: total - 0.1, price_max: total + 0.1 },
      { price_min: total, price_max: total },
      { price_min: -1e12, price_max: 1e12 },
    ]) {
      expect(await found(range), JSON.stringify(range)).toBe(true)
    }
  })

  test('B-2-034: by the days it was placed on in Bogotá, by a part of the name and of the telephone; the counts obey too', async () => {
    const early = await aPlacedOrder()
    const late = await aPlacedOrder()
    await rows(
      `update orders set placed_at = '2025-03-05T04:59:59Z', user_fullname = 'Íngrid Peñaloza' where business_id = $1 and id = $2`,
      early.id,
    )
    await rows(`update orders set placed_at = '2025-03-05T05:00:00Z' where business_id = $1 and id = $2`, late.id)
    await rows(`update users set phone = '+57 315 777 1234' where business_id = $1 and id = $2`, late.ana.id)
    const found = async (filter: InputOf<typeof listOrders>) => {
      const { data } = (await admin.call(listOrders, filter)).body
      const counted = Object.values(data.counts).reduce((sum, count) => sum + count, 0)
      expect([counted, data.pagination.totalCount]).toEqual([data.orders.length, data.orders.length])
      return data.orders.map(({ id }) => id)
    }
    expect(await found({ from: '2025-03-04', to: '2025-03-04' })).toEqual([early.id])
    expect(await found({ from: '2025-03-05', to: '2025-03-05' })).toEqual([late.id])
    expect(await found({ to: '2025-03-05', from: '2025-03-04' })).toEqual([late.id, early.id])
    expect(await found({ customer: 'ingrid pena' })).toEqual([early.id])
    expect(await found({ customer: 'ingrid%' })).toEqual([])
    expect(await found({ phone: '315 777-12' })).toEqual([late.id])
    expect(await found({ phone: 'nadie' })).toEqual([])
    expect((await admin.call(listOrders, { from: '2025-02-30' })).status).toBe(400)
    const elsewhere = (await adminSur.call(listOrders, { phone: '3157771234' })).body.data
    expect([elsewhere.orders, elsewhere.counts]).toEqual([[], {}])
  })

  test('B-7-008 A-42: newest first, and the date of the last one continues the list without a gap', async () => {
    for (let i = 0; i < 4; i++) await aPlacedOrder()
    const all = (await admin.call(listOrders, { limit: 200 })).body.data.orders.map((order) => order.id)
    const seen: string[] = []
    let last: string | undefined
    for (let page = 1; page <= Math.ceil(all.length / 3) + 1; page++) {
      const { body } = await admin.call(listOrders, { limit: 3, page, ...(last ? { lastCreatedAt: last } : {}) })
      seen.push(...body.data.orders.map((order) => order.id))
      last = body.data.orders.at(-1)?.creationDate ?? last
    }
    expect(seen).toEqual(all)
  })

  test('B-7-008: oldest first on demand, and the cursor leads on to the newer ones', async () => {
    for (let i = 0; i < 4; i++) await aPlacedOrder()
    const newest = (await admin.call(listOrders, { limit: 200 })).body.data.orders.map((order) => order.id)
    const first = (await admin.call(listOrders, { limit: 3, direction: 'asc' })).body.data.orders
    const cursor = first.at(-1)?.creationDate ?? ''
    const rest = (await admin.call(listOrders, { limit: 200, direction: 'asc', lastCreatedAt: cursor })).body.data.orders
    expect([...first, ...rest].map((order) => order.id)).toEqual(newest.toReversed())
  })

  test('A-42: a page number skips ten thousand orders at most; behind them only the cursor leads, at any page', async () => {
    await aPlacedOrder()
    expect((await admin.call(listOrders, { page: 201, limit: 50 })).body.data.orders).toEqual([])
    const deep = await admin.call(listOrders, { page: 202, limit: 50 })
    expect([...problemOf(deep), deep.body.details?.[0]?.field]).toEqual([400, 'VALIDATION', 'page'])
    const now = new Date(Date.now() + 60_000).toISOString()
    const first = (await admin.call(listOrders, { limit: 3 })).body.data.orders.map(({ id }) => id)
    const behind = await admin.call(listOrders, { page: 90_000, limit: 3, lastCreatedAt: now })
    expect(behind.body.data.orders.map(({ id }) => id)).toEqual(first)
  })

  test('S-7-070 S-7-080: my orders by threes, a user’s by tens, nobody else’s', async () => {
    const { ana, id } = await aPlacedOrder()
    const other = await aPlacedOrder()
    expect((await server.call(myOrders, {})).status).toBe(401)
    expect(problemOf(await other.ana.call(userOrders, { id: ana.id }))).toEqual([403, 'FORBIDDEN'])
    const mine = (await ana.call(myOrders, {})).body.data
    expect([mine.orders.map((order) => order.id), mine.pagination]).toMatchObject([
      [id],
      { page: 1, limit: 3, totalCount: 1, hasNextPage: false },
    ])
    for (const person of [ana, admin, adminNorte]) {
      const { data } = (await person.call(userOrders, { id: ana.id })).body
      expect([data.orders.map((order) => order.id), data.pagination.limit]).toEqual([[id], 10])
    }
    expect((await adminSur.call(userOrders, { id: ana.id })).body.data.orders).toEqual([])
  })
})

describe('online orders nobody pays (A-40)', () => {
  test('are cancelled after the hold, with the reason and their stock; others and paid ones stay', async () => {
    const [unpaid, failed, paid, fresh] = [
      await aPlacedOrder({ method: 'online' }),
      await aPlacedOrder({ method: 'online' }),
      await aPlacedOrder({ method: 'online' }),
      await aPlacedOrder({ method: 'online' }),
    ]
    await put(failed.id, '11_store_onlinepayment_fail')
    await put(paid.id, '6_payment_complete')
    await rows("update orders set placed_at = placed_at - interval '30 minutes' where business_id = $1 and id = any($2)", [
      unpaid.id,
      failed.id,
      paid.id,
    ])
    const [first, second] = await Promise.all([cancelUnpaidOrders(server.uses), cancelUnpaidOrders(server.uses)])
    expect(first + second).toBe(2)
    expect(await Promise.all([unpaid, failed, paid, fresh].map(({ id }) => stateOf(id)))).toEqual([
      '12_store_cancel_order',
      '12_store_cancel_order',
      '6_payment_complete',
      '5_waiting_online_payment',
    ])
    expect([await stockOf(unpaid.product), await stockOf(paid.product)]).toEqual([10, 8])
    const { body } = await unpaid.ana.call(getOrder, { id: unpaid.id })
    expect(body.order.state_updates.at(-1)).toMatchObject({ state: '12_store_cancel_order', user: null, reason: unpaidReason })
  })

  test('a business may hold longer', async () => {
    await configure(server, 'verde', { payment_hold_minutes: 60 })
    const { id } = await aPlacedOrder({ method: 'online' })
    await rows("update orders set placed_at = placed_at - interval '59 minutes' where business_id = $1 and id = $2", id)
    await cancelUnpaidOrders(server.uses)
    expect(await stateOf(id)).toBe('5_waiting_online_payment')
  })
})
