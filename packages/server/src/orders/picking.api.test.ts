import { roles } from '@plaza/contracts/account/role'
import { addProduct } from '@plaza/contracts/cart/cart.api'
import type { Order } from '@plaza/contracts/orders/order.entity'
import type { OrderState } from '@plaza/contracts/orders/order-state'
import { changeOrder, getHandOff, getOrder, listOrders } from '@plaza/contracts/orders/orders.api'
import { answerReplacement, assignedOrders, pickLine, proposeReplacement } from '@plaza/contracts/orders/picking.api'
import { listPayments, recordRefund } from '@plaza/contracts/payments/payments.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { mailsTo } from '../testing/messages.ts'
import { type ShelfProduct, shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'
import { countByState, foldTallies } from './order-list.repository.ts'

let server: TestServer
let admin: Shopper
let adminSur: Shopper
let picker: Shopper
const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')

beforeAll(async () => {
  server = await startTestServer()
  await configure(server, 'verde', { bags_config: paperBags })
  admin = await aShopper(server, 'verde', { role: 'admin', branchId: norte })
  adminSur = await aShopper(server, 'verde', { role: 'admin', branchId: sur })
  picker = await aShopper(server, 'verde', { role: 'picker', branchId: norte })
})
afterAll(() => server?.stop())

const rows = <Row>(sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.query<Row>(sql, ['verde', ...values]))
const problemOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code]

let serial = 0
async function aProduct(over: Partial<ShelfProduct> = {}) {
  const id = `pick${++serial}`
  await stockShelves(server.db, 'verde', [{ id, title: `Producto ${serial}`, price: 5000, stock: 100, ...over }])
  return shelfId('verde', id)
}

/** Tomatoes by the 125 g, $8 a gram. */
async function aWeighedProduct() {
  const id = await aProduct({ price: 8000, stock: 50_000 })
  await rows(`update products set count_type = 'grams', unit_gram = 125, only_buy_units = false where business_id = $1 and id = $2`, id)
  await rows(`update product_branches set quantity_pum = 1000 where business_id = $1 and product_id = $2`, id)
  return id
}

/** An order of two things, being picked: three of one by the piece, four steps (500 g) of one by weight. */
async function anOrderInSelection({ method = 'cash' as 'cash' | 'online', paid = false } = {}) {
  const [ana, milk, tomato] = [await aShopper(server), await aProduct(), await aWeighedProduct()]
  await ana.adds(milk, 3)
  const { cart } = (await ana.call(addProduct, { product: tomato, count: 4, countType: 'grams' })).body
  const ready = await ana.checksOut(cart.id, method)
  const { body } = await ana.places(cart.id)
  const id = cart.id
  if (paid) await pay(id, ready.price_total_computed)
  await put(id, '8_store_select_products')
  await admin.call(changeOrder, { id, delivery: { picker_id: picker.id } })
  return { ana, milk, tomato, id, order: body.order, total: ready.price_total_computed }
}

const pay = (id: string, amount: number) =>
  rows(
    `insert into payments (business_id, gateway, transaction_id, order_id, status, amount_in_cents, currency, creation_date, last_update_date)
     values ($1, 'wompi', 'pago-' || $2, $2, 'approved', $3, 'COP', now(), now())`,
    id,
    amount * 100,
  )
const put = (id: string, state: OrderState) => rows('update orders set state = $3 where business_id = $1 and id = $2', id, state)
const stockOf = async (product: string) =>
  (
    await rows<{ stock: number }>(
      'select stock from product_branches where business_id = $1 and product_id = $2 and office_id = $3',
      product,
      norte,
    )
  )[0]?.stock
const lineOf = (order: Order, product: string) => order.products.find(({ id }) => id === product)

