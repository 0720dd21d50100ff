import { setTimeout as pause } from 'node:timers/promises'
import { sandboxWompiKeys } from '../business-gateway.ts'
import { sha256 } from '../wompi-signature.ts'
import type { SharedUses } from '../../platform/uses.ts'
import type { EventHabit } from './outcomes.ts'
import type { SandboxPayment } from './sandbox-books.ts'

type Uses = Pick<SharedUses, 'env' | 'log' | 'ownAddress'>

const lateBy = 10_000
const retryAfter = [1000, 5000, 30_000]

/** Tells the shop over HTTP, as Wompi does: signed, and again when the answer is not 200. */
export async function tellShop(business: string, payment: SandboxPayment, habit: EventHabit, uses: Uses): Promise<void> {
  if (habit === 'never') return
  if (habit === 'late') await pause(lateBy, undefined, { ref: false })
  await send(business, payment, uses)
  if (habit !== 'twice') return
  await send(business, payment, uses)
  await send(business, { ...payment, status: 'PENDING' }, uses)
}

async function send(business: string, payment: SandboxPayment, uses: Uses): Promise<void> {
  const body = JSON.stringify(eventOf(business, payment, uses))
  for (const wait of [0, ...retryAfter]) {
    await pause(wait, undefined, { ref: false })
    const headers = { 'content-type': 'application/json', 'x-business': business }
    const status = await fetch(`${uses.ownAddress()}/api/v2/payments/wompi/events`, { method: 'POST', headers, body }).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
    uses.log.warn({ business, status }, 'the shop did not take an event of the payment sandbox')
  }
}

const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'] as const

function eventOf(business: string, payment: SandboxPayment, { env }: Uses) {
  const transaction = transactionOf(payment, sandboxWompiKeys(business, env)?.public_key ?? '')
  const timestamp = Math.floor(Date.now() / 1000)
  const signed = `${transaction.id}${transaction.status}${transaction.amount_in_cents}${timestamp}`
  return {
    event: 'transaction.updated',
    data: { transaction },
    environment: 'test',
    signature: { properties, checksum: sha256(signed + (sandboxWompiKeys(business, env)?.events_secret ?? '')) },
    timestamp,
    sent_at: new Date().toISOString(),
  }
}

/** A transaction as Wompi's API shows it. */
export const transactionOf = (payment: SandboxPayment, publicKey: string) => ({
  id: payment.id,
  status: payment.status,
  amount_in_cents: payment.amount_in_cents,
  reference: payment.reference,
  currency: payment.currency,
  payment_method_type: payment.method,
  redirect_url: payment.redirect_url,
  merchant: { public_key: publicKey },
})
