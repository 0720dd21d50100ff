import { setTimeout as pause } from 'node:timers/promises'
import { changeOrder, getHandOff, getOrder } from '@plaza/contracts/orders/orders.api'
import { credibancoForm, getPaymentLink, listPayments, verifyPayment, wompiEvent } from '@plaza/contracts/payments/payments.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { anUnpaidOrder, aTransaction, wompiEventOf, writeToBooks } from '../testing/payments.ts'
import { stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'
import { sandboxWompiKeys } from './business-gateway.ts'
import { lookAtPayments } from './watch-payments.ts'
import { integritySignature } from './wompi-signature.ts'

let server: TestServer
let admin: Shopper

beforeAll(async () => {
  server = await startTestServer()
  for (const business of ['verde', 'azul']) {
    await configure(server, business, { bags_config: [paperBags], payment_gateways: ['wompi', 'credibanco'] })
    await stockShelves(server.db, business, [{ id: 'leche', price: 5000, stock: 1000 }])
  }
  admin = await aShopper(server, 'verde', { role: 'admin' })
})
afterAll(() => server?.stop())

const rows = <Row>(sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.query<Row>(sql, ['verde', ...values]))
const secretOf = (business = 'verde') => sandboxWompiKeys(business, server.uses.env)?.events_secret as string

interface Told {
  id?: string
  status?: string
  amount?: number
  currency?: string
  secret?: string
}
let serial = 0
/** What Wompi sends about this order. */
function anEvent(reference: string, { secret, ...told }: Told = {}) {
  const signing = secret === undefined ? {} : { secret }
  return wompiEventOf(server, reference, aTransaction({ id: `tx-${++serial}`, ...told }), signing)
}
/** The event of a payment that the provider knows as well; what it knows is final once it is no longer pending. */
async function tell(event: ReturnType<typeof anEvent>, business = 'verde') {
  const { id, status, amount_in_cents: amount, currency, reference } = event.data.transaction
  const [known] = await rows<{ status: string }>('select status from sandbox_payments where business_id = $1 and id = $2', id)
  const isFinal = known !== undefined && known.status !== 'PENDING'
  if (!isFinal) await writeToBooks(server, reference, { id, status, amount, currency }, business)
  return server.call(wompiEvent, event, { business })
}
const stateOf = async (id: string) => (await admin.call(getOrder, { id })).body.order.state
const historyOf = async (id: string) => (await admin.call(getOrder, { id })).body.order.state_updates.map(({ state }) => state)
const paymentsOf = (id: string) =>
  rows<{ transaction_id: string; status: string; to_refund: boolean; reason: string }>(
    'select transaction_id, status, refund_due > refund_done as to_refund, reason from payments where business_id = $1 and order_id = $2 order by creation_date',
    id,
  )

/** Pays as a browser would: opens the address, sends the form, and comes back with an id in the address. */
async function payAt(url: string, form: Record<string, string>): Promise<URL> {
  const target = new URL(url)
  expect((await server.request(target.pathname + target.search, { host: target.host })).status).toBe(200)
  const fields = { ...Object.fromEntries(target.searchParams), ...form }
  const answer = await server.request(target.pathname, {
    method: 'POST',
    host: target.host,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') as string)
}
const until = async (ready: () => Promise<boolean>) => {
  for (let turn = 0; turn < 100 && !(await ready()); turn++) await pause(50)
}

describe('S-7-083 A-53: the payment link', () => {
  test('refused: a guest, a stranger, staff of another branch, an order that waits for nothing, one that is not', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    expect((await server.call(getPaymentLink, { id: order.id })).status).toBe(401)
    expect((await (await aShopper(server)).call(getPaymentLink, { id: order.id })).status).toBe(403)
    const south = await aShopper(server, 'verde', { role: 'admin', branchId: 'verde-sur' })
    expect((await south.call(getPaymentLink, { id: order.id })).status).toBe(404)
    expect((await ana.call(getPaymentLink, { id: 'nada' })).status).toBe(404)
    await tell(anEvent(order.id))
    expect((await ana.call(getPaymentLink, { id: order.id })).body.code).toBe('ORDER_STATE')
  })

  test('S-8-048: no gateway switched on, or keys that cannot be opened: no link, never somebody else’s', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    await configure(server, 'verde', { payment_gateways: [] })
    const none = await ana.call(getPaymentLink, { id: order.id })
    expect([none.status, none.body.message]).toEqual([409, 'No se logró obtener el enlace.'])
    await configure(server, 'verde', { payment_gateways: ['wompi', 'credibanco'] })
    await rows(`update businesses set secrets = '{"payments":{"wompi":"v1.a.b.c"}}' where business_id = $1`)
    expect((await ana.call(getPaymentLink, { id: order.id })).status).toBe(409)
    expect((await tell(anEvent(order.id))).status).toBe(403)
    await rows(`update businesses set secrets = '{}' where business_id = $1`)
  })

  test('S-7-084: COP, cents, the order as reference, back to /wompi-response/, signed; no secret in it', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    const { body } = await ana.call(getPaymentLink, { id: order.id })
    const asked = new URL(body.url).searchParams
    const keys = sandboxWompiKeys('verde', server.uses.env)
    expect(Object.fromEntries(asked)).toEqual({
      'public-key': keys?.public_key,
      currency: 'COP',
      'amount-in-cents': '1050000',
      reference: order.id,
      'signature:integrity': integritySignature(order.id, 1_050_000, keys?.integrity_secret as string),
      'redirect-url': expect.stringMatching(/^http:.*\/wompi-response\/$/),
    })
    for (const secret of [keys?.private_key, keys?.integrity_secret, keys?.events_secret]) expect(body.url).not.toContain(secret)
    expect((await admin.call(getPaymentLink, { id: order.id })).status).toBe(200)
  })

  test('A-40: after a failure a new link puts the order back to waiting, and it can still be paid', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    await tell(anEvent(order.id, { status: 'DECLINED' }))
    expect(await stateOf(order.id)).toBe('11_store_onlinepayment_fail')
    expect((await ana.call(getPaymentLink, { id: order.id })).status).toBe(200)
    expect(await stateOf(order.id)).toBe('5_waiting_online_payment')
    await tell(anEvent(order.id))
    expect(await historyOf(order.id)).toEqual(expect.arrayContaining(['11_store_onlinepayment_fail', '6_payment_complete']))
    expect(await stateOf(order.id)).toBe('6_payment_complete')
  })
})

