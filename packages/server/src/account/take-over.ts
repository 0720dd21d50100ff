import type { Tx } from '../platform/database.ts'
import { endEmailChanges } from './email-changes.repository.ts'
import { endSessions } from './refresh-tokens.ts'

/**
 * Whoever reads the account's e-mail takes the account: every session ends, and so does what somebody else may have left behind to come back.
 * That is a telephone that nobody verified, one that was verified before anybody showed to read this e-mail, and a change of e-mail under way.
 */
export async function takeOverByEmail(tx: Tx, userId: string): Promise<void> {
  await tx.run(
    `update users set phone = case when verified_phone is not null and email_verified_at is not null then phone end,
       email_verified_at = coalesce(email_verified_at, now()), last_update_date = now()
     where business_id = $1 and id = $2`,
    [tx.business, userId],
    'user-take-over',
  )
  await endEmailChanges(tx, userId)
  await endSessions(tx, userId)
}