describe('who may pick', () => {
  test('B-6-001 A-35: every role but staff and the assigned picker is refused; without module delivery_picker everybody', async () => {
    const { id, milk } = await anOrderInSelection()
    const input = { id, productId: milk, mark: 'found' as const }
    expect((await server.call(pickLine, input)).status).toBe(401)
    for (const role of roles.filter((each) => !['admin', 'superadmin', 'hyperadmin'].includes(each))) {
      const person = await aShopper(server, 'verde', { role })
      expect([role, ...problemOf(await person.call(pickLine, input))]).toEqual([role, 403, 'FORBIDDEN'])
    }
    expect(problemOf(await adminSur.call(pickLine, input))).toEqual([404, 'ORDER_NOT_FOUND'])
    const azul = await aShopper(server, 'azul', { role: 'superadmin' })
    expect(problemOf(await azul.call(pickLine, input))).toEqual([403, 'FORBIDDEN'])
    expect((await picker.call(pickLine, input)).status).toBe(200)
    expect((await admin.call(pickLine, input)).status).toBe(200)
  })

  test('A-40: only while products are being selected, only what is in the order, never more than was ordered', async () => {
    const { id, milk, tomato } = await anOrderInSelection()
    expect(problemOf(await picker.call(pickLine, { id, productId: 'nada', mark: 'found' }))).toEqual([404, 'ORDER_LINE_NOT_FOUND'])
    expect(problemOf(await picker.call(pickLine, { id, productId: milk, mark: 'found', found: 4 }))).toEqual([409, 'ORDER_LINE_TOO_MUCH'])
    const heavy = await picker.call(pickLine, { id, productId: tomato, mark: 'found', found: 601 })
    expect([...problemOf(heavy), heavy.body.data]).toEqual([409, 'ORDER_LINE_TOO_MUCH', { most: 600, amount: '600 g' }])
    expect((await picker.call(pickLine, { id, productId: milk, mark: 'found', found: 0 })).status).toBe(400)
    await put(id, '7_admin_cart_accept')
    expect(problemOf(await picker.call(pickLine, { id, productId: milk, mark: 'found' }))).toEqual([409, 'ORDER_NOT_PICKING'])
  })

  test('A-35: a picker finds the orders given to them, the oldest first, and nobody else’s', async () => {
    const mine = await aShopper(server, 'verde', { role: 'picker' })
    const courier = await aShopper(server, 'verde', { role: 'delivery' })
    const [first, second, done] = [await anOrderInSelection(), await anOrderInSelection(), await anOrderInSelection()]
    for (const { id } of [second, first, done])
      await admin.call(changeOrder, { id, delivery: { picker_id: mine.id, delivery_id: courier.id } })
    await put(done.id, '10_store_dispatch_products')
    for (const [person, ids] of [
      [mine, [first.id, second.id]],
      [courier, [first.id, second.id, done.id]],
    ] as const) {
      const { orders } = (await person.call(assignedOrders, {})).body.data
      expect(orders.map(({ id }) => id)).toEqual(ids)
      expect(orders[0]?.address_selected?.address).toBe('Calle 15 # 8 - 20')
    }
    await rows("update orders set last_update = now() - interval '25 hours' where business_id = $1 and id = $2", done.id)
    expect((await courier.call(assignedOrders, {})).body.data.orders.map(({ id }) => id)).toEqual([first.id, second.id])
    expect((await (await aShopper(server)).call(assignedOrders, {})).status).toBe(403)
  })
})

