import type { updateMe as contract } from '@plaza/contracts/account/account.api'
import { accountProblems } from '@plaza/contracts/account/account.messages'
import type { User } from '@plaza/contracts/account/user.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { replaceAddresses } from './addresses.ts'
import { recordConsents } from './consents.ts'
import { keepDevice } from './push-devices.ts'
import { findUser } from './user.repository.ts'

type Input = ParsedInputOf<typeof contract>

/** the signed-in user's own record and nobody else's. Role, branch and provider are not among the fields, so no body can write them. */
export async function updateMe(scope: Scope, input: Input, { db, clock }: Pick<SharedUses, 'db' | 'clock'>): Promise<{ user: User }> {
  const me = scope.user ?? fail(commonProblems.unauthenticated)
  if (input.id !== undefined && input.id !== '' && input.id !== me.id) fail(commonProblems.forbidden)
  refuseBirthday(input.birthday)
  return db.withTenant(scope.business, async (tx) => {
    await saveFields(tx, me.id, input, clock.now())
    if (input.promotional !== undefined) await changeConsent(tx, scope, me.id, input.promotional, clock.now())
    if (input.FCMtoken !== undefined) await keepDevice(tx, me.id, input.FCMtoken)
    if (input.addresses) await replaceAddresses(tx, me.id, input.addresses)
    return { user: (await findUser(tx, me.id)) ?? fail(commonProblems.unauthenticated) }
  })
}

const columns = {
  name: 'name',
  last_name: 'last_name',
  email: 'email',
  phone: 'phone',
  identification_card: 'identification_card',
  birthday: 'birthday',
  socket_id: 'socket_id',
} as const satisfies Partial<Record<keyof Input, string>>

async function saveFields(tx: Tx, userId: string, input: Input, now: Date) {
  const fields = Object.keys(columns).filter((field) => input[field as keyof typeof columns] !== undefined) as (keyof typeof columns)[]
  if (fields.length === 0) return
  const sets = fields.map((field, index) => `${columns[field]} = $${index + 4}`)
  const values = fields.map((field) => valueOf(field, input))
  await tx
    .run(`update users set last_update_date = $3, ${sets.join(', ')} where business_id = $1 and id = $2`, [
      tx.business,
      userId,
      now,
      ...values,
    ])
    .catch((error: { code?: string }) => (error.code === uniqueViolation ? fail(accountProblems.emailInUse) : Promise.reject(error)))
}

function refuseBirthday(birthday: string | null | undefined) {
  if (!birthday || !Number.isNaN(Date.parse(birthday))) return
  fail(commonProblems.validation, { details: [{ field: 'birthday', message: 'La fecha no es válida.' }] })
}

const uniqueViolation = '23505'

// The name columns hold text; the others may be emptied.
const valueOf = (field: keyof typeof columns, input: Input) => (field === 'last_name' ? (input.last_name ?? '') : input[field])

/** consent to promotional use is kept with its date and origin, also when it is withdrawn. Saying the same again is no new consent. */
async function changeConsent(tx: Tx, { ip: origin }: Scope, userId: string, accepted: boolean, date: Date) {
  const changed = await tx.run(
    `update users set habeas_accept = coalesce(case when jsonb_typeof(habeas_accept) = 'object' then habeas_accept end, '{"accepted": false}') || $3
     where business_id = $1 and id = $2 and (habeas_accept -> 'promotional' ->> 'accepted') is distinct from $4`,
    [tx.business, userId, JSON.stringify({ promotional: { accepted, date: date.toISOString(), origin } }), String(accepted)],
    'user-consent',
  )
  if (changed > 0) recordConsents(tx, userId, [{ purpose: 'promotional', accepted, version: null, origin, date }])
}
