import type { SharedUses } from '../platform/uses.ts'

type Uses = Pick<SharedUses, 'db' | 'clock' | 'directory'>

/** When a row has done what it was made for; what is looked into after a complaint stays for `keepDays` from then on. */
const ends = [
  { table: 'sessions', end: 'expires_at', keepDays: 30 },
  { table: 'password_resets', end: 'expires_at', keepDays: 30 },
  { table: 'phone_codes', end: 'expires_at', keepDays: 30 },
  { table: 'deletion_codes', end: 'expires_at', keepDays: 30 },
  { table: 'email_changes', end: 'undo_until', keepDays: 30 },
  { table: 'sent_messages', end: 'creation_date', keepDays: 90 },
] as const

const day = 24 * 3600_000

/** Erases sessions, codes, links, changes of e-mail and copies of messages, in every business, whose time is over. */
export async function eraseExpiredSignIns({ db, clock, directory }: Uses): Promise<void> {
  for (const { id } of directory.all())
    await db.withTenant(id, async (tx) => {
      for (const { table, end, keepDays } of ends)
        await tx.run(
          `delete from ${table} where business_id = $1 and ${end} < $2`,
          [tx.business, new Date(clock.now().getTime() - keepDays * day)],
          `${table}-expired`,
        )
    })
}
