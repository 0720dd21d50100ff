import * as fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { type Logger, pino } from 'pino'
import { createSessions } from './account/sessions.ts'
import { devOutboxRoutes } from './live/dev-outbox.ts'
import { deliverWith } from './live/deliver.ts'
import { openLive } from './live/live.ts'
import { createCatalogCache } from './platform/catalog-cache.ts'
import { connectDatabase } from './platform/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import type { Env } from './platform/env.ts'
import { createHttp } from './platform/http.ts'
import { mediaInFolder } from './platform/media.ts'
import { createMetrics } from './platform/metrics.ts'
import { migrate } from './platform/migrate.ts'
import { mount, type Route } from './platform/mount.ts'
import { operationsRoutes } from './platform/operations.ts'
import { startRelay } from './platform/outbox.ts'
import { limiterInProcess, limiterInRedis } from './platform/rate-limit.ts'
import { listenForSignals } from './platform/signals.ts'
import { loadDirectory } from './platform/tenant.ts'
import type { SharedUses } from './platform/uses.ts'
import { allRoutes } from './routes.ts'

export interface Server {
  readonly app: FastifyInstance
  readonly uses: SharedUses
  /** Starts answering; the address it listens at. */
  listen(): Promise<string>
  /** Finishes the requests under way, then lets go of everything. */
  close(): Promise<void>
}

/** Composes the whole server: database, platform, domains, gateway. Throws StartError when it cannot start. */
export async function createServer(env: Env, extraRoutes: readonly Route[] = []): Promise<Server> {
  const log: Logger = pino({ level: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : 'info') })
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres({ folder: path.resolve(env.DATA_DIR, 'postgres') })
  try {
    return await compose(env, log, embedded, extraRoutes)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function compose(env: Env, log: Logger, embedded: EmbeddedPostgres | null, extraRoutes: readonly Route[]): Promise<Server> {
  const url = env.DATABASE_URL ?? (embedded as EmbeddedPostgres).url
  const db = await connectDatabase(url)
  await migrate(db.pool)
  const redis = env.REDIS_URL ? new Redis(env.REDIS_URL) : null
  const metrics = createMetrics()
  const app = await createHttp(log, metrics)
  const signals = await listenForSignals(url, log)
  const directory = await loadDirectory(db, signals)
  const sessions = createSessions(db, signals, env.SESSION_SECRET)
  // One instance holds the embedded database, so its sockets are all there are.
  const fanOut = redis ? { redis } : embedded ? null : { url }
  const live = openLive({ http: app.server, directory, signals, sessions, fanOut })
  const uses: SharedUses = {
    db,
    env,
    log,
    live,
    metrics,
    directory,
    sessions,
    signals,
    clock: { now: () => new Date() },
    media: mediaInFolder(path.resolve(env.DATA_DIR, 'media')),
    cache: createCatalogCache(signals, metrics.catalogCache),
    limits: redis ? limiterInRedis(redis) : limiterInProcess(),
  }
  const routes = [...(await allRoutes()), ...extraRoutes]
  mount(app, routes, uses)
  operationsRoutes(app, uses, routes)
  if (env.DEMO) devOutboxRoutes(app, uses)
  await registerGateway(app, uses)
  const relay = startRelay({ db, log, deliver: deliverWith(uses), delivered: metrics.outbox })
  embedded?.onDeath(() => log.fatal('PostgreSQL ended by itself'))

  let closing: Promise<void> | null = null
  async function closeAll() {
    await live.close()
    await app.close()
    await relay.close()
    await signals.close()
    await db.close()
    redis?.disconnect()
    await embedded?.stop()
  }
  return {
    app,
    uses,
    listen: () => app.listen({ port: env.PORT, host: env.HOST }),
    close: () => (closing ??= closeAll()),
  }
}

// The gateway is a plugin of its own: pages, remotes' files and the registry.
async function registerGateway(app: FastifyInstance, uses: SharedUses) {
  const file = new URL('./gateway/index.ts', import.meta.url)
  if (!fs.existsSync(file)) return
  const { gateway } = (await import(file.href)) as { gateway(app: FastifyInstance, uses: SharedUses): Promise<void> }
  await gateway(app, uses)
}