describe('A-54: events', () => {
  test('refused, and nothing is written: forged, another business’s secret, an HMAC, nonsense', async () => {
    const { order } = await anUnpaidOrder(server)
    const forged = anEvent(order.id, { secret: 'guessed' })
    const foreign = anEvent(order.id, { secret: secretOf('azul') })
    const raised = anEvent(order.id)
    raised.data.transaction.amount_in_cents = 1
    for (const event of [forged, foreign, raised]) {
      const answer = await tell(event)
      expect([answer.status, answer.body.code]).toEqual([403, 'PAYMENT_EVENT_REFUSED'])
    }
    expect((await server.call(wompiEvent, { event: 'x' } as never)).status).toBe(400)
    expect([await stateOf(order.id), await paymentsOf(order.id)]).toEqual(['5_waiting_online_payment', []])
  })

  test('S-1-002: an event of verde told to azul, with verde’s or azul’s secret, moves nothing', async () => {
    const { order } = await anUnpaidOrder(server)
    expect((await tell(anEvent(order.id), 'azul')).status).toBe(403)
    expect((await tell(anEvent(order.id, { secret: secretOf('azul') }), 'azul')).status).toBe(200)
    expect([await stateOf(order.id), await paymentsOf(order.id)]).toEqual(['5_waiting_online_payment', []])
  })

  test.each([
    ['another amount', { amount: 1_049_900 }],
    ['more than asked', { amount: 105_000_000 }],
    ['another currency', { currency: 'USD' }],
  ])('%s: authentic, so it is kept as money to give back; the order still waits', async (_what, told) => {
    const { order } = await anUnpaidOrder(server)
    expect((await tell(anEvent(order.id, told))).status).toBe(200)
    expect(await stateOf(order.id)).toBe('5_waiting_online_payment')
    expect(await paymentsOf(order.id)).toMatchObject([{ status: 'approved', to_refund: true }])
  })

  test('a reference that is no order of ours, and events of other kinds, are answered and change nothing', async () => {
    expect((await tell(anEvent('nada'))).status).toBe(200)
    const { order } = await anUnpaidOrder(server)
    expect((await tell({ ...anEvent(order.id), event: 'nequi_token.updated' })).status).toBe(200)
    expect(await stateOf(order.id)).toBe('5_waiting_online_payment')
  })

  test('A-40: approved once, though told six times at once and again later: one step, one payment', async () => {
    const { order } = await anUnpaidOrder(server)
    const event = anEvent(order.id)
    const answers = await Promise.all([...Array(6)].map(() => tell(event)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    await tell({ ...event })
    expect((await historyOf(order.id)).filter((state) => state === '6_payment_complete')).toHaveLength(1)
    expect(await paymentsOf(order.id)).toMatchObject([{ status: 'approved', to_refund: false }])
  })

  test('out of order: PENDING and DECLINED of a transaction after its APPROVED change nothing', async () => {
    const { order } = await anUnpaidOrder(server)
    const id = 'tx-out-of-order'
    for (const status of ['APPROVED', 'PENDING', 'DECLINED', 'ERROR']) await tell(anEvent(order.id, { id, status }))
    expect(await stateOf(order.id)).toBe('6_payment_complete')
    expect(await paymentsOf(order.id)).toMatchObject([{ status: 'approved', to_refund: false }])
  })

  test('declined, voided and error fail the order; one attempt still pending keeps it waiting', async () => {
    for (const status of ['DECLINED', 'VOIDED', 'ERROR']) {
      const { order } = await anUnpaidOrder(server)
      await tell(anEvent(order.id, { status }))
      expect(await stateOf(order.id)).toBe('11_store_onlinepayment_fail')
    }
    const { order } = await anUnpaidOrder(server)
    await tell(anEvent(order.id, { id: 'tx-waits', status: 'PENDING' }))
    await tell(anEvent(order.id, { status: 'DECLINED' }))
    expect(await stateOf(order.id)).toBe('5_waiting_online_payment')
    await tell(anEvent(order.id, { id: 'tx-waits' }))
    expect(await stateOf(order.id)).toBe('6_payment_complete')
  })

  test('A-40: an approval for a cancelled order moves nothing and is not lost; staff see it to refund', async () => {
    const { order } = await anUnpaidOrder(server)
    await rows("update orders set placed_at = now() - interval '2 hours' where business_id = $1 and id = $2", order.id)
    expect(await cancelUnpaidOrders(server.uses)).toBeGreaterThan(0)
    await tell(anEvent(order.id, { id: 'tx-late' }))
    expect(await stateOf(order.id)).toBe('12_store_cancel_order')
    const { body } = await admin.call(listPayments, { to_refund: 'true', limit: 200 })
    expect(body.data.payments.find((each) => each.transaction_id === 'tx-late')).toMatchObject({
      order_id: order.id,
      amount: 10_500,
      reason: 'El pago se aprobó cuando el pedido ya estaba anulado.',
    })
  })

  test('paid twice, and paid before it was cancelled: to refund', async () => {
    const { order } = await anUnpaidOrder(server)
    await tell(anEvent(order.id))
    await tell(anEvent(order.id))
    expect((await paymentsOf(order.id)).map((each) => each.to_refund)).toEqual([false, true])
    await admin.call(changeOrder, { id: order.id, state: '12_store_cancel_order' })
    expect((await paymentsOf(order.id)).map((each) => each.to_refund)).toEqual([true, true])
  })

  test('A-33: only staff see payments', async () => {
    expect((await (await aShopper(server)).call(listPayments, {})).status).toBe(403)
    const south = await aShopper(server, 'verde', { role: 'admin', branchId: 'verde-sur' })
    expect((await south.call(listPayments, {})).body.data.payments).toEqual([])
  })
})

describe('S-1-011: paying at the bundled sandbox, end to end over HTTP', () => {
  test.each([
    ['card', { method: 'CARD', card: '4242 4242 4242 4242' }, '6_payment_complete'],
    ['declined card', { method: 'CARD', card: '4111 1111 1111 1111' }, '11_store_onlinepayment_fail'],
    ['any other card', { method: 'CARD', card: '5555 5555 5555 4444' }, '11_store_onlinepayment_fail'],
    ['Nequi', { method: 'NEQUI', nequi: '3991111111' }, '6_payment_complete'],
    ['declined Nequi', { method: 'NEQUI', nequi: '3992222222' }, '11_store_onlinepayment_fail'],
    ['PSE', { method: 'PSE', bank: '1' }, '6_payment_complete'],
    ['approved, told twice and out of order', { method: 'CARD', card: '4242424242424242', habit: 'twice' }, '6_payment_complete'],
  ])('%s', async (_what, form, state) => {
    const { order, ana } = await anUnpaidOrder(server)
    const { body } = await ana.call(getPaymentLink, { id: order.id })
    await payAt(body.url, form)
    await until(async () => (await stateOf(order.id)) === state)
    expect(await stateOf(order.id)).toBe(state)
  })

  test('A-54: the event never comes; asking the provider by the id in the address is enough, for the owner with the order', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    const { body } = await ana.call(getPaymentLink, { id: order.id })
    const back = await payAt(body.url, { method: 'CARD', card: '4242424242424242', habit: 'never' })
    expect(await stateOf(order.id)).toBe('5_waiting_online_payment')
    const transaction_id = back.searchParams.get('id') as string
    const mine = await ana.call(verifyPayment, { transaction_id })
    expect(mine.body).toEqual({
      status: 'approved',
      refund_due: 0,
      order: { id: order.id, id_order: order.id_order, state: '6_payment_complete' },
    })
    expect((await server.call(verifyPayment, { transaction_id })).body).toEqual({ status: 'approved', refund_due: 0, order: null })
    expect((await (await aShopper(server, 'azul')).call(verifyPayment, { transaction_id })).status).toBe(404)
  })

  test('A-54: an id nobody knows, or one that is no id', async () => {
    for (const transaction_id of ['nada', '../merchants', 'a b', 'x'.repeat(300)]) {
      expect((await server.call(verifyPayment, { transaction_id })).body.code).toBe('PAYMENT_UNKNOWN')
    }
  })

  test('the safety net: cash at a correspondent, paid hours later without an event, is found by asking', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    const { body } = await ana.call(getPaymentLink, { id: order.id })
    const back = await payAt(body.url, { method: 'BANCOLOMBIA_COLLECT', habit: 'never' })
    const seen = await ana.call(verifyPayment, { transaction_id: back.searchParams.get('id') as string })
    expect(seen.body.status).toBe('pending')
    await rows("update sandbox_payments set status = 'APPROVED' where business_id = $1 and reference = $2", order.id)
    await rows('update payment_links set next_check = now() where business_id = $1 and order_id = $2', order.id)
    await lookAtPayments(server.uses)
    await until(async () => (await stateOf(order.id)) === '6_payment_complete')
    expect(await stateOf(order.id)).toBe('6_payment_complete')
  })

  test('the safety net: a payment voided after its approval, without an event, is found by asking until the order leaves', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    const { body } = await ana.call(getPaymentLink, { id: order.id })
    const back = await payAt(body.url, { method: 'CARD', card: '4242424242424242', habit: 'never' })
    expect((await ana.call(verifyPayment, { transaction_id: back.searchParams.get('id') as string })).body.status).toBe('approved')
    const askSoon = () =>
      rows('update payment_links set next_check = now() where business_id = $1 and order_id = $2 and next_check is not null', order.id)
    await askSoon()
    await lookAtPayments(server.uses)
    expect(await stateOf(order.id)).toBe('6_payment_complete')
    await rows("update sandbox_payments set status = 'VOIDED' where business_id = $1 and reference = $2", order.id)
    await askSoon()
    await lookAtPayments(server.uses)
    await until(async () => (await stateOf(order.id)) === '11_store_onlinepayment_fail')
    expect(await stateOf(order.id)).toBe('11_store_onlinepayment_fail')
  })

  test('a changed amount in the address is refused by the provider', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    const url = new URL((await ana.call(getPaymentLink, { id: order.id })).body.url)
    url.searchParams.set('amount-in-cents', '150000')
    const answer = await server.request(url.pathname + url.search, { host: url.host })
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('La firma de integridad no es válida.')])
  })

  test('S-7-085 A-57: Credibanco gives a form address; the way back counts only after asking', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    const { status, body } = await ana.call(credibancoForm, { id: order.id })
    expect(status).toBe(200)
    const back = await payAt(body.url, { card: '4242 4242 4242 4242' })
    expect([back.pathname, back.searchParams.get('gateway')]).toEqual(['/wompi-response/', 'credibanco'])
    const answer = await ana.call(verifyPayment, { gateway: 'credibanco', transaction_id: back.searchParams.get('orderId') as string })
    expect(answer.body).toMatchObject({ status: 'approved', order: { id: order.id, state: '6_payment_complete' } })
  })
})

