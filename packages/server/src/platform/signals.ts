import pg from 'pg'
import type { Logger } from 'pino'
import type { Tx } from './database.ts'

const channel = 'plaza'
const longestPause = 5000

export interface Signal {
  /** `business`, `user`, `session`, `catalog` … */
  kind: string
  business: string
  id?: string
}

/** News between instances, carried by PostgreSQL's NOTIFY: heard after the commit, and only then. Hints, never data. */
export interface Signals {
  /** `gap` listeners run when news may have been missed (the connection was lost and is back). */
  on(kind: string | 'gap', listener: (signal: Signal) => void): void
  readonly connected: boolean
  close(): Promise<void>
}

/** Those who listen in this process. */
const near = new Set<(signal: Signal) => void>()

/** Tells every instance once the transaction commits; this process hears it before `withTenant` answers. */
export async function notify(tx: Tx, signal: Signal): Promise<void> {
  tx.afterCommit(() => near.forEach((tell) => tell(signal)))
  await tx.query('select pg_notify($1, $2)', [channel, JSON.stringify(signal)], 'notify')
}

/** Listens on a connection of its own and comes back when it is lost. */
export async function listenForSignals(url: string, log: Logger): Promise<Signals> {
  const listeners = new Map<string, ((signal: Signal) => void)[]>()
  const tell = (signal: Signal) => listeners.get(signal.kind)?.forEach((listener) => listener(signal))
  let client: pg.Client | null = null
  let closed = false

  async function connect() {
    const fresh = new pg.Client({ connectionString: url, application_name: 'plaza-signals', keepAlive: true })
    fresh.on('error', () => {})
    fresh.on('end', () => {
      client = null
      if (!closed) void reconnect()
    })
    fresh.on('notification', ({ payload }) => payload && tell(JSON.parse(payload)))
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    client = fresh
  }

  async function reconnect() {
    log.warn('lost the signals connection')
    for (let wait = 50; !closed; wait = Math.min(wait * 2, longestPause)) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      if (
        await connect().then(
          () => true,
          () => false,
        )
      )
        return tell({ kind: 'gap', business: '*' })
    }
  }

  await connect()
  near.add(tell)
  return {
    on: (kind, listener) => void listeners.set(kind, [...(listeners.get(kind) ?? []), listener]),
    get connected() {
      return client !== null
    },
    async close() {
      closed = true
      near.delete(tell)
      await client?.end()
    },
  }
}
