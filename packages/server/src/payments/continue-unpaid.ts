import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import type { continueUnpaid as contract } from '@plaza/contracts/payments/payments.api'
import { paymentProblems } from '@plaza/contracts/payments/payments.messages'
import { recordChange } from '../orders/order-changes.ts'
import { lockPlacedOrder } from '../orders/placed-order.ts'
import { showRow } from '../orders/show-order.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { unblock } from './mark-voided.ts'

/** Staff decide to go on with an order whose payment was taken back; written down with who, when and why. */
export async function continueUnpaid(
  scope: Scope,
  { id, note }: ParsedInputOf<typeof contract>,
  { db, clock }: Pick<SharedUses, 'db' | 'clock'>,
): Promise<OutputOf<typeof contract>> {
  const user = scope.user ?? fail(commonProblems.unauthenticated)
  return db.withTenant(scope.business, async (tx) => {
    const row = (await lockPlacedOrder(tx, id)) ?? fail(orderProblems.notFound)
    if (user.branchId !== null && user.branchId !== row.branch_office_id) fail(orderProblems.notFound)
    if (!row.payment_blocked) fail(paymentProblems.notBlocked)
    const now = clock.now()
    await unblock(tx, row, now)
    const why = note?.trim() ? `: ${note.trim()}` : ''
    recordChange(tx, id, { user, what: `Decidió continuar sin el pago anulado${why}`, now })
    return { order: await showRow(tx, scope, row) }
  })
}
