import { listOffices } from '@plaza/contracts/branches/branches.api'
import type { Office } from '@plaza/contracts/branches/office.entity'
import { getBusiness, getModules } from '@plaza/contracts/business/business.api'
import type { Business } from '@plaza/contracts/business/business.entity'
import { activeModuleCodes, type BusinessModule, inactiveModuleCodes } from '@plaza/contracts/business/module.entity'
import type { FastifyInstance } from 'fastify'
import type { SharedUses } from '../platform/uses.ts'
import { answerCall } from './answer-call.ts'
import type { Asker } from './page-context.ts'

/** What every page of a business needs before its first call; `config` null when the business has no configuration. */
export interface BusinessAnswers {
  config: Business | null
  modules: string[]
  modulesOff: string[]
  offices: Office[]
}

export type AnswersOf = (asker: Pick<Asker, 'business' | 'host' | 'ip'>) => Promise<BusinessAnswers>

const longest = 30_000

/** Keeps each business's settings, modules and branches until a signal says that they changed. */
export function businessAnswers(app: FastifyInstance, uses: SharedUses): AnswersOf {
  const kept = new Map<string, { answers: Promise<BusinessAnswers>; until: number }>()
  uses.signals.on('business', ({ business }) => void kept.delete(business))
  uses.signals.on('gap', () => kept.clear())

  return (asker) => {
    const known = kept.get(asker.business)
    if (known && known.until > Date.now()) return known.answers
    const fresh = { answers: ask({ ...asker, branchId: null, token: async () => null }), until: Date.now() + longest }
    kept.set(asker.business, fresh)
    fresh.answers.then(
      ({ config }) => config ?? kept.delete(asker.business),
      () => kept.delete(asker.business),
    )
    return fresh.answers
  }

  async function ask(asker: Asker): Promise<BusinessAnswers> {
    const answer = async <Output>(key: string) =>
      ((await answerCall(app, uses, asker, key, {})).answered?.output as { data: Output } | undefined)?.data
    const [config, modules, offices] = await Promise.all([
      answer<Business>(getBusiness.key),
      answer<BusinessModule[]>(getModules.key),
      answer<Office[]>(listOffices.key),
    ])
    return {
      config: config ?? null,
      modules: activeModuleCodes(modules ?? []),
      modulesOff: inactiveModuleCodes(modules ?? []),
      offices: offices ?? [],
    }
  }
}
