import type { updateHabeas as contract } from '@plaza/contracts/habeas/habeas.api'
import { habeasProblems } from '@plaza/contracts/habeas/habeas.messages'
import type { HabeasRegistration } from '@plaza/contracts/habeas/registration.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { addProof } from './consent-proof.ts'
import { changeRegistration, lockRegistration } from './habeas.repository.ts'
import { refuseFaults, storedOf } from './register.ts'

/** Staff correct a registration. Promotions switched on or off by them are proved as their doing. */
export async function updateRegistration(
  scope: Scope,
  { id, updatedAt, ...input }: ParsedInputOf<typeof contract>,
  { db, env }: Pick<SharedUses, 'db' | 'env'>,
): Promise<{ data: HabeasRegistration }> {
  refuseFaults(input)
  const stored = storedOf(input)
  return db.withTenant(scope.business, async (tx) => {
    const before = (await lockRegistration(tx, id)) ?? fail(commonProblems.notFound)
    if (updatedAt && updatedAt !== before.updatedAt) fail(habeasProblems.changed)
    await changeRegistration(tx, id, stored)
    if (stored.promotional_send_authorization !== before.promotional_send_authorization)
      await addProof(
        tx,
        {
          registrationId: id,
          documentNumber: input.user_data.document_number ?? '',
          purpose: 'promotional',
          accepted: stored.promotional_send_authorization,
          version: null,
          channel: 'staff',
          origin: scope.ip,
          by: scope.user?.name ?? null,
        },
        env.SESSION_SECRET,
      )
    return { data: (await lockRegistration(tx, id)) as HabeasRegistration }
  })
}
