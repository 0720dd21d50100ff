import { createHash, randomBytes } from 'node:crypto'
import type { askHabeasWithdrawal, confirmHabeasWithdrawal } from '@plaza/contracts/habeas/habeas.api'
import { habeasProblems, habeasTexts } from '@plaza/contracts/habeas/habeas.messages'
import type { HabeasRegistration } from '@plaza/contracts/habeas/registration.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../platform/database.ts'
import { addSecretToOutbox } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import { shopOrigin } from '../platform/shop-origin.ts'
import type { SharedUses, Uses } from '../platform/uses.ts'
import { addProof, type Proof } from './consent-proof.ts'
import { lockRegistration, withdrawRegistration } from './habeas.repository.ts'
import { refuseWithoutModule } from './register.ts'

const linkHours = 24
const most = { tries: 10, windowSeconds: 3600 }
const demoFactor = 10

/** As easy as giving it: document and e-mail bring a link. Whether they are known is told to nobody. */
export async function askWithdrawal(scope: Scope, input: ParsedInputOf<typeof askHabeasWithdrawal>, uses: Uses) {
  refuseWithoutModule(scope)
  const tries = most.tries * (uses.env.DEMO ? demoFactor : 1)
  await limitOrFail(uses.limits, `habeas-withdrawal:${scope.business}:${scope.network}`, tries, most.windowSeconds)
  const email = input.email.trim().toLowerCase()
  await uses.db.withTenant(scope.business, async (tx) => {
    const [found] = await tx.query<{ id: string }>(
      `select id from habeas_registrations where business_id = $1 and withdrawn_at is null
       and user_data ->> 'document_number' = upper($2) and user_data ->> 'email' = $3 order by created_at desc limit 1`,
      [tx.business, input.document_number.trim(), email],
      'habeas-find',
    )
    if (!found) return
    const token = randomBytes(24).toString('base64url')
    await tx.run(
      'insert into habeas_withdrawals (business_id, token_hash, registration_id, expires_at) values ($1, $2, $3, now() + make_interval(hours => $4))',
      [tx.business, hashOf(token), found.id, linkHours],
    )
    const link = `${shopOrigin(scope, uses)}/habeas-data?retiro=${token}`
    const body = `Para retirar la autorización sobre tus datos personales abre este enlace en las próximas ${linkHours} horas:\n\n${link}\n\nSi no lo pediste, ignora este mensaje.`
    addSecretToOutbox(tx, 'mail', { to: email, subject: 'Retira tu autorización de datos', body }, { uses, minutes: linkHours * 60 })
  })
  return { message: habeasTexts.withdrawalAsked }
}

export async function confirmWithdrawal(
  { business, ip }: Scope,
  { token, scope }: ParsedInputOf<typeof confirmHabeasWithdrawal>,
  { db, env, request }: Uses,
) {
  await db.withTenant(business, async (tx) => {
    const [used] = await tx.query<{ id: string }>(
      'delete from habeas_withdrawals where business_id = $1 and token_hash = $2 and expires_at > now() returning registration_id as id',
      [tx.business, hashOf(token)],
    )
    const registration = used ? await lockRegistration(tx, used.id) : null
    if (!registration) return fail(habeasProblems.linkExpired)
    await takeBack(
      tx,
      { registration, all: scope === 'all', channel: 'link', origin: ip, device: request.headers['user-agent'] ?? null },
      env.SESSION_SECRET,
    )
  })
  return { message: habeasTexts.withdrawn }
}

/** Somebody asked staff for it. */
export const withdrawByStaff = (scope: Scope, { id }: { id: string }, { db, env }: Pick<SharedUses, 'db' | 'env'>) =>
  db.withTenant(scope.business, async (tx) => {
    const registration = (await lockRegistration(tx, id)) ?? fail(commonProblems.notFound)
    await takeBack(tx, { registration, all: true, channel: 'staff', origin: scope.ip, by: scope.user?.name ?? null }, env.SESSION_SECRET)
    return { data: (await lockRegistration(tx, id)) as HabeasRegistration }
  })

interface TakingBack extends Pick<Proof, 'channel' | 'origin' | 'device' | 'by'> {
  readonly registration: HabeasRegistration
  readonly all: boolean
}

async function takeBack(tx: Tx, { registration, all, ...how }: TakingBack, secret: string) {
  await withdrawRegistration(tx, registration.id, all)
  const proof = {
    ...how,
    registrationId: registration.id,
    documentNumber: registration.user_data.document_number ?? '',
    accepted: false,
    version: registration.consent?.version ?? null,
  }
  await addProof(tx, { ...proof, purpose: 'promotional' }, secret)
  if (all) await addProof(tx, { ...proof, purpose: 'treatment' }, secret)
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
