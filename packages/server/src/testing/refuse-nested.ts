import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Tx } from '../platform/database.ts'

/**
 * From here on work that asks for a second connection while it holds one fails: when as many do so at once as there are connections, each
 * waits for the others for ever.
 */
export function refuseNested(db: Database): void {
  const holding = new AsyncLocalStorage<{ over: boolean }>()
  const connect = db.pool.connect.bind(db.pool)
  db.pool.connect = ((...asked: []) => {
    if (holding.getStore()?.over === false)
      throw new Error('A second connection is asked for within a transaction: pass the transaction on')
    return connect(...asked)
  }) as typeof connect
  const held =
    <T>(work: (tx: Tx) => Promise<T>) =>
    (tx: Tx) => {
      const mine = { over: false }
      return holding.run(mine, () => work(tx)).finally(() => (mine.over = true))
    }
  const { withTenant, withPlatform } = db
  Object.assign(db, {
    withTenant: (business, work, options) => withTenant(business, held(work), options),
    withPlatform: (work, options) => withPlatform(held(work), options),
  } satisfies Partial<Database>)
}
