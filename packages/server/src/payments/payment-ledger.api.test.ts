import { continueUnpaid, listPayments, recordRefund, recordTakenBack, wompiEvent } from '@plaza/contracts/payments/payments.api'
import { changeOrder, getOrder } from '@plaza/contracts/orders/orders.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { mailsTo } from '../testing/messages.ts'
import { anUnpaidOrder, aTransaction, payByEvent, wompiEventOf, writeToBooks } from '../testing/payments.ts'
import { stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'

let server: TestServer
let admin: Shopper

beforeAll(async () => {
  server = await startTestServer()
  await configure(server, 'verde', { bags_config: [paperBags], payment_gateways: ['wompi', 'credibanco'] })
  await stockShelves(server.db, 'verde', [{ id: 'leche', price: 5000, stock: 1000 }])
  admin = await aShopper(server, 'verde', { role: 'admin' })
})
afterAll(() => server?.stop())

const rows = <Row>(sql: string, ...values: unknown[]) => server.db.withTenant('verde', (tx) => tx.query<Row>(sql, ['verde', ...values]))
const orderOf = async (id: string) => (await admin.call(getOrder, { id })).body
const stateOf = async (id: string) => (await orderOf(id)).order.state
const move = (id: string, state: string) => admin.call(changeOrder, { id, state: state as '7_admin_cart_accept' })
const leftToRefund = async (id: string) =>
  (await admin.call(listPayments, { limit: 200 })).body.data.payments
    .filter(({ order_id, to_refund }) => order_id === id && to_refund)
    .map(({ transaction_id, refund_due, refund_done }) => ({ transaction_id, left: refund_due - refund_done }))
const pay = (reference: string, over: Parameters<typeof payByEvent>[2] = {}) => payByEvent(server, reference, over)

describe('A-40: money that goes back', () => {
  test('an approval that is voided returns the order from 6 to 11, marked, and it can be paid again', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    await pay(order.id, { id: `a-${order.id}` })
    expect(await stateOf(order.id)).toBe('6_payment_complete')
    await pay(order.id, { id: `a-${order.id}`, status: 'VOIDED' })
    const voided = (await orderOf(order.id)).order
    expect(voided.state).toBe('11_store_onlinepayment_fail')
    expect(voided.payment_voided_at).toEqual(expect.any(String))
    expect(voided.state_updates.at(-1)).toMatchObject({ state: '11_store_onlinepayment_fail', reason: 'Pago anulado' })
    expect((await move(order.id, '7_admin_cart_accept')).body.code).toBe('ORDER_STATE')
    expect((await move(order.id, '10_store_dispatch_products')).body.code).toBe('ORDER_PAYMENT_VOIDED')
    const [placed, paid, ...later] = await mailsTo(server, `${ana.id}@demo.co`)
    expect(placed?.body).toMatch(new RegExp(`Falta tu pago. Págalo hasta el .+\nhttp.+/checkout/online-payment-cta/${order.id}\n`))
    expect(paid?.body).toMatch(new RegExp(`Recibimos tu pago.\n\nTotal: .+\n\nhttp.+/shoppingcart-detail/${order.id}$`))
    expect(later.map(({ body }) => body)).toEqual([
      expect.stringMatching(new RegExp(`Tu pago fue anulado.*\n\nhttp.+/checkout/online-payment-cta/${order.id}$`)),
    ])
    await pay(order.id)
    const again = (await orderOf(order.id)).order
    expect([again.state, again.payment_voided_at, again.payment_blocked]).toEqual(['6_payment_complete', null, false])
    expect(await leftToRefund(order.id)).toEqual([])
  })

  test('what was declined or voided is received nowhere: the sums count approvals that were not given back', async () => {
    const sums = async () => (await admin.call(listPayments, {})).body.data.sums
    const before = await sums()
    const { order } = await anUnpaidOrder(server)
    await pay(order.id, { status: 'DECLINED' })
    expect(await sums()).toEqual(before)
    await pay(order.id, { id: `s1-${order.id}` })
    await pay(order.id, { id: `s2-${order.id}` })
    expect(await sums()).toEqual({ received: before.received + 21_000, refund_due: before.refund_due + 10_500 })
    await pay(order.id, { id: `s1-${order.id}`, status: 'VOIDED' })
    expect(await sums()).toEqual({ received: before.received + 10_500, refund_due: before.refund_due })
  })

  test('the voided order has the whole time to pay again, counted from the void', async () => {
    const { order } = await anUnpaidOrder(server)
    await pay(order.id, { id: `h-${order.id}` })
    await rows("update orders set placed_at = now() - interval '3 days' where business_id = $1 and id = $2", order.id)
    await pay(order.id, { id: `h-${order.id}`, status: 'VOIDED' })
    await cancelUnpaidOrders(server.uses)
    expect(await stateOf(order.id)).toBe('11_store_onlinepayment_fail')
    await rows("update orders set payment_voided_at = now() - interval '2 days' where business_id = $1 and id = $2", order.id)
    await cancelUnpaidOrders(server.uses)
    expect(await stateOf(order.id)).toBe('12_store_cancel_order')
  })

  test('after acceptance it stays, is flagged and goes nowhere until staff decide', async () => {
    const { order } = await anUnpaidOrder(server)
    await pay(order.id, { id: `b-${order.id}` })
    await move(order.id, '7_admin_cart_accept')
    await pay(order.id, { id: `b-${order.id}`, status: 'VOIDED' })
    const { order: flagged } = await orderOf(order.id)
    expect([flagged.state, flagged.payment_blocked]).toEqual(['7_admin_cart_accept', true])
    expect(flagged.allowedActions).not.toContain('dispatch')
    expect(flagged.allowedActions).toContain('cancel')
    for (const state of ['8_store_select_products', '9_store_invoice_products', '10_store_dispatch_products']) {
      expect((await move(order.id, state)).body.code).toBe('ORDER_PAYMENT_VOIDED')
    }
  })

  test('two approvals of which the first is voided: the second pays the order and nothing is due', async () => {
    const { order } = await anUnpaidOrder(server)
    await pay(order.id, { id: `one-${order.id}` })
    await pay(order.id, { id: `two-${order.id}` })
    expect(await leftToRefund(order.id)).toEqual([{ transaction_id: `two-${order.id}`, left: 10_500 }])
    await pay(order.id, { id: `one-${order.id}`, status: 'VOIDED' })
    expect([await stateOf(order.id), await leftToRefund(order.id)]).toEqual(['6_payment_complete', []])
    const refused = await admin.call(recordRefund, { gateway: 'wompi', transaction_id: `two-${order.id}`, amount: 10_500 })
    expect([refused.status, refused.body.code]).toEqual([409, 'REFUND_CHANGED'])
  })

  test('the second approval was given back already when the first is voided: the order is unpaid', async () => {
    const { order } = await anUnpaidOrder(server)
    await pay(order.id, { id: `x-${order.id}` })
    await pay(order.id, { id: `y-${order.id}` })
    await admin.call(recordRefund, { gateway: 'wompi', transaction_id: `y-${order.id}`, amount: 10_500 })
    await pay(order.id, { id: `x-${order.id}`, status: 'VOIDED' })
    expect([await stateOf(order.id), await leftToRefund(order.id)]).toEqual(['11_store_onlinepayment_fail', []])
  })

  test('a paid order that is cancelled says what goes back and why, and again when it went back', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    await pay(order.id, { id: `c-${order.id}` })
    await admin.call(changeOrder, { id: order.id, state: '12_store_cancel_order', reason: 'Sin existencias' })
    const lastMail = async () => (await mailsTo(server, `${ana.id}@demo.co`)).at(-1)?.body ?? ''
    expect(await lastMail()).toMatch(
      /^Lo cancelamos\.\n\nMotivo: Sin existencias\n\nTe devolvemos \$10\.500 a tu medio de pago en los próximos 15 días calendario\./,
    )
    await admin.call(recordRefund, { gateway: 'wompi', transaction_id: `c-${order.id}`, amount: 10_500 })
    expect(await lastMail()).toMatch(/^Te devolvimos \$10\.500 a tu medio de pago\./)
  })

  test('a second approval is told to the shopper, with what goes back', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    await pay(order.id)
    const told = () =>
      rows<{ id: number }>(
        "select id from outbox where business_id = $1 and topic = 'live' and payload -> 'payload' ->> 'orderId' = $2",
        order.id,
      )
    const before = (await told()).length
    await pay(order.id)
    expect((await told()).length, 'open pages of owner and staff').toBe(before + 1)
    expect((await mailsTo(server, `${ana.id}@demo.co`)).at(-1)?.body).toMatch(
      /^Recibimos dos pagos de este pedido. Te devolvemos \$10.500 a tu medio de pago.\n\nhttp/,
    )
    const { payments } = (await ana.call(getOrder, { id: order.id })).body
    expect(payments?.map(({ status, refund_due }) => [status, refund_due])).toEqual([
      ['approved', 0],
      ['approved', 10_500],
    ])
    expect(payments?.some(({ transaction_id }) => transaction_id)).toBe(false)
    expect((await server.call(getOrder, { id: order.id })).body.payments).toBeUndefined()
  })

  test('a void that races acceptance or dispatch leaves the order unpaid or flagged, never both accepted and free', async () => {
    for (const state of ['7_admin_cart_accept', '10_store_dispatch_products']) {
      const { order } = await anUnpaidOrder(server)
      await pay(order.id, { id: `r-${order.id}` })
      await Promise.all([pay(order.id, { id: `r-${order.id}`, status: 'VOIDED' }), move(order.id, state)])
      const { order: after } = await orderOf(order.id)
      expect([state, '11_store_onlinepayment_fail']).toContain(after.state)
      expect(after.payment_blocked).toBe(true)
    }
  })
})

