import { randomUUID } from 'node:crypto'
import { wompiEvent } from '@plaza/contracts/payments/payments.api'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { sandboxWompiKeys } from '../payments/business-gateway.ts'
import { sha256 } from '../payments/wompi-signature.ts'
import type { TestServer } from './index.ts'
import { shelfId } from './shelves.ts'
import { aShopper, type Shopper } from './shopper.ts'

export interface TestTransaction {
  readonly id: string
  readonly status: string
  /** In cents. */
  readonly amount: number
  readonly currency: string
}

interface Signing {
  readonly business?: string
  readonly secret?: string
  /** Seconds since 1970. */
  readonly timestamp?: number
}

/** What Wompi signs and sends about a transaction. */
export function wompiEventOf(
  { uses }: TestServer,
  reference: string,
  { id, status, amount, currency }: TestTransaction,
  {
    business = 'verde',
    secret = sandboxWompiKeys(business, uses.env)?.events_secret,
    timestamp = Math.floor(Date.now() / 1000),
  }: Signing = {},
) {
  const transaction = { id, status, amount_in_cents: amount, reference, currency, payment_method_type: 'CARD' }
  const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents']
  const checksum = sha256(`${id}${status}${amount}${timestamp}${secret}`)
  return { event: 'transaction.updated', data: { transaction }, environment: 'test', signature: { properties, checksum }, timestamp }
}

/** Writes the transaction into the books of the sandbox provider, as if somebody had paid there; no event is sent. */
export const writeToBooks = ({ db }: TestServer, reference: string, transaction: TestTransaction, business = 'verde') =>
  db.withTenant(business, (tx) =>
    tx.run(
      `insert into sandbox_payments (business_id, gateway, id, reference, status, amount_in_cents, currency, method, redirect_url)
       values ($1, 'wompi', $2, $3, $4, $5, $6, 'CARD', 'http://localhost/wompi-response/')
       on conflict (business_id, gateway, id) do update set status = excluded.status`,
      [business, transaction.id, reference, transaction.status, transaction.amount, transaction.currency],
    ),
  )

export const aTransaction = (over: Partial<TestTransaction> = {}): TestTransaction => ({
  id: randomUUID(),
  status: 'APPROVED',
  amount: 1_050_000,
  currency: 'COP',
  ...over,
})

/** The provider's books and its event, as after a real payment. Answers the event's answer. */
export async function payByEvent(server: TestServer, reference: string, over: Partial<TestTransaction> = {}, business = 'verde') {
  const transaction = aTransaction(over)
  await writeToBooks(server, reference, transaction, business)
  return server.call(wompiEvent, wompiEventOf(server, reference, transaction, { business }), { business })
}

/** A shopper with an order of 10.500 pesos that waits to be paid online. */
export async function anUnpaidOrder(server: TestServer, business = 'verde'): Promise<{ ana: Shopper; order: Order }> {
  const ana = await aShopper(server, business)
  const cart = await ana.adds(shelfId(business, 'leche'))
  await ana.checksOut(cart.id, 'online')
  const { body } = await ana.places(cart.id)
  return { ana, order: body.order }
}
