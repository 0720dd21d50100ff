import { getPaymentLink, startPayment } from '@plaza/contracts/payments/payments.api'
import { changeOrder, getOrder } from '@plaza/contracts/orders/orders.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { anUnpaidOrder, aTransaction, payByEvent, writeToBooks } from '../testing/payments.ts'
import { stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags } from '../testing/shopper.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await configure(server, 'verde', { bags_config: [paperBags], payment_gateways: ['wompi'] })
  await configure(server, 'azul', { bags_config: [paperBags], payment_gateways: ['credibanco'] })
  for (const business of ['verde', 'azul']) await stockShelves(server.db, business, [{ id: 'leche', price: 5000, stock: 1000 }])
})
afterAll(() => server?.stop())

describe('A-53: one press opens one payment page', () => {
  test.each(['verde', 'azul'])('%s: eight presses at once, from several tabs: one gets the page, the others are told', async (business) => {
    const { order, ana } = await anUnpaidOrder(server, business)
    const answers = await Promise.all([...Array(8)].map(() => ana.call(startPayment, { id: order.id })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body.code)).toEqual(Array(7).fill('PAYMENT_OPEN'))
    expect(refused[0]?.body).toMatchObject({ data: { opened_at: expect.any(String) } })
    // Asking the provider about a page at which nobody has paid yet finds no attempt.
    expect((await ana.call(startPayment, { id: order.id })).body.code).toBe('PAYMENT_OPEN')
    // Whoever closed that tab gets the same page again, not a second one that could be paid as well.
    const url = answers.find(({ status }) => status === 200)?.body.url
    expect((await ana.call(startPayment, { id: order.id, again: true })).body.url).toBe(url)
    if (business === 'verde') expect((await ana.call(getPaymentLink, { id: order.id })).body.url).toBe(url)
  })

  test('a bank still works on a payment: told, and another page only when wanted', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    await payByEvent(server, order.id, { status: 'PENDING' })
    expect((await ana.call(startPayment, { id: order.id })).body.code).toBe('PAYMENT_PENDING')
    expect((await ana.call(startPayment, { id: order.id, again: true })).status).toBe(200)
  })

  test('the payment was declined: the next press opens a page again and the order waits', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    await ana.call(startPayment, { id: order.id })
    await payByEvent(server, order.id, { status: 'DECLINED' })
    expect((await ana.call(startPayment, { id: order.id })).status).toBe(200)
    expect((await ana.call(getOrder, { id: order.id })).body.order.state).toBe('5_waiting_online_payment')
  })

  test('paid on the page that is open, and no event came: the press finds out and says so', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    await ana.call(startPayment, { id: order.id })
    await writeToBooks(server, order.id, aTransaction())
    expect((await ana.call(startPayment, { id: order.id, again: true })).body).toMatchObject({
      code: 'PAYMENT_DONE',
      message: 'Este pedido ya está pagado.',
    })
  })

  test('cancelled or dispatched unpaid: too late; a stranger may not', async () => {
    const { order, ana } = await anUnpaidOrder(server)
    expect((await (await aShopper(server)).call(startPayment, { id: order.id })).status).toBe(403)
    const admin = await aShopper(server, 'verde', { role: 'admin' })
    await admin.call(changeOrder, { id: order.id, state: '12_store_cancel_order' })
    expect((await ana.call(startPayment, { id: order.id })).body.code).toBe('PAYMENT_TOO_LATE')
  })
})
