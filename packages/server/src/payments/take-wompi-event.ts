import { setTimeout as pause } from 'node:timers/promises'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { wompiEvent } from '@plaza/contracts/payments/payments.api'
import { paymentProblems } from '@plaza/contracts/payments/payments.messages'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { gatewaysOf } from './business-gateway.ts'
import { confirmEvents, saveClaim } from './confirm-events.ts'
import { paymentOf } from './wompi.ts'
import { isAuthentic, isFresh } from './wompi-signature.ts'

/** Long enough for the work, short enough for a provider that waits for our answer. */
const answerAfter = 1000

/**
 * Any answer but 200 makes Wompi tell it again (after 30 minutes, 3 and 24 hours), so 200 means: written, or of no concern to us. The event
 * itself moves nothing: its fields are signed without separators, so the transaction is asked for at Wompi's API.
 */
export async function takeWompiEvent(scope: Scope, event: ParsedInputOf<typeof wompiEvent>, uses: SharedUses): Promise<{ ok: true }> {
  const { business } = scope
  const { wompiEventsSecret } = await uses.db.withTenant(business, (tx) => gatewaysOf(tx, uses))
  if (!isAuthentic(event, wompiEventsSecret) || !isFresh(event, uses.clock.now())) {
    uses.log.warn({ business, ip: scope.ip }, 'a payment event without a valid signature was refused')
    fail(paymentProblems.eventRefused)
  }
  const told = paymentOf(event)
  if (!told) return { ok: true }
  const { transactionId, status } = told
  await uses.db.withTenant(business, (tx) => saveClaim(tx, { gateway: 'wompi', transactionId, status }, uses.clock.now()))
  const work = confirmEvents(business, uses).catch((error: Error) => uses.log.warn({ err: error, business }, 'the payment events wait'))
  await Promise.race([work, pause(answerAfter, undefined, { ref: false })])
  return { ok: true }
}
