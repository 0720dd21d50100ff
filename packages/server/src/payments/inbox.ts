import { setTimeout as pause } from 'node:timers/promises'
import type { PaymentGatewayName } from '@plaza/contracts/payments/payment.entity'
import type { SharedUses } from '../platform/uses.ts'
import type { ProviderPayment } from './payment-gateway.ts'
import { finishInboxEntry, type InboxEntry, lockInboxEntry, postponeInboxEntry, writeToInbox } from './payment.repository.ts'
import { recordPayment } from './record-payment.ts'

type Uses = Pick<SharedUses, 'db' | 'clock' | 'log' | 'env' | 'directory'>

/** Long enough for the work, short enough for a provider that waits for our answer. */
const patience = 1000

/** Writes what was told, durably, then applies it. Answers when it is applied or, at the latest, after a second: it is safe by then. */
export async function receivePayments(business: string, gateway: PaymentGatewayName, told: readonly ProviderPayment[], uses: Uses) {
  if (told.length === 0) return
  await uses.db.withTenant(business, async (tx) => {
    for (const each of told) await writeToInbox(tx, gateway, each, uses.clock.now())
  })
  const work = processInbox(business, uses).catch((error: Error) => uses.log.warn({ err: error, business }, 'the payment inbox waits'))
  await Promise.race([work, pause(patience, undefined, { ref: false })])
}

/** Applies everything that is due, one entry per transaction, together with its mark. What fails is tried again later. */
export async function processInbox(business: string, uses: Uses): Promise<void> {
  while (await processOne(business, uses));
}

async function processOne(business: string, uses: Uses): Promise<boolean> {
  const { db, clock, log } = uses
  let entry: InboxEntry | null = null
  try {
    await db.withTenant(
      business,
      async (tx) => {
        entry = await lockInboxEntry(tx)
        if (!entry) return
        await recordPayment(tx, entry, clock.now())
        await finishInboxEntry(tx, entry, clock.now())
      },
      { retry: 3 },
    )
  } catch (error) {
    const failed = entry as InboxEntry | null
    if (!failed) throw error
    log.error({ err: error, business, transaction: failed.transactionId }, 'a payment could not be applied')
    await db.withTenant(business, (tx) => postponeInboxEntry(tx, failed))
  }
  return entry !== null
}