describe('A-40: staff decide', () => {
  test('going on without the payment lets the order move again; who decided and why is written down', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    await pay(order.id, { id: `d-${order.id}` })
    expect((await admin.call(continueUnpaid, { id: order.id })).body.code).toBe('PAYMENT_NOT_BLOCKED')
    await move(order.id, '7_admin_cart_accept')
    await pay(order.id, { id: `d-${order.id}`, status: 'VOIDED' })
    expect((await ana.call(continueUnpaid, { id: order.id })).status).toBe(403)
    const south = await aShopper(server, 'verde', { role: 'admin', branchId: 'verde-sur' })
    expect((await south.call(continueUnpaid, { id: order.id })).status).toBe(404)
    expect((await admin.call(continueUnpaid, { id: order.id, note: 'Paga en efectivo' })).body.order.payment_blocked).toBe(false)
    const { changes } = await orderOf(order.id)
    expect(changes?.at(-1)).toMatchObject({ user: 'Ana Ramírez', what: 'Decidió continuar sin el pago anulado: Paga en efectivo' })
    expect((await move(order.id, '10_store_dispatch_products')).status).toBe(200)
  })

  test('a chargeback that staff write down counts as money taken back, once; only of an approved payment', async () => {
    const { order } = await anUnpaidOrder(server)
    await pay(order.id, { id: `c-${order.id}` })
    const back = { gateway: 'wompi', transaction_id: `c-${order.id}`, status: 'charged_back' } as const
    for (let again = 0; again < 2; again++) expect((await admin.call(recordTakenBack, back)).body.payment.status).toBe('charged_back')
    expect(await stateOf(order.id)).toBe('11_store_onlinepayment_fail')
    await pay(order.id, { id: `p-${order.id}`, status: 'PENDING' })
    expect((await admin.call(recordTakenBack, { ...back, transaction_id: `p-${order.id}` })).body.code).toBe('PAYMENT_NOT_APPROVED')
  })
})