describe('what was found', () => {
  test('S-3-061: weighed less, fewer pieces, missing, and back again: the server works line and totals out anew', async () => {
    const { id, milk, tomato, total, ana } = await anOrderInSelection()
    const less = await picker.call(pickLine, { id, productId: tomato, mark: 'found', found: 400 })
    expect(lineOf(less.body.order, tomato)).toMatchObject({
      totalPrice: 3200,
      countDisplayForceGrams: '400 g',
      picking: { mark: 'found', found: 400, ordered_total: 4000 },
    })
    expect(less.body.order).toMatchObject({ price_total: total, price_total_computed: total - 800 })
    const fewer = await picker.call(pickLine, { id, productId: milk, mark: 'found', found: 2 })
    expect(fewer.body.order.price_total_computed).toBe(total - 800 - 5000)
    const none = await picker.call(pickLine, { id, productId: milk, mark: 'missing' })
    expect(none.body.order).toMatchObject({
      price_total_computed: total - 800 - 15_000,
      delivery: { products_approved_ids: [tomato], products_rejected_ids: [milk], products_modified: [tomato] },
    })
    const heavy = await picker.call(pickLine, { id, productId: tomato, mark: 'found', found: 590 })
    expect(lineOf(heavy.body.order, tomato)?.totalPrice).toBe(4000)
    const seen = (await ana.call(getOrder, { id })).body
    expect([seen.order.price_total_computed, seen.changes]).toEqual([total - 15_000, undefined])
    for (const productId of [milk, tomato]) await picker.call(pickLine, { id, productId, mark: null })
    expect((await ana.call(getOrder, { id })).body.order.price_total_computed).toBe(total)
    const changes = (await admin.call(getOrder, { id })).body.changes ?? []
    expect(changes.map(({ what }) => what)).toContain('Encontró 400 g de 500 g de ' + lineOf(seen.order, tomato)?.product.title)
    expect(changes.every(({ user }) => user === 'Ana Ramírez')).toBe(true)
  })

  test('A-61: a percentage coupon follows what is left, to the peso', async () => {
    const { id, milk } = await anOrderInSelection()
    const coupon = { idCoupon: 'c', code: 'diez', type: 'total_cart', value: 0, percentage: 10, stackLimit: 1 }
    await rows('update orders set coupons_applyed = $3 where business_id = $1 and id = $2', id, JSON.stringify([coupon]))
    const { body } = await picker.call(pickLine, { id, productId: milk, mark: 'found', found: 1 })
    expect(body.order).toMatchObject({ price_subtotal_computed: 9000, coupons_total: 900 })
    const { price_subtotal_computed, coupons_total, price_total_bags, price_domicile, price_total_computed } = body.order
    expect(price_total_computed).toBe(price_subtotal_computed - coupons_total + price_total_bags + price_domicile)
  })

  test('what is not there is neither handed over nor charged', async () => {
    const { id, milk, tomato } = await anOrderInSelection()
    await picker.call(pickLine, { id, productId: milk, mark: 'missing' })
    await picker.call(pickLine, { id, productId: tomato, mark: 'found', found: 480 })
    const { document } = (await admin.call(getHandOff, { id })).body
    expect(document.lines).toMatchObject([{ product_id: tomato, quantity: 480, unit: 'GRM', gross: 3840 }])
  })
})

describe('A-40: stock of an order cancelled while it is picked', () => {
  /** What comes back to the shelf of 3 pieces and 500 g that were taken. */
  const givenBack = async ({ id, milk, tomato }: Awaited<ReturnType<typeof anOrderInSelection>>) => {
    const [milks, tomatoes] = [(await stockOf(milk)) ?? 0, (await stockOf(tomato)) ?? 0]
    expect((await admin.call(changeOrder, { id, state: '12_store_cancel_order' })).status).toBe(200)
    return { milk: ((await stockOf(milk)) ?? 0) - milks, tomato: ((await stockOf(tomato)) ?? 0) - tomatoes }
  }

  test('a missing line gives nothing back, a found one what was found', async () => {
    const picked = await anOrderInSelection()
    await picker.call(pickLine, { id: picked.id, productId: picked.milk, mark: 'missing' })
    await picker.call(pickLine, { id: picked.id, productId: picked.tomato, mark: 'found', found: 480 })
    expect(await givenBack(picked)).toEqual({ milk: 0, tomato: 480 })
  })

  test('two of three pieces give two back; more grams than were taken give no more than were', async () => {
    const picked = await anOrderInSelection()
    await picker.call(pickLine, { id: picked.id, productId: picked.milk, mark: 'found', found: 2 })
    await picker.call(pickLine, { id: picked.id, productId: picked.tomato, mark: 'found', found: 590 })
    expect(await givenBack(picked)).toEqual({ milk: 2, tomato: 500 })
  })

  test('pieces of what is kept by weight give back their grams', async () => {
    const picked = await anOrderInSelection()
    await rows(
      'update order_lines set stock_taken = 1000 where business_id = $1 and order_id = $2 and product_id = $3',
      picked.id,
      picked.milk,
    )
    await picker.call(pickLine, { id: picked.id, productId: picked.milk, mark: 'found', found: 2 })
    expect(await givenBack(picked)).toEqual({ milk: 666, tomato: 500 })
  })

  test('a line found without a count gives back all it took, as does one whose mark was taken off and one nobody looked for', async () => {
    const picked = await anOrderInSelection()
    await picker.call(pickLine, { id: picked.id, productId: picked.milk, mark: 'found' })
    await picker.call(pickLine, { id: picked.id, productId: picked.tomato, mark: 'found', found: 100 })
    await picker.call(pickLine, { id: picked.id, productId: picked.tomato, mark: null })
    expect(await givenBack(picked)).toEqual({ milk: 3, tomato: 500 })
    expect(await givenBack(await anOrderInSelection())).toEqual({ milk: 3, tomato: 500 })
  })

  test('what was replaced gives nothing back, what stands in its place its own, or what of it was found', async () => {
    for (const [found, back] of [
      [undefined, 3],
      [1, 1],
    ] as const) {
      const picked = await anOrderInSelection()
      const { id, milk, ana } = picked
      const other = await aProduct({ stock: 10 })
      await picker.call(proposeReplacement, { id, productId: milk, replacement_id: other, count: 3 })
      await ana.call(answerReplacement, { id, productId: milk, accept: true })
      if (found) expect((await picker.call(pickLine, { id, productId: other, mark: 'found', found })).status).toBe(200)
      expect(await stockOf(other)).toBe(7)
      expect(await givenBack(picked)).toEqual({ milk: 0, tomato: 500 })
      expect(await stockOf(other)).toBe(7 + back)
    }
  })
})

