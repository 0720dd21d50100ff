import { feedIntegration, runFeedNow } from '../../imports/run-feeds.ts'
import type { SharedUses } from '../../platform/uses.ts'

/** What a run is told of the integration: its own settings, with whatever keys they hold. */
export interface IntegrationRun {
  readonly business: string
  readonly id: string
  readonly config: Readonly<Record<string, unknown>>
}

/** Does the work and answers what to say of it. Throws when it could not be done: the message is shown to staff. */
export type IntegrationJob = (run: IntegrationRun, uses: SharedUses) => Promise<string>

const jobs = new Map<string, IntegrationJob>()

/** Whoever owns a kind of work (`config.job` of an integration) says here how it is done. */
export const doesIntegration = (name: string, job: IntegrationJob): void => void jobs.set(name, job)

export const jobOf = (name: unknown): IntegrationJob | undefined => (typeof name === 'string' ? jobs.get(name) : undefined)

/** Something that is wrong with the integration itself, said as it stands. */
export class IntegrationFailed extends Error {}

// The web service of the catalogue, as its own schedule runs it (imports/run-feeds.ts).
doesIntegration(feedIntegration, ({ business }, uses) => runFeedNow(business, uses))

// The catalogue as it stands: how much of it is for sale, and at how many branches. Moves nothing.
doesIntegration('check-catalog', async ({ business }, { db }) => {
  const [row] = await db.withTenant(business, (tx) =>
    tx.query<{ products: number; offices: number }>(
      `select (select count(*)::int from products where business_id = $1 and not inactive) as products,
         (select count(*)::int from offices where business_id = $1 and not inactive) as offices`,
      [business],
    ),
  )
  return `${row?.products ?? 0} productos activos en ${row?.offices ?? 0} sedes.`
})
