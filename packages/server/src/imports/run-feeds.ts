import { integrationRole } from '@plaza/contracts/audit/audit.api'
import { randomUUID } from 'node:crypto'
import { auditedAs } from '../platform/audit.ts'
import type { SharedUses } from '../platform/uses.ts'
import { AddressRefused } from '../platform/public-address.ts'
import { ProblemError } from '../platform/problems.ts'
import { noteInAudit } from '../resources/audit.ts'
import { fetchFeed, type FetchFeed } from './fetch-feed.ts'
import { feedId, lockDueFeed, moveFeed, readFeed, type StoredFeed } from './feed.repository.ts'
import { addImport, lockImport } from './import.repository.ts'
import { nextRun } from './next-run.ts'
import { prepareImport } from './prepare-import.ts'
import { stageImport } from './stage-import.ts'

type Uses = Pick<SharedUses, 'db' | 'clock' | 'log'>

/** The integration that is the feed; one per business. */
export const feedIntegration = feedId

/** Runs the business's scheduled import when it is due: its next step is moved first, so that a feed that fails is not asked again and again. */
export async function runDueFeeds(business: string, uses: Uses, fetch: FetchFeed = fetchFeed): Promise<boolean> {
  const now = uses.clock.now()
  const due = await uses.db.withTenant(business, async (tx) => {
    const feed = await lockDueFeed(tx, now)
    if (feed) await moveFeed(tx, nextRun(feed.cron, now))
    return feed
  })
  if (due === null) return false
  await importFeed(business, due, uses, fetch).catch((error: Error) => writeFailure(business, reasonOf(error), uses, error))
  return true
}

/** Runs it now, beside its schedule; what to say of it. */
export async function runFeedNow(business: string, uses: Uses, fetch: FetchFeed = fetchFeed): Promise<string> {
  const feed = await readFeed(uses.db.reader(business))
  try {
    await importFeed(business, feed, uses, fetch)
  } catch (error) {
    await writeFailure(business, reasonOf(error as Error), uses, error as Error)
    throw error
  }
  return 'La importación empezó: su avance está en Importación de datos.'
}

// What the web service changes is nobody's of the staff.
const integration = { name: 'Integración: importación de productos', role: integrationRole }

async function importFeed(business: string, { url, mapping }: StoredFeed, { db }: Uses, fetch: FetchFeed) {
  const { bytes, changed } = await fetch(url)
  await auditedAs(db, integration, null).withTenant(business, async (tx) => {
    const id = await stageImport(tx, { source: 'feed', name: url, by: '', bytes, now: changed ?? new Date() })
    const row = await lockImport(tx, id, ['mapping'])
    if (row) await prepareImport(tx, row, mapping ?? row.mapping ?? { sources: [], offices: [], deactivateMissing: false }, true)
    await noteInAudit(tx, integration, { action: 'import-start', entity: 'product_imports', entity_id: id, label: url })
  })
}

async function writeFailure(business: string, reason: string, { db, log }: Uses, error: Error) {
  log.warn({ err: error, business }, 'a scheduled import failed')
  await db.withTenant(business, (tx) =>
    addImport(tx, randomUUID(), {
      source: 'feed',
      phase: 'done',
      import_status: 'failed',
      status_message: `No pudimos leer el servicio web: ${reason}`,
    }),
  )
}

function reasonOf(error: Error): string {
  if (error instanceof AddressRefused) return error.message
  const data = error instanceof ProblemError ? (error.extra.data as { reason?: string } | undefined) : undefined
  return data?.reason ?? 'ocurrió un error nuestro.'
}
