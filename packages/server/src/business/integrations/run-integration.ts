import { businessProblems as problems } from '@plaza/contracts/business/business.messages'
import type { Integration } from '@plaza/contracts/business/integration.entity'
import { nextRun } from '../../imports/next-run.ts'
import { fail } from '../../platform/problems.ts'
import type { SharedUses } from '../../platform/uses.ts'
import { IntegrationFailed, jobOf } from './integration-jobs.ts'
import { beginRun, endRun, planNext, readIntegration } from './integration.repository.ts'

/** Runs it now, on every instance at most once at a time, and says how it went; the next planned run stays where its cron puts it. */
export async function runIntegration(business: string, id: string, uses: SharedUses): Promise<Integration> {
  const { db, clock } = uses
  const begun = await db.withTenant(business, async (tx) => {
    const known = (await readIntegration(tx, id)) ?? fail(problems.integrationUnknown)
    return (await beginRun(tx, known.id)) ?? fail(problems.integrationRunning)
  })
  const { status, message } = await work(business, id, begun.config, uses)
  return db.withTenant(business, async (tx) => {
    await endRun(tx, id, status, message)
    await planNext(tx, id, nextRun(begun.cron, clock.now()))
    return (await readIntegration(tx, id)) ?? fail(problems.integrationUnknown)
  })
}

async function work(business: string, id: string, config: Record<string, unknown>, uses: SharedUses) {
  const job = jobOf(config['job'] ?? id)
  if (!job)
    return { status: 'failed' as const, message: 'Esta integración aún no está conectada: pídele a tu operador sus datos de acceso.' }
  try {
    return { status: 'completed' as const, message: await job({ business, id, config }, uses) }
  } catch (error) {
    uses.log.warn({ err: error, business, integration: id }, 'an integration failed')
    return {
      status: 'failed' as const,
      message: error instanceof IntegrationFailed ? error.message : 'La integración falló. El operador puede ver por qué.',
    }
  }
}
