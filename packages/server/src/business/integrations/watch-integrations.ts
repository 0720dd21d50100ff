import { ProblemError } from '../../platform/problems.ts'
import { regularly } from '../../platform/regularly.ts'
import type { SharedUses } from '../../platform/uses.ts'
import { dueIntegrations } from './integration.repository.ts'
import { runIntegration } from './run-integration.ts'

const lookEvery = 20_000

/** Runs what is due; one that another instance has taken is left to it. */
export async function runDueIntegrations(uses: SharedUses): Promise<void> {
  const due = await uses.db.withPlatform((tx) => dueIntegrations(tx, uses.clock.now()))
  for (const { business_id, id } of due)
    await runIntegration(business_id, id, uses).catch((error) => {
      if (!(error instanceof ProblemError)) throw error
    })
}

export const watchIntegrations = (uses: SharedUses): { close(): Promise<void> } =>
  regularly(
    lookEvery,
    () => runDueIntegrations(uses),
    (error) => uses.log.warn({ err: error }, 'integrations could not be run'),
  )
