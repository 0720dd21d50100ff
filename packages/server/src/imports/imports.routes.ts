import {
  cancelImport,
  checkImport,
  fetchImport,
  getFeed,
  getImport,
  listImportErrors,
  listImports,
  saveFeed,
  startImport,
  uploadImport,
} from '@plaza/contracts/imports/imports.api'
import { importProblems } from '@plaza/contracts/imports/imports.problems'
import { paginate } from '@plaza/contracts/kernel/pagination'
import type { Tx } from '../platform/database.ts'
import { implement, type Route } from '../platform/mount.ts'
import { addToOutbox } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import { AddressRefused, publicAddress } from '../platform/public-address.ts'
import { addToAudit } from '../resources/audit.ts'
import type { Scope } from '../platform/scope.ts'
import { fetchFeed } from './fetch-feed.ts'
import { readFeed, saveFeed as storeFeed, type StoredFeed } from './feed.repository.ts'
import {
  beginWriting,
  changeImport,
  detailOf,
  forgetErrors,
  forgetRows,
  type ImportRow,
  lockImport,
  readErrors,
  readImport,
  readImports,
} from './import.repository.ts'
import { nextRun } from './next-run.ts'
import { prepareImport } from './prepare-import.ts'
import { importsSoon } from './run-imports.ts'
import { stageImport } from './stage-import.ts'

export const importsRoutes: Route[] = [
  implement(listImports, (scope, { page, limit }, { db }) =>
    db.withTenant(scope.business, async (tx) => {
      const { list, total } = await readImports(tx, limit, (page - 1) * limit)
      return { data: list, pagination: paginate(page, limit, total) }
    }),
  ),

  implement(uploadImport, async (scope, _input, { db, request, clock }) => {
    const [file] = request.files
    if (!file || file.size === 0)
      return fail(importProblems.fileMissing, { details: [{ field: 'file', message: importProblems.fileMissing.text }] })
    const bytes = await file.read()
    return db.withTenant(scope.business, async (tx) => {
      const id = await stageImport(tx, { source: 'file', name: file.filename, by: scope.user?.name ?? '', bytes, now: clock.now() })
      return toldOf(tx, scope, id, 'import-upload')
    })
  }),

  implement(fetchImport, async (scope, { url }, { db, clock }) => {
    const { bytes, changed } = await explained(fetchFeed(url))
    return db.withTenant(scope.business, async (tx) => {
      const id = await stageImport(tx, { source: 'feed', name: url, by: scope.user?.name ?? '', bytes, now: changed ?? clock.now() })
      return toldOf(tx, scope, id, 'import-fetch')
    })
  }),

  implement(getFeed, (scope, _input, { db }) => db.withTenant(scope.business, async (tx) => ({ data: feedOf(await readFeed(tx)) }))),

  implement(saveFeed, async (scope, { url, cron, mapping = null }, { db, clock }) => {
    await explained(publicAddress(url))
    const next = cron === '' ? null : nextRun(cron, clock.now())
    if (cron !== '' && next === null)
      fail(importProblems.scheduleWrong, { details: [{ field: 'cron', message: importProblems.scheduleWrong.text }] })
    const feed: StoredFeed = { url, cron, mapping, next }
    return db.withTenant(scope.business, async (tx) => {
      await storeFeed(tx, feed)
      await addToAudit(tx, scope, { action: 'import-schedule', entity: 'integrations', entity_id: 'product-import', detail: { url, cron } })
      return { data: feedOf(feed) }
    })
  }),

  implement(getImport, (scope, { id }, { db }) => db.withTenant(scope.business, (tx) => answer(tx, id))),

  implement(listImportErrors, (scope, { id, page, limit }, { db }) =>
    db.withTenant(scope.business, async (tx) => {
      if ((await readImport(tx, id)) === null) fail(importProblems.unknown)
      const { list, total } = await readErrors(tx, id, limit, (page - 1) * limit)
      return { data: list, pagination: paginate(page, limit, total) }
    }),
  ),

  implement(checkImport, async (scope, { id, mapping }, { db }) => {
    const answered = await db.withTenant(scope.business, async (tx) => {
      await prepareImport(tx, await held(tx, id, ['mapping', 'checked']), mapping)
      return toldOf(tx, scope, id, 'import-check')
    })
    importsSoon()
    return answered
  }),

  implement(startImport, async (scope, { id }, { db }) => {
    const answered = await db.withTenant(scope.business, async (tx) => {
      await held(tx, id, ['checked'])
      await forgetErrors(tx, id)
      await beginWriting(tx, id)
      return toldOf(tx, scope, id, 'import-start')
    })
    importsSoon()
    return answered
  }),

  implement(cancelImport, (scope, { id }, { db }) =>
    db.withTenant(scope.business, async (tx) => {
      const { phase } = await held(tx, id, ['mapping', 'checking', 'checked', 'importing'])
      if (phase === 'importing') await addToOutbox(tx, 'catalog.changed', {})
      await changeImport(tx, id, { phase: 'done', import_status: 'failed', status_message: 'Cancelada.' })
      await forgetRows(tx, id)
      return toldOf(tx, scope, id, 'import-cancel')
    }),
  ),
]

/** Waits for the portion under way, if there is one. */
async function held(tx: Tx, id: string, phases: readonly ImportRow['phase'][]): Promise<ImportRow> {
  if ((await readImport(tx, id)) === null) fail(importProblems.unknown)
  return (await lockImport(tx, id, phases, true)) ?? fail(importProblems.wrongMoment)
}

async function answer(tx: Tx, id: string) {
  const row = (await readImport(tx, id)) ?? fail(importProblems.unknown)
  return { data: await detailOf(tx, row) }
}

async function toldOf(tx: Tx, scope: Scope, id: string, action: string) {
  const answered = await answer(tx, id)
  await addToAudit(tx, scope, { action, entity: 'product_imports', entity_id: id, label: answered.data.file_name })
  return answered
}

const feedOf = ({ url, cron, mapping, next }: StoredFeed) => ({ url, cron, mapping, cron_next_step: next?.toISOString() ?? null })

const explained = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: Error) => {
    if (error instanceof AddressRefused)
      fail(importProblems.addressRefused, { data: { reason: error.message }, details: [{ field: 'url', message: error.message }] })
    throw error
  })
