import { setTimeout as pause } from 'node:timers/promises'
import { Piscina } from 'piscina'
import { addToOutbox } from '../platform/outbox.ts'
import type { SharedUses } from '../platform/uses.ts'
import { changeImport, forgetAbandoned, importsUnderWay, lockImport } from './import.repository.ts'
import type { Portion } from './import-thread.ts'
import { runDueFeeds } from './run-feeds.ts'

type Uses = Pick<SharedUses, 'db' | 'clock' | 'directory' | 'log' | 'env'>

const lookEvery = 3000
const kindness = 10
const idleMilliseconds = 10_000
// A portion is small; what needs more is not one.
const heapMegabytes = 128
const attemptsMost = 5
const kicks = new Set<() => void>()

/** Has the imports of this process looked at now instead of a moment later. */
export const importsSoon = (): void => kicks.forEach((kick) => kick())

/**
 * Works off imports, portion by portion. A portion holds the import's row: several instances take turns, and after a crash
 * the next look goes on behind the last portion that was committed.
 */
export function startImports(uses: Uses, url: string): { close(): Promise<void> } {
  const thread = openThread()
  let closed = false
  let running: Promise<void> | null = null
  let again = false

  async function sweep() {
    for (const { id: business } of uses.directory.all()) {
      await runDueFeeds(business, uses)
      for (const { id } of await importsUnderWay(uses.db.reader(business)))
        while (!closed && (await runPortion({ url, business, id }, thread, uses)));
      if (closed) return
    }
  }

  function kick() {
    if (closed) return
    again = running !== null
    running ??= sweep()
      .catch((error: Error) => uses.log.warn({ err: error }, 'imports could not be worked off'))
      .finally(() => {
        running = null
        if (again) kick()
      })
  }

  kicks.add(kick)
  const look = setInterval(kick, lookEvery)
  const tidy = setInterval(() => void forgetOld(uses).catch(() => {}), 3_600_000)
  kick()
  return {
    async close() {
      closed = true
      kicks.delete(kick)
      clearInterval(look)
      clearInterval(tidy)
      await running
      await thread.destroy()
    },
  }
}

/**
 * A thread of its own and of lower priority: what an import reads, compares and throws away again must not make shoppers wait for the loop that
 * answers them.
 */
const openThread = () =>
  new Piscina<Portion, boolean>({
    filename: new URL('./import-thread.ts', import.meta.url).href,
    name: 'work',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMilliseconds,
    niceIncrement: kindness,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    env: {},
  })

/** True when there is more to do. */
async function runPortion(portion: Portion, thread: Piscina<Portion, boolean>, { db, log }: Pick<Uses, 'db' | 'log'>): Promise<boolean> {
  const begun = performance.now()
  try {
    const more = await thread.run(portion)
    // As long a rest as the work took: shoppers share the machine.
    if (more) await pause(Math.min(performance.now() - begun, 200))
    return more
  } catch (error) {
    const { business, id } = portion
    log.warn({ err: error, business, id }, 'a portion of an import failed')
    return giveUpAfterAWhile(business, id, { db })
  }
}

async function giveUpAfterAWhile(business: string, id: string, { db }: Pick<Uses, 'db'>): Promise<false> {
  await db.withTenant(business, async (tx) => {
    const row = await lockImport(tx, id, ['checking', 'importing'])
    if (row === null) return
    const attempts = row.attempts + 1
    if (attempts === attemptsMost) await addToOutbox(tx, 'catalog.changed', {})
    await changeImport(tx, id, {
      attempts,
      ...(attempts < attemptsMost
        ? {}
        : {
            phase: 'done' as const,
            import_status: 'failed',
            status_message: 'La importación se detuvo por un error nuestro. Lo importado hasta aquí queda guardado.',
          }),
    })
  })
  return false
}

async function forgetOld({ directory, db }: Uses) {
  for (const { id } of directory.all()) await db.withTenant(id, forgetAbandoned)
}
