import type { SharedUses } from '../platform/uses.ts'
import { eraseBefore } from './habeas.repository.ts'

type Uses = Pick<SharedUses, 'db' | 'clock' | 'directory' | 'env'>

const day = 24 * 3600_000

/** Erases personal data whose time, as the operator's environment says it, is over; answers how many registrations. The proof of what was agreed to stays longer. */
export async function eraseExpiredRegistrations({ db, clock, directory, env }: Uses): Promise<number> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day)
  let erased = 0
  for (const { id } of directory.all())
    erased += await db.withTenant(id, async (tx) => {
      await tx.run('delete from habeas_consents where business_id = $1 and date < $2', [tx.business, before(env.HABEAS_PROOF_DAYS)])
      return eraseBefore(tx, before(env.HABEAS_WITHDRAWN_DAYS), before(env.HABEAS_UNTOUCHED_DAYS))
    })
  return erased
}