test('the owner hears by mail of a proposed replacement, of the departure and of a cancellation with its reason', async () => {
  const { ana, id, milk } = await anOrderInSelection()
  const other = await aProduct({ stock: 10 })
  await picker.call(proposeReplacement, { id, productId: milk, replacement_id: other, count: 3 })
  await ana.call(answerReplacement, { id, productId: milk, accept: true })
  await put(id, '9_store_invoice_products')
  await admin.call(changeOrder, { id, state: '10_store_dispatch_products' })
  const [, proposed, dispatched] = await mailsTo(server, `${ana.id}@demo.co`)
  expect(proposed?.body).toMatch(/^No encontramos .+ y te proponemos .+ ¿Lo aceptas\?/)
  expect(proposed?.body).toContain(`/shoppingcart-detail/${id}`)
  expect(dispatched?.body).toMatch(/^Va en camino\.\n\nTotal: \$/)

  const second = await anOrderInSelection()
  await admin.call(changeOrder, { id: second.id, state: '12_store_cancel_order', reason: 'Sin repartidor' })
  const [, cancelled] = await mailsTo(server, `${second.ana.id}@demo.co`)
  expect(cancelled?.body).toMatch(/^Lo cancelamos\.\n\nMotivo: Sin repartidor\n\nhttp/)
})

