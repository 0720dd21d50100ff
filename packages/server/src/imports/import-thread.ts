import { connectDatabase, type Database } from '../platform/database.ts'
import { importPortion } from './import-portion.ts'
import { lockPortion } from './import.repository.ts'

export interface Portion {
  /** Of the database. */
  url: string
  business: string
  id: string
}

// Kept for as long as the thread lives; it goes with it.
let opened: Promise<Database> | null = null

/** Works off the next portion of an import with a connection of this thread's own. True when there is more to do. */
export async function work({ url, business, id }: Portion): Promise<boolean> {
  const db = await (opened ??= connectDatabase(url))
  return db.withTenant(
    business,
    async (tx) => {
      const row = await lockPortion(tx, id)
      return row !== null && !(await importPortion(tx, row))
    },
    { retry: 3 },
  )
}
