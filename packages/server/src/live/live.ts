import type { Server as HttpServer } from 'node:http'
import type { Redis } from 'ioredis'
import { isAdminLevel } from '@plaza/contracts/account/role'
import type { Pool, PoolClient } from 'pg'
import { Server, type Socket } from 'socket.io'
import type { Sessions } from '../account/sessions.ts'
import { openPool } from '../platform/database.ts'
import type { LiveMessage } from '../platform/outbox.ts'
import type { Visitor } from '../platform/scope.ts'
import type { Signals } from '../platform/signals.ts'
import { isOwnOrigin } from '../platform/origin.ts'
import type { Directory } from '../platform/tenant.ts'

/** Messages to open pages. Within a request use the outbox instead: it tells after the commit. */
export interface Live {
  send(business: string, message: LiveMessage): void
  close(): Promise<void>
}

interface Parts {
  http: HttpServer
  directory: Directory
  signals: Signals
  sessions: Sessions
  /** Set when several instances may run: messages reach the sockets of all. */
  fanOut: { redis: Redis; space: string } | { url: string } | null
}

/** One listens, one publishes. */
const adapterConnections = 2

/** Opens socket.io at `/socket/`. `auth` is `{ business, token? }`; rooms are `business`, `user:<id>`, `branch:<id>` and `staff` (staff of all branches). */
export async function openLive({ http, directory, signals, sessions, fanOut }: Parts): Promise<Live> {
  const io = new Server(http, { path: '/socket/', serveClient: false, maxHttpBufferSize: 16_384 })
  const spread = fanOut && (await spreadBy(fanOut))
  if (spread) io.adapter(spread.adapter)

  io.use(async (socket, next) => {
    try {
      await admit(socket, directory, sessions)
      next()
    } catch (error) {
      next(error as Error)
    }
  })
  // A role, a branch or a sign-in that ended: the page connects again and gets the rooms it may have now.
  const disconnect = (room: string) => void io.local.in(room).disconnectSockets(true)
  signals.on('user', ({ business, id }) => disconnect(`${business}:user:${id}`))
  signals.on('session', ({ business, id }) => disconnect(`${business}:session:${id}`))
  return {
    send: (business, { rooms, event, payload }) => void io.to(rooms.map((room) => `${business}:${room}`)).emit(event, payload),
    // Not io.close(): the HTTP server still finishes its requests.
    async close() {
      io.disconnectSockets(true)
      await io.of('/').adapter.close()
      io.engine.close()
      await spread?.close()
    },
  }
}

// Adapters are read where they are used: a server alone holds neither in memory.
async function spreadBy(fanOut: { redis: Redis; space: string } | { url: string }) {
  if ('redis' in fanOut) {
    const { createAdapter } = await import('@socket.io/redis-adapter')
    const listening = fanOut.redis.duplicate()
    listening.on('error', () => {})
    return { adapter: createAdapter(fanOut.redis, listening, { key: `${fanOut.space}:live` }), close: async () => listening.disconnect() }
  }
  const { createAdapter } = await import('@socket.io/postgres-adapter')
  const connections = connectionsFor(fanOut.url)
  return { adapter: createAdapter(connections.pool), close: connections.close }
}

/**
 * What the PostgreSQL adapter takes its connections from. It never gives back one that was lost, nor one that it was about to use when it was
 * closed, and connects again then: a server stopped soon after its start would wait for that without end.
 */
function connectionsFor(url: string) {
  const pool = openPool(url, adapterConnections)
  const taken = new Set<PoolClient>()
  pool.on('release', (_error, client) => void taken.delete(client))
  let isClosed = false
  async function connect(): Promise<PoolClient> {
    const client = isClosed ? null : await pool.connect()
    if (isClosed) client?.release(true)
    if (client === null || isClosed) return new Promise<never>(() => {})
    taken.add(client)
    client.once('end', () => taken.has(client) && giveBack(client))
    return client
  }
  // The adapter tells sockets of this process once a message was published: two connections at a time would let messages overtake each other.
  let last: Promise<unknown> = Promise.resolve()
  function query(text: string, values?: unknown[]) {
    const answer = last.then(() => pool.query(text, values))
    last = answer.catch(() => {})
    return answer
  }
  return {
    pool: { connect, query } as unknown as Pool,
    async close() {
      isClosed = true
      for (const client of taken) giveBack(client)
      await pool.end()
    },
  }
}

function giveBack(client: PoolClient) {
  try {
    client.release(true)
  } catch {
    // The pool has it already.
  }
}

async function admit(socket: Socket, directory: Directory, sessions: Sessions) {
  const { business, token } = socket.handshake.auth as { business?: unknown; token?: unknown }
  const known = directory.resolve(socket.handshake.headers.host, typeof business === 'string' ? business : undefined)
  if (typeof known === 'string') throw new Error('BUSINESS_NOT_FOUND')
  if (!isOwnOrigin(socket.handshake.headers, known.id, directory)) throw new Error('ORIGIN_REFUSED')
  await socket.join(`${known.id}:business`)
  if (typeof token !== 'string' || token === '') return
  const session = await sessions.verify(known.id, token)
  if (!session) throw new Error('SESSION_EXPIRED')
  await socket.join([`session:${session.id}`, ...roomsOf(session.user)].map((room) => `${known.id}:${room}`))
}

/** Staff bound to a branch hear their branch only. */
function roomsOf({ id, role, branchId }: Visitor): string[] {
  const own = `user:${id}`
  if (!isAdminLevel(role) || role === 'habeasAdmin') return [own]
  return branchId ? [own, `branch:${branchId}`] : [own, 'staff']
}
