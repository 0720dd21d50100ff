import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from './env.ts'

/** One transaction of one business (or of the platform, where `business` is '*'). */
export interface Tx {
  readonly business: string
  /** Rows of one statement. With `name` the statement is prepared once per connection: one name, one text, always. */
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>
  /** Like `query`, answering how many rows were touched. */
  run(text: string, values?: readonly unknown[], name?: string): Promise<number>
  /** Runs once the transaction is committed, before `withTenant` answers; never when it is rolled back. */
  afterCommit(work: () => void): void
}

export interface TransactionOptions {
  /** How often to run the work again after a deadlock or a serialisation failure. The work must touch nothing but its transaction. */
  retry?: number
}

export interface Database {
  /** Runs the work in a transaction that sees and writes rows of this business only. */
  withTenant<T>(business: string, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Runs the work in a transaction for the platform's own tables; tenant tables look empty in it. */
  withPlatform<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  readonly pool: pg.Pool
  close(): Promise<void>
}

export const businessIdPattern = /^[a-z0-9][a-z0-9-]{0,62}$/
const poolSize = 20
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
  return {
    pool,
    withTenant: (business, work, options) => transact(pool, business, scopeOf(business), work, options?.retry ?? 0),
    withPlatform: (work, options) => transact(pool, '*', "set local app.platform = 'on'", work, options?.retry ?? 0),
    close: () => pool.end(),
  }
}

/** A pool whose lost connections are replaced at the next use; without these listeners each would end the process. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, idleTimeoutMillis: 30_000, application_name: 'plaza' })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

function scopeOf(business: string) {
  if (!businessIdPattern.test(business)) throw new Error(`Not a business id: ${business}`)
  return `set local app.business = '${business}'`
}

async function transact<T>(pool: pg.Pool, business: string, scope: string, work: (tx: Tx) => Promise<T>, retries: number): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await transactOnce(pool, business, scope, work)
    } catch (error) {
      if (attempt >= retries || !worthRetrying.has((error as { code?: string }).code ?? '')) throw error
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

async function transactOnce<T>(pool: pg.Pool, business: string, scope: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const committed: (() => void)[] = []
  let broken = false
  try {
    // One message: a round trip less on every call.
    await client.query(`begin; ${scope}`)
    const result = await work(txOf(client, business, committed))
    await client.query('commit')
    for (const told of committed) told()
    return result
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true))
    throw error
  } finally {
    client.release(broken)
  }
}

function txOf(client: pg.PoolClient, business: string, committed: (() => void)[]): Tx {
  const send = (text: string, values?: readonly unknown[], name?: string) =>
    client.query(name === undefined ? { text, values: values as unknown[] } : { text, values: values as unknown[], name })
  return {
    business,
    query: async (text, values, name) => (await send(text, values, name)).rows,
    run: async (text, values, name) => (await send(text, values, name)).rowCount ?? 0,
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
