import type { SharedUses } from './uses.ts'

type Uses = Pick<SharedUses, 'db' | 'clock' | 'directory'>

/** Rows are kept `keepDays` days after `end`, when they have served their purpose: long enough to answer a complaint. */
const retention = [
  { table: 'sessions', end: 'expires_at', keepDays: 30 },
  { table: 'password_resets', end: 'expires_at', keepDays: 30 },
  { table: 'phone_codes', end: 'expires_at', keepDays: 30 },
  { table: 'deletion_codes', end: 'expires_at', keepDays: 30 },
  { table: 'email_changes', end: 'undo_until', keepDays: 30 },
  { table: 'sent_messages', end: 'creation_date', keepDays: 90 },
  // Ley 2300 looks back a week.
  { table: 'commercial_contacts', end: 'day', keepDays: 30 },
] as const

const day = 24 * 3600_000

/** Deletes, in every business, the rows whose time is over. Registrations of personal data have periods of their own (`habeas/erase-expired.ts`). */
export async function deleteExpiredRows({ db, clock, directory }: Uses): Promise<void> {
  for (const { id } of directory.all())
    await db.withTenant(id, async (tx) => {
      for (const { table, end, keepDays } of retention)
        await tx.run(
          `delete from ${table} where business_id = $1 and ${end} < $2`,
          [tx.business, new Date(clock.now().getTime() - keepDays * day)],
          `${table}-expired`,
        )
    })
}
