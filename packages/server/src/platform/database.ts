import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from './env.ts'
import { readerOf } from './reader.ts'
import { send } from './statement.ts'

/** Where one business's rows are read from: a transaction, or the database at large. */
export interface Reader {
  readonly business: string
  /** Rows of one statement. With `name` the statement is prepared once per connection: one name, one text, always. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>
}

/**
 * One transaction of one business (or of the platform, where `business` is '*'). Statements go out as they are asked and run in that order:
 * what does not need the answer of another is asked together and costs one round trip.
 */
export interface Tx extends Reader {
  /** Whose transaction this is. */
  readonly database: Database
  /** Like `query`, answering how many rows were touched. */
  run(text: string, values?: readonly unknown[], name?: string): Promise<number>
  /** Like `query` for writes whose answer need not be awaited: the commit follows at once, and when the statement fails there is none. */
  write<Row = Record<string, unknown>>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>
  /** Runs once the transaction is committed, before `withTenant` answers; never when it is rolled back. */
  afterCommit(work: () => void): void
}

export interface TransactionOptions {
  /** How often to run the work again after a deadlock or a serialisation failure. The work must touch nothing but its transaction. */
  retry?: number
  /**
   * Lets go of the locks before the log is on disk, and answers only when it is. For work that holds a row many wait for: they then share
   * one flush instead of queueing for one each. Others may see the rows a moment before they are durable; nobody is told before.
   */
  sharedFlush?: boolean
  /**
   * Statements are planned once per connection, whatever their values. For work whose lists of ids are short: PostgreSQL would plan those anew
   * each time, which costs more than running them.
   */
  keptPlans?: boolean
}

export interface Database {
  /** Runs the work in a transaction that sees and writes rows of this business only. */
  withTenant<T>(business: string, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * For reads that need no transaction of their own. Reads that are asked together, or while all connections are busy, share one read-only
   * transaction and one round trip; one that fails spoils no other.
   */
  reader(business: string, options?: Pick<TransactionOptions, 'keptPlans'>): Reader
  /** Runs the work in a transaction for the platform's own tables; tenant tables look empty in it. */
  withPlatform<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  readonly pool: pg.Pool
  close(): Promise<void>
}

export const businessIdPattern = /^[a-z0-9][a-z0-9-]{0,62}$/
// As many as two cores keep busy: of more, each waits longer for the others. (packages/e2e/README.md)
const poolSize = 8
const worthRetrying = new Set(['40001', '40P01'])

// Wire numbers: bigint counters stay far below 2^53, numeric columns hold percentages and PUM.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** Connects. Throws StartError when the server does not answer or the role stands above row-level security. */
export async function connectDatabase(url: string): Promise<Database> {
  const pool = openPool(url, poolSize)
  await refusePowerfulRole(pool).catch(async (error) => {
    await pool.end()
    throw error
  })
  const readers = new Map<string, Reader>()
  const database: Database = {
    pool,
    withTenant: (business, work, options) => transact({ database, business, scope: scopeTo(business), work, ...options }),
    reader(business, { keptPlans = false } = {}) {
      const key = `${business}\n${keptPlans}`
      const reader =
        readers.get(key) ?? readerOf(pool, business, ['begin read only', scopeTo(business), ...(keptPlans ? [planOnce] : [])].join('; '))
      readers.set(key, reader)
      return reader
    },
    withPlatform: (work, options) => transact({ database, business: '*', scope: "set local app.platform = 'on'", work, ...options }),
    close: () => pool.end(),
  }
  return database
}

/**
 * A pool whose lost connections are replaced at the next use; without these listeners each would end the process. Connections stay: a new one
 * plans every statement anew.
 */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, idleTimeoutMillis: 0, application_name: 'plaza', pipeline: true })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

/** Row-level security sees this business until the transaction ends. */
const scopeTo = (business: string) => `set local app.business = '${checked(business)}'`

function checked(business: string) {
  if (!businessIdPattern.test(business)) throw new Error(`Not a business id: ${business}`)
  return business
}

