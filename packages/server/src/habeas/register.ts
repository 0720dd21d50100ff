import { randomUUID } from 'node:crypto'
import type { registerHabeas as contract } from '@plaza/contracts/habeas/habeas.api'
import { habeasProblems } from '@plaza/contracts/habeas/habeas.messages'
import { habeasFaults } from '@plaza/contracts/habeas/habeas.rules'
import type { HabeasRegistration } from '@plaza/contracts/habeas/registration.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail } from '../platform/problems.ts'
import { recordQuotas } from '../platform/quotas.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import { rejectTooLarge } from '../resources/record-quota.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { storedCase } from './casing.ts'
import { addProof, currentConsent, keepConsentText } from './consent-proof.ts'
import { addRegistration, lockRegistration, type Stored } from './habeas.repository.ts'

type Input = ParsedInputOf<typeof contract>

/** Registrations from one address in an hour. */
const most = 20
const hour = 3600
const demoFactor = 10

/** somebody registers, or a company; what they agreed to is kept with its words, its time and where it came from. */
export async function register(scope: Scope, input: Input, uses: Uses): Promise<{ data: HabeasRegistration }> {
  const { db, limits, env, request } = uses
  refuseWithoutModule(scope)
  await limitOrFail(limits, `habeas:${scope.business}:${scope.network}`, most * (env.DEMO ? demoFactor : 1), hour)
  refuseFaults(input)
  rejectTooLarge(input, recordQuotas.habeasRegistration.kilobytes)
  if (!input.consent.accepted) fail(habeasProblems.notAuthorised)
  const id = randomUUID()
  const stored = storedOf(input)
  const data = await db.withTenant(scope.business, async (tx) => {
    const current = await currentConsent(tx)
    if (input.consent.version !== current.version) fail(habeasProblems.consentChanged)
    keepConsentText(tx, current)
    const consent = { accepted: true, version: current.version, date: new Date().toISOString(), origin: scope.ip }
    await addRegistration(tx, id, stored, consent)
    const proof = {
      registrationId: id,
      documentNumber: input.user_data.document_number ?? '',
      version: current.version,
      channel: 'form',
      origin: scope.ip,
      device: request.headers['user-agent'] ?? null,
      branchId: scope.branchId,
    } as const
    await addProof(tx, { ...proof, purpose: 'treatment', accepted: true }, env.SESSION_SECRET)
    await addProof(tx, { ...proof, purpose: 'promotional', accepted: stored.promotional_send_authorization }, env.SESSION_SECRET)
    return lockRegistration(tx, id)
  })
  return { data: data as HabeasRegistration }
}

export function refuseWithoutModule({ modules }: Scope) {
  if (!modules.has('habeas-data')) fail(commonProblems.forbidden)
}

export function refuseFaults(input: Pick<Input, 'user_type' | 'client_type' | 'user_data' | 'company_data'>) {
  const faults = habeasFaults(input)
  if (faults.length > 0) fail(habeasProblems.invalid, { details: faults })
}

/** As it is kept: a natural person has no company. */
export function storedOf(input: Omit<Input, 'consent'>): Stored {
  const company = input.user_type === 'JURIDICA' ? (input.company_data ?? null) : null
  const { user_data, company_data } = storedCase({ user_data: input.user_data, company_data: company })
  return {
    user_type: input.user_type,
    client_type: input.client_type ?? '',
    promotional_send_authorization: input.promotional_send_authorization,
    user_data: user_data as object,
    company_data: (company_data as object | null) ?? null,
  }
}