describe('A-54: an event is only a claim', () => {
  test('an approval that the provider’s API does not know, or tells otherwise, does not count', async () => {
    const { order } = await anUnpaidOrder(server)
    const unknown = aTransaction()
    expect((await server.call(wompiEvent, wompiEventOf(server, order.id, unknown))).status).toBe(200)
    const declined = aTransaction({ status: 'DECLINED' })
    await writeToBooks(server, order.id, declined)
    await server.call(wompiEvent, wompiEventOf(server, order.id, { ...declined, status: 'APPROVED' }))
    expect(await stateOf(order.id)).toBe('11_store_onlinepayment_fail')
  })

  test('digits moved between the unseparated fields move no money: the API’s reference and amount count', async () => {
    const { order } = await anUnpaidOrder(server)
    const { order: other } = await anUnpaidOrder(server)
    const transaction = aTransaction()
    await writeToBooks(server, order.id, transaction)
    await server.call(wompiEvent, wompiEventOf(server, other.id, transaction))
    expect([await stateOf(order.id), await stateOf(other.id)]).toEqual(['6_payment_complete', '5_waiting_online_payment'])
  })

  test('an event of 2017, and one of next week, are refused', async () => {
    const { order } = await anUnpaidOrder(server)
    const transaction = aTransaction()
    await writeToBooks(server, order.id, transaction)
    for (const timestamp of [1_490_000_000, Math.floor(Date.now() / 1000) + 7 * 86_400]) {
      const answer = await server.call(wompiEvent, wompiEventOf(server, order.id, transaction, { timestamp }))
      expect([answer.status, answer.body.code]).toEqual([403, 'PAYMENT_EVENT_REFUSED'])
    }
    expect(await stateOf(order.id)).toBe('5_waiting_online_payment')
  })
})