describe('the document for the invoice', () => {
  test('a draft until the order is dispatched, then the same bytes for ever; the parts add up to what was paid', async () => {
    await rows("update categories set iva_class = 'iva5' where business_id = $1")
    const { order, ana } = await anUnpaidOrder(server)
    await tell(anEvent(order.id, { id: 'tx-invoiced' }))
    expect((await ana.call(getHandOff, { id: order.id })).status).toBe(403)
    const south = await aShopper(server, 'verde', { role: 'admin', branchId: 'verde-sur' })
    expect((await south.call(getHandOff, { id: order.id })).status).toBe(404)
    expect((await admin.call(getHandOff, { id: order.id })).body.document.final).toBe(false)
    await admin.call(changeOrder, { id: order.id, state: '10_store_dispatch_products' })
    const { document } = (await admin.call(getHandOff, { id: order.id })).body
    expect(document).toMatchObject({
      final: true,
      lines: [{ quantity: 1, unit: '94', gross: 5000, discount: 0, total: 5000, iva_class: 'iva5', rate: 5, base: 4762, tax: 238 }],
      taxes: [{ iva_class: 'iva5', base: 4762, tax: 238 }],
      buyer: { name: 'Ana Ramírez', identification_card: '1144000111' },
      bags: { count: 1, amount: 500, inc_bolsas: 0 },
      payment: { method: 'online', transactions: [{ gateway: 'wompi', transaction_id: 'tx-invoiced', amount: 10_500 }] },
      totals: { subtotal: 5000, discounts: 0, bags: 500, delivery: 5000, total: 10_500 },
    })
    await rows('update businesses set config = config || \'{"title":"Otra"}\' where business_id = $1')
    expect((await admin.call(getHandOff, { id: order.id })).body.document).toEqual(document)
    await expect(rows("update order_documents set document = '{}' where business_id = $1")).rejects.toThrow(/does not change/)
  })

  test('IVA class: kept as it was when the order was placed; without one no rate is guessed', async () => {
    await rows("update categories set iva_class = 'iva5' where business_id = $1")
    const known = await anUnpaidOrder(server)
    await rows('update categories set iva_class = null where business_id = $1')
    const unknown = await anUnpaidOrder(server)
    const taxesOf = async (id: string) => (await admin.call(getHandOff, { id })).body.document.taxes
    expect(await taxesOf(known.order.id)).toEqual([{ iva_class: 'iva5', rate: 5, base: 4762, tax: 238 }])
    expect(await taxesOf(unknown.order.id)).toEqual([{ iva_class: null, rate: null, base: null, tax: null }])
    await rows("update categories set iva_class = 'exento' where business_id = $1")
    expect(await taxesOf(unknown.order.id)).toEqual([{ iva_class: 'exento', rate: 0, base: 5000, tax: 0 }])
  })
})