describe('replacements', () => {
  test('refused: a product of the order, one that is not sold there, too much of it, a missing line', async () => {
    const { id, milk, tomato } = await anOrderInSelection()
    const scarce = await aProduct({ stock: 1 })
    const hidden = await aProduct({ inactive: true })
    for (const [replacement_id, count] of [
      [tomato, 1],
      ['nada', 1],
      [hidden, 1],
      [scarce, 2],
    ] as const)
      expect(problemOf(await picker.call(proposeReplacement, { id, productId: milk, replacement_id, count }))).toEqual([
        409,
        'ORDER_REPLACEMENT_INVALID',
      ])
    expect(problemOf(await picker.call(proposeReplacement, { id, productId: 'nada', replacement_id: scarce, count: 1 }))).toEqual([
      404,
      'ORDER_LINE_NOT_FOUND',
    ])
  })

  test('the owner alone answers, once; a yes costs no more than what it replaces and takes its stock', async () => {
    const { id, milk, tomato, total, ana } = await anOrderInSelection()
    const dear = await aProduct({ price: 9000, stock: 10 })
    await rows("update products set iva_class = 'exento' where business_id = $1 and id = $2", dear)
    const proposed = await picker.call(proposeReplacement, { id, productId: milk, replacement_id: dear, count: 3 })
    expect(lineOf(proposed.body.order, milk)?.picking?.replacement).toMatchObject({ product_id: dear, totalPrice: 15_000, answer: null })
    expect(proposed.body.order.price_total_computed).toBe(total - 15_000)
    const yes = { id, productId: milk, accept: true }
    for (const stranger of [await aShopper(server), picker, admin])
      expect(problemOf(await stranger.call(answerReplacement, yes))).toEqual([404, 'ORDER_NOT_FOUND'])
    const answers = await Promise.all([ana.call(answerReplacement, yes), ana.call(answerReplacement, yes)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { order } = (await ana.call(getOrder, { id })).body
    expect(order.price_total_computed).toBe(total)
    expect(lineOf(order, milk)).toMatchObject({ is_replaced: true, replaced_product_id: dear, totalPrice: 0 })
    expect(lineOf(order, dear)).toMatchObject({ original_product_id: milk, totalPrice: 15_000, picking: { mark: 'found' } })
    expect(await stockOf(dear)).toBe(7)
    expect(problemOf(await picker.call(pickLine, { id, productId: milk, mark: 'found' }))).toEqual([409, 'ORDER_REPLACEMENT_ANSWERED'])
    await rows('update products set iva_class = null where business_id = $1 and id = $2', dear)
    const { document } = (await admin.call(getHandOff, { id })).body
    expect(document.lines.map(({ product_id }) => product_id).sort()).toEqual([dear, tomato].sort())
    expect(document.lines.find(({ product_id }) => product_id === dear)?.iva_class).toBe('exento')
    await admin.call(changeOrder, { id, state: '12_store_cancel_order' })
    expect(await stockOf(dear)).toBe(10)
  })

  test('a no, an answer after the picking, and one whose product sold out meanwhile change nothing', async () => {
    const { id, milk, total, ana } = await anOrderInSelection()
    const other = await aProduct({ stock: 3 })
    await picker.call(proposeReplacement, { id, productId: milk, replacement_id: other, count: 3 })
    await rows('update product_branches set stock = 2 where business_id = $1 and product_id = $2', other)
    expect(problemOf(await ana.call(answerReplacement, { id, productId: milk, accept: true }))).toEqual([409, 'ORDER_REPLACEMENT_INVALID'])
    const no = await ana.call(answerReplacement, { id, productId: milk, accept: false })
    expect(lineOf(no.body.order, milk)?.picking?.replacement?.answer).toBe('declined')
    expect(no.body.order.price_total_computed).toBe(total - 15_000)
    await picker.call(proposeReplacement, { id, productId: milk, replacement_id: other, count: 1 })
    await picker.call(changeOrder, { id, state: '9_store_invoice_products' })
    expect(problemOf(await ana.call(answerReplacement, { id, productId: milk, accept: true }))).toEqual([409, 'ORDER_REPLACEMENT_ANSWERED'])
    expect(await stockOf(other)).toBe(2)
  })

  test('A-122: each mark and each proposal is told to owner, picker and branch', async () => {
    const { id, milk, ana } = await anOrderInSelection()
    await picker.call(pickLine, { id, productId: milk, mark: 'found' })
    const told = await rows<{ payload: { rooms: string[]; payload: object } }>(
      "select payload from outbox where business_id = $1 and payload -> 'payload' ->> 'orderId' = $2 order by id desc limit 1",
      id,
    )
    expect(told[0]?.payload.rooms).toEqual([`user:${ana.id}`, `user:${picker.id}`, 'staff', `branch:${norte}`])
    expect(told[0]?.payload.payload).toEqual({ orderId: id, state: '8_store_select_products' })
  })
})

describe('money that goes back', () => {
  const due = async (id: string) =>
    (await admin.call(listPayments, { to_refund: 'true', limit: 200 })).body.data.payments.find(({ order_id }) => order_id === id)

  test('when less was found than paid for, once the picking is over; marked done once, with who, when and what', async () => {
    const { id, milk, total, order } = await anOrderInSelection({ method: 'online', paid: true })
    await picker.call(pickLine, { id, productId: milk, mark: 'found', found: 1 })
    expect(await due(id)).toBeUndefined()
    await picker.call(changeOrder, { id, state: '9_store_invoice_products' })
    expect(await due(id)).toMatchObject({ amount: total, refund_due: 10_000, refund_done: 0, to_refund: true, id_order: order.id_order })
    const refund = { gateway: 'wompi' as const, transaction_id: `pago-${id}`, amount: 10_000, note: 'Devuelto en Wompi' }
    expect((await (await aShopper(server)).call(recordRefund, refund)).status).toBe(403)
    expect(problemOf(await adminSur.call(recordRefund, refund))).toEqual([404, 'REFUND_UNKNOWN'])
    const wrong = await admin.call(recordRefund, { ...refund, amount: 9000 })
    expect([...problemOf(wrong), wrong.body.data]).toEqual([409, 'REFUND_CHANGED', { due: 10_000 }])
    const answers = await Promise.all([admin.call(recordRefund, refund), admin.call(recordRefund, refund)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await due(id)).toBeUndefined()
    const all = (await admin.call(listPayments, { limit: 200 })).body.data.payments.find(({ order_id }) => order_id === id)
    expect(all).toMatchObject({ to_refund: false, refund_done: 10_000, refunded_by: 'Ana Ramírez', refund_note: 'Devuelto en Wompi' })
    // Cancelled afterwards, the rest follows.
    await admin.call(changeOrder, { id, state: '12_store_cancel_order' })
    expect(await due(id)).toMatchObject({ refund_due: total, refund_done: 10_000 })
  })

  test('an order all of which was found owes nothing', async () => {
    const { id } = await anOrderInSelection({ method: 'online', paid: true })
    await picker.call(changeOrder, { id, state: '9_store_invoice_products' })
    expect(await due(id)).toBeUndefined()
  })
})

describe('two at once', () => {
  test('B-4-005: whoever assigns over an assignment they have not seen is told, and the first stays', async () => {
    const { id } = await anOrderInSelection()
    const other = await aShopper(server, 'verde', { role: 'picker' })
    const seen = (await admin.call(getOrder, { id })).body.order.last_update ?? null
    const first = await admin.call(changeOrder, { id, delivery: { picker_id: other.id }, seen })
    expect(first.body.order.delivery?.picker_id).toBe(other.id)
    expect(problemOf(await admin.call(changeOrder, { id, delivery: { picker_id: picker.id }, seen }))).toEqual([409, 'ORDER_CHANGED'])
    expect((await admin.call(getOrder, { id })).body.order.delivery?.picker_id).toBe(other.id)
  })
})

describe('the history of assignments', () => {
  test('B-4-005 B-7-010: it says only what differs: a courier alone, and who was assigned earlier stays as assigned', async () => {
    const { id } = await anOrderInSelection()
    const courier = await aShopper(server, 'verde', { role: 'delivery', branchId: norte })
    const changesOf = async () => (await admin.call(getOrder, { id })).body.changes?.map(({ what }) => what)
    const before = await changesOf()
    expect(before).toEqual(['Asignó a Ana Ramírez como alistador'])
    // The form sends both people, as they stand on the screen.
    await admin.call(changeOrder, { id, delivery: { picker_id: picker.id, delivery_id: courier.id } })
    expect(await changesOf()).toEqual([...(before ?? []), 'Asignó a Ana Ramírez como domiciliario'])
    const { order } = (await admin.call(getOrder, { id })).body
    expect(order.delivery?.assigned_history.at(-1)).not.toHaveProperty('picker_id')
    const same = await admin.call(changeOrder, { id, delivery: { picker_id: picker.id, delivery_id: courier.id } })
    expect([same.status, same.body.order.last_update]).toEqual([200, order.last_update])
    expect(await changesOf()).toHaveLength(2)
    const free = await anOrderInSelection()
    await admin.call(changeOrder, { id: free.id, delivery: { picker_id: picker.id, delivery_id: null } })
    expect((await admin.call(getOrder, { id: free.id })).body.changes?.map(({ what }) => what)).toEqual(before)
  })
})

describe('counts from tallies', () => {
  test('B-7-009 A-42: whatever moves, the tallies say what a count of all orders says, folded or not', async () => {
    const { id } = await anOrderInSelection()
    await admin.call(changeOrder, { id, state: '9_store_invoice_products' })
    await rows(
      "update orders set inactive = true where business_id = $1 and id = $2 and state <> '1_waiting_products'",
      (await anOrderInSelection()).id,
    )
    const truth = async (where = '') =>
      Object.fromEntries(
        (
          await rows<{ state: string; count: number }>(
            `select state, count(*)::int as count from orders where business_id = $1 and placed_at is not null and not inactive ${where} group by state`,
          )
        ).map(({ state, count }) => [state, count]),
      )
    const tallied = (over = {}) => server.db.withTenant('verde', (tx) => countByState(tx, { inactive: false, ...over }))
    const agree = async () => {
      expect(await tallied()).toEqual(await truth())
      expect(await tallied({ branchId: norte, type: 'delivery' })).toEqual(
        await truth(`and branch_office_id = '${norte}' and type = 'delivery'`),
      )
      expect(await tallied({ branchId: sur })).toEqual({})
    }
    await agree()
    const folded = await Promise.all([1, 2, 3].map(() => server.db.withTenant('verde', (tx) => foldTallies(tx, 0))))
    expect(folded.length).toBe(3)
    await agree()
    expect((await admin.call(listOrders, {})).body.data.counts).toEqual(await truth(`and branch_office_id = '${norte}'`))
  })
})
