import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { createSessions } from './account/sessions.ts'
import { createCoverageMemory } from './branches/coverage-memory.ts'
import { createCards } from './catalog/cards.ts'
import { watchPlannedCampaigns } from './campaigns/send-planned.ts'
import { createSearchIndexes } from './catalog/search/search-indexes.ts'
import { watchIntegrations } from './business/integrations/watch-integrations.ts'
import { sweepFiles } from './business/tenants/sweep-files.ts'
import { removeOldVersions } from './registry/remove-old-versions.ts'
import { gateway } from './gateway/index.ts'
import { devOutboxRoutes } from './live/dev-outbox.ts'
import { deliverWith } from './live/deliver.ts'
import { messageProviders } from './live/message-providers.ts'
import { openLive } from './live/live.ts'
import { startImports } from './imports/run-imports.ts'
import { frontOfCache } from './platform/cached-read.ts'
import { createCatalogCache } from './platform/catalog-cache.ts'
import { eraseExpiredRegistrations } from './habeas/erase-expired.ts'
import { regularly } from './platform/regularly.ts'
import { deleteExpiredRows } from './platform/retention.ts'
import { sweepUnpaidOrders } from './orders/cancel-unpaid-orders.ts'
import { hasSandbox } from './payments/business-gateway.ts'
import { sandboxProvider } from './payments/sandbox/sandbox-provider.ts'
import { watchPayments } from './payments/watch-payments.ts'
import { connectDatabase } from './platform/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import type { Env } from './platform/env.ts'
import { createHttp } from './platform/http.ts'
import { media, openMedia } from './platform/media.ts'
import { createMetrics } from './platform/metrics.ts'
import { migrate } from './platform/migrate.ts'
import { mount, type Route } from './platform/mount.ts'
import { operationsRoutes } from './platform/operations.ts'
import { openUploads } from './platform/multipart.ts'
import { openFileStore } from './platform/open-file-store.ts'
import { startRelay } from './platform/outbox.ts'
import { limiterInProcess, limiterInRedis } from './platform/rate-limit.ts'
import { seedWhenEmpty } from './platform/seed.ts'
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

const retentionEvery = 6 * 3600_000

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
  const redis = env.REDIS_URL ? await connectRedis(env.REDIS_URL, log) : null
  const metrics = createMetrics()
  const signals = await listenForSignals(url, log)
  const directory = await loadDirectory(db, signals)
  const sessions = createSessions(db, signals, env.SESSION_SECRET)
  const cache = createCatalogCache(signals, metrics.catalogCache)
  const app = await createHttp(log, metrics, frontOfCache({ cache, directory, metrics }), {
    proxies: env.TRUST_PROXY,
    isHttps: env.PUBLIC_URL.startsWith('https:'),
  })
  const space = `plaza:${new URL(url).pathname.slice(1)}`
  // One instance holds the embedded database, so its sockets are all there are.
  const fanOut = redis ? { redis, space } : embedded ? null : { url }
  const live = await openLive({ http: app.server, directory, signals, sessions, fanOut })
  const files = openFileStore(env, log)
  const uploads = await openUploads(path.resolve(env.DATA_DIR, 'incoming'))
  const uses: SharedUses = {
    db,
    env,
    log,
    live,
    files,
    uploads,
    metrics,
    directory,
    sessions,
    signals,
    clock: { now: () => new Date() },
    media: openMedia(files, path.resolve(env.DATA_DIR, 'media', 'renditions')),
    cache,
    cards: createCards(db, cache),
    coverage: createCoverageMemory(db, signals),
    search: createSearchIndexes(db, signals),
    limits: redis ? limiterInRedis(redis, space) : limiterInProcess(),
    ownAddress: () => ownAddressOf(app),
  }
  const routes = [...allRoutes, ...extraRoutes]
  mount(app, routes, uses)
  operationsRoutes(app, uses, routes)
  if (env.DEMO) devOutboxRoutes(app, uses)
  if (env.DEMO) await seedWhenEmpty(uses)
  if (hasSandbox(env)) await app.register(sandboxProvider, uses)
  await media(app, uses)
  // Last: every GET that nobody else answers is a page.
  await gateway(app, uses)
  const providers = await messageProviders(env, db)
  const relay = startRelay({ db, log, deliver: deliverWith(uses, providers), delivered: metrics.outbox })
  const sweep = sweepUnpaidOrders(uses)
  const retention = regularly(
    retentionEvery,
    () => Promise.all([eraseExpiredRegistrations(uses), deleteExpiredRows(uses)]),
    (error) => log.warn({ err: error }, 'expired data could not be erased'),
  )
  const watch = watchPayments(uses)
  const imports = startImports(uses, url)
  const integrations = watchIntegrations(uses)
  const planned = watchPlannedCampaigns(uses)
  const oldVersions = removeOldVersions(uses)
  const erasedFiles = sweepFiles(uses)
  embedded?.onRestart(() => log.error('PostgreSQL ended by itself and is started again'))

  let closing: Promise<void> | null = null
  async function closeAll() {
    await live.close()
    await closeHttp(app)
    sweep.close()
    await retention.close()
    await imports.close()
    await watch.close()
    await integrations.close()
    await planned.close()
    await uploads.close()
    await oldVersions.close()
    await erasedFiles.close()
    await relay.close()
    providers.close()
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

function ownAddressOf(app: FastifyInstance): string {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen yet')
  const host = address.address === '0.0.0.0' || address.address === '::' ? '127.0.0.1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}

async function connectRedis(url: string, log: Logger) {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, { maxRetriesPerRequest: 1 })
  redis.on('error', (error) => log.warn({ err: error }, 'Redis does not answer'))
  return redis
}

// A connection that is busy now is idle a moment later, and would be waited for until the browser lets go of it.
async function closeHttp(app: FastifyInstance) {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 25)
  await app.close().finally(() => clearInterval(sweep))
}