interface Transaction<T> extends TransactionOptions {
  readonly database: Database
  readonly business: string
  readonly scope: string
  readonly work: (tx: Tx) => Promise<T>
}

async function transact<T>(transaction: Transaction<T>): Promise<T> {
  const retries = transaction.retry ?? 0
  for (let attempt = 0; ; attempt++) {
    try {
      return await transactOnce(transaction)
    } catch (error) {
      if (attempt >= retries || !worthRetrying.has((error as { code?: string }).code ?? '')) throw error
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

async function transactOnce<T>(transaction: Transaction<T>): Promise<T> {
  const { database, business, work, sharedFlush = false } = transaction
  const client = await database.pool.connect()
  const parts: Parts = { database, business, committed: [], written: [], failed: null }
  let broken = false
  try {
    parts.written.push(quietly(send(client, { text: beginning(transaction) })))
    const result = await work(txOf(client, parts))
    await commit(client, parts, sharedFlush)
    for (const told of parts.committed) told()
    return result
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Statements of the transaction are planned once per connection, whatever their values. */
const planOnce = 'set local plan_cache_mode = force_generic_plan'

const beginning = ({ scope, sharedFlush, keptPlans }: Transaction<unknown>) =>
  ['begin', scope, ...(sharedFlush ? ['set local synchronous_commit = off'] : []), ...(keptPlans ? [planOnce] : [])].join('; ')

// On its way before the answers to the writes: PostgreSQL itself makes it a rollback when one of them failed.
async function commit(client: pg.PoolClient, parts: Parts, sharedFlush: boolean) {
  const asked = quietly(send(client, { text: 'commit' }))
  const flushed = sharedFlush ? quietly(send(client, { text: flush })) : null
  await Promise.all(parts.written)
  const { command } = await asked
  await flushed
  if (command !== 'COMMIT') throw new Error('An unawaited statement of this transaction failed', { cause: parts.failed })
}

// A transaction of its own that waits for the log, and with it for all that stands before it there.
const flush = "select pg_logical_emit_message(true, 'plaza', '')"

/** Its failure is told to whoever awaits it, later. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  return promise
}

interface Parts {
  readonly database: Database
  readonly business: string
  readonly committed: (() => void)[]
  readonly written: Promise<unknown>[]
  /** The failure that aborted the transaction. */
  failed: Error | null
}

const transactionAborted = '25P02'

function txOf(client: pg.PoolClient, parts: Parts): Tx {
  const { database, business, committed, written } = parts
  const sendOwn = <Row>(text: string, values?: readonly unknown[], name?: string) =>
    send<Row & object>(client, { text, values, name }).catch((error: Error & { code?: string }) => {
      // Statements sent together with one that fails are refused because of it. Whoever hears of them first must hear its reason.
      if (error.code === transactionAborted && parts.failed) throw parts.failed
      parts.failed = error
      throw error
    })
  return {
    business,
    database,
    query: async <Row>(text: string, values?: readonly unknown[], name?: string) => (await sendOwn<Row>(text, values, name)).rows,
    run: async (text, values, name) => (await sendOwn(text, values, name)).rowCount ?? 0,
    write: <Row>(text: string, values?: readonly unknown[], name?: string) => {
      const rows = quietly(sendOwn<Row>(text, values, name).then((answer) => answer.rows))
      written.push(rows)
      return rows
    },
    afterCommit: (work) => void committed.push(work),
  }
}

async function refusePowerfulRole(pool: pg.Pool) {
  const asked = await pool
    .query('select rolname, rolsuper, rolbypassrls from pg_roles where rolname = current_user')
    .catch((error: Error) => Promise.reject(new StartError(`DATABASE_URL: PostgreSQL does not answer: ${error.message || error}`)))
  const found = asked.rows[0]
  if (found.rolsuper || found.rolbypassrls) {
    const power = found.rolsuper ? 'a superuser' : 'allowed to bypass row-level security'
    throw new StartError(`DATABASE_URL: role "${found.rolname}" is ${power}; use a role created with NOSUPERUSER NOBYPASSRLS`)
  }
}
