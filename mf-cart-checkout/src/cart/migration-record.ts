import { storageKey } from '@plaza/contracts/kernel/storage-keys'
import * as z from 'zod/mini'

const record = z.object({
  /** Whose cart the guest's lines have replaced. */
  userId: z.string(),
  /** The history entry that keeps what they replaced, until it is given back. */
  historyId: z.nullable(z.string()),
  /** Some lines wait for another try: they join, and must not replace a second time. */
  pending: z.boolean(),
})
export type MigrationRecord = z.output<typeof record>

/** What this browser knows of the last migration to this user's cart; every tab reads the same. */
export function readMigration(business: string, userId: string): MigrationRecord | null {
  try {
    const stored = record.safeParse(JSON.parse(localStorage.getItem(storageKey(business, 'cart-migration')) ?? 'null'))
    return stored.success && stored.data.userId === userId ? stored.data : null
  } catch {
    return null
  }
}

/** Writes it down, or with null forgets it. */
export function keepMigration(business: string, migration: MigrationRecord | null) {
  try {
    const key = storageKey(business, 'cart-migration')
    if (migration === null || (migration.historyId === null && !migration.pending)) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(migration))
  } catch {}
}

/** Calls back when another tab wrote it. */
export function onMigrationElsewhere(business: string, changed: () => void) {
  addEventListener('storage', (event) => event.key === storageKey(business, 'cart-migration') && changed())
}
