import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { wompiEvent } from '@plaza/contracts/payments/payments.api'
import { paymentProblems } from '@plaza/contracts/payments/payments.messages'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { gatewaysOf } from './business-gateway.ts'
import { receivePayments } from './inbox.ts'
import { paymentOf } from './wompi.ts'
import { isAuthentic } from './wompi-signature.ts'

/** Any answer but 200 makes Wompi tell it again (after 30 minutes, 3 and 24 hours), so 200 means: written, or of no concern to us. */
export async function takeWompiEvent(scope: Scope, event: ParsedInputOf<typeof wompiEvent>, uses: SharedUses): Promise<{ ok: true }> {
  const { wompiEventsSecret } = await uses.db.withTenant(scope.business, (tx) => gatewaysOf(tx, uses))
  if (!isAuthentic(event, wompiEventsSecret)) {
    uses.log.warn({ business: scope.business, ip: scope.ip }, 'a payment event without a valid signature was refused')
    fail(paymentProblems.eventRefused)
  }
  const told = paymentOf(event)
  if (told) await receivePayments(scope.business, 'wompi', [told], uses)
  return { ok: true }
}
