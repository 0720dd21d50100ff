import pg from 'pg'
import type { Database, Tx, TransactionOptions } from '../platform/database.ts'
import { ProblemError } from '../platform/problems.ts'
import { together } from '../platform/together.ts'

interface Shared<Item, Result> {
  readonly keyOf: (item: Item) => string
  readonly options: TransactionOptions
  /** What it answers is asked for once the transaction is committed. Null: nothing was done for this item, it must be done by itself. */
  readonly work: (tx: Tx, items: readonly Item[]) => Promise<() => Promise<readonly (Result | null)[]>>
}

// One after the other: the next grows while PostgreSQL works on this one, and larger ones cost less. (packages/e2e/README.md)
const atOnce = 1
const most = 32

/**
 * Does in one transaction what many shoppers of a business ask for at one moment: most of what a small change costs is the transaction and its
 * statements, not its rows. `keyOf` says whose items follow each other. Answers null for what must be done by itself.
 */
export function sharing<Item, Result>({ keyOf, options, work }: Shared<Item, Result>) {
  const shares = new WeakMap<Database, Map<string, (item: Item) => Promise<Result | null>>>()

  async function doAll(db: Database, business: string, items: readonly Item[]): Promise<readonly (Result | null)[]> {
    let answer: Awaited<ReturnType<typeof work>>
    try {
      answer = await db.withTenant(business, (tx) => work(tx, items), options)
    } catch (error) {
      // One that PostgreSQL refuses must not spoil the others'. After a lost connection nobody knows what was written: that is told.
      if (!isRefusal(error)) throw error
      return items.map(() => null)
    }
    return answer()
  }

  return (db: Database, business: string, item: Item): Promise<Result | null> => {
    const ofDatabase = shares.get(db) ?? new Map<string, (item: Item) => Promise<Result | null>>()
    shares.set(db, ofDatabase)
    const share = ofDatabase.get(business) ?? together((items) => doAll(db, business, items), { atOnce, most, keyOf })
    ofDatabase.set(business, share)
    return share(item)
  }
}

const isRefusal = (error: unknown) => error instanceof ProblemError || (error instanceof pg.DatabaseError && error.severity === 'ERROR')

/** What `judge` answers; null when it refuses, for whoever does it alone to say why. */
export function unlessRefused<T>(judge: () => T): T | null {
  try {
    return judge()
  } catch (reason) {
    if (reason instanceof ProblemError) return null
    throw reason
  }
}
