import type { Tx } from '../platform/database.ts'

/** Links of changes that nobody opened yet are dead from here on; what was confirmed can still be undone. */
export const endEmailChanges = (tx: Tx, userId: string) =>
  tx.run(
    'update email_changes set ended_at = now() where business_id = $1 and user_id = $2 and confirmed_at is null and ended_at is null',
    [tx.business, userId],
    'email-changes-end',
  )

/** False when another account has the address, or may still get it back. */
export async function isEmailFree(tx: Tx, userId: string | null, email: string): Promise<boolean> {
  const taken = await tx.query(
    `select 1 from users where business_id = $1 and lower(email) = lower($2) and id is distinct from $3
     union all
     select 1 from email_changes where business_id = $1 and lower(old_email) = lower($2) and user_id is distinct from $3
       and confirmed_at is not null and ended_at is null and undo_until > now()
     limit 1`,
    [tx.business, email, userId],
    'email-free',
  )
  return taken.length === 0
}
