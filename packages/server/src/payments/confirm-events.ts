import type { PaymentGatewayName } from '@plaza/contracts/payments/payment.entity'
import type { Tx } from '../platform/database.ts'
import type { SharedUses } from '../platform/uses.ts'
import { gatewaysOf } from './business-gateway.ts'
import { receivePayments } from './inbox.ts'
import { mayFollow } from './ledger.ts'
import type { ProviderPayment } from './payment-gateway.ts'

type Deps = Pick<SharedUses, 'db' | 'clock' | 'log' | 'env' | 'directory' | 'ownAddress'>

/** What an event claims; nothing of it counts before the provider's API said the same. */
export interface EventClaim {
  readonly gateway: PaymentGatewayName
  readonly transactionId: string
  readonly status: ProviderPayment['status']
}

/** Longer than the provider's slowest answer. */
const leaseSeconds = 15
/** Wompi repeats an event for 28 hours at most; after that the claim is given up. */
const maxAttempts = 150

/** Writes that an event came; a repetition changes nothing. */
export const saveClaim = (tx: Tx, { gateway, transactionId, status }: EventClaim, now: Date): Promise<number> =>
  tx.run(
    `insert into payment_events (business_id, gateway, transaction_id, status, received_at) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [tx.business, gateway, transactionId, status, now],
    'payment-event-save',
  )

/** Asks the provider about every claim that is due. What cannot be confirmed yet is asked again later, at most ten minutes later. */
export async function confirmEvents(business: string, deps: Deps): Promise<void> {
  for (;;) {
    const claim = await deps.db.withTenant(business, takeClaim)
    if (!claim) return
    await confirm(business, claim, deps).catch((error: Error) =>
      deps.log.warn({ err: error, business, transaction: claim.transactionId }, 'a payment event could not be confirmed'),
    )
  }
}

async function confirm(business: string, claim: EventClaim, deps: Deps): Promise<void> {
  const gateways = await deps.db.withTenant(business, (tx) => gatewaysOf(tx, deps))
  const told = (await gateways.named(claim.gateway)?.read(claim.transactionId)) ?? null
  if (told) await receivePayments(business, claim.gateway, [told], deps)
  // The API may lag behind the event: then the claim stays open.
  if (told && !mayFollow(told.status, claim.status)) await deps.db.withTenant(business, (tx) => settleClaim(tx, claim, deps.clock.now()))
}

/** The oldest claim that is due; for the time of the question it is nobody else's. */
async function takeClaim(tx: Tx): Promise<EventClaim | null> {
  const rows = await tx.query<EventClaim>(
    `with due as (
       select gateway, transaction_id, status from payment_events
       where business_id = $1 and settled_at is null and next_try <= now() order by received_at limit 1 for update skip locked)
     update payment_events e set attempts = e.attempts + 1,
       next_try = now() + make_interval(secs => greatest($2, least(600, 2 ^ least(e.attempts, 12)))),
       settled_at = case when e.attempts + 1 >= $3 then now() end
     from due where e.business_id = $1 and e.gateway = due.gateway and e.transaction_id = due.transaction_id and e.status = due.status
     returning e.gateway, e.transaction_id as "transactionId", e.status`,
    [tx.business, leaseSeconds, maxAttempts],
    'payment-event-take',
  )
  return rows[0] ?? null
}

const settleClaim = (tx: Tx, { gateway, transactionId, status }: EventClaim, now: Date): Promise<number> =>
  tx.run(
    'update payment_events set settled_at = $5 where business_id = $1 and gateway = $2 and transaction_id = $3 and status = $4',
    [tx.business, gateway, transactionId, status, now],
    'payment-event-settle',
  )
