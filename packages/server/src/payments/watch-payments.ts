import { regularly } from '../platform/regularly.ts'
import type { SharedUses } from '../platform/uses.ts'
import { gatewaysOf } from './business-gateway.ts'
import { confirmEvents } from './confirm-events.ts'
import { processInbox, receivePayments } from './inbox.ts'
import type { ProviderPayment } from './payment-gateway.ts'
import { type DueLink, takeDueLinks } from './payment.repository.ts'

type Uses = Pick<SharedUses, 'db' | 'clock' | 'log' | 'env' | 'directory' | 'ownAddress'>

const lookEvery = 2000

/** Applies what a crash left in the inbox, confirms events, and asks providers about payments whose event is missing. Several instances may do so at once. */
export const watchPayments = (uses: Uses): { close(): Promise<void> } =>
  regularly(
    lookEvery,
    () => lookAtPayments(uses),
    (error) => uses.log.warn({ err: error }, 'payments could not be looked at'),
  )

export async function lookAtPayments(uses: Uses): Promise<void> {
  for (const business of await businessesWithWork(uses)) {
    await processInbox(business, uses)
    await confirmEvents(business, uses)
    await askAboutDue(business, uses)
  }
}

async function businessesWithWork({ db }: Uses): Promise<string[]> {
  const rows = await db.withPlatform((tx) =>
    tx.query<{ business_id: string }>(
      `select business_id from payment_inbox where processed_at is null and next_try <= now()
       union select business_id from payment_events where settled_at is null and next_try <= now()
       union select business_id from payment_links where next_check <= now()`,
      [],
      'payments-due',
    ),
  )
  return rows.map((row) => row.business_id)
}

async function askAboutDue(business: string, uses: Uses): Promise<void> {
  const { due, gateways } = await uses.db.withTenant(business, async (tx) => ({
    due: await takeDueLinks(tx),
    gateways: await gatewaysOf(tx, uses),
  }))
  for (const link of due) {
    const told = (await gateways.named(link.gateway)?.attempts({ orderId: link.order_id, providerId: link.provider_id })) ?? []
    await receivePayments(business, link.gateway, told.filter(isOf(link)), uses)
  }
}

const isOf =
  ({ order_id }: DueLink) =>
  ({ orderId }: ProviderPayment) =>
    orderId === order_id
