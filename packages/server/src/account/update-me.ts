import type { updateMe as contract } from '@plaza/contracts/account/account.api'
import { accountProblems, accountTexts } from '@plaza/contracts/account/account.messages'
import type { User } from '@plaza/contracts/account/user.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { replaceAddresses } from './addresses.ts'
import { recordConsents } from './consents.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import { requestEmailChange } from './email-changes.ts'
import { isPassword } from './passwords.ts'
import { keepDevice } from './push-devices.ts'
import { findUser } from './user.repository.ts'

type Input = ParsedInputOf<typeof contract>

/** the signed-in user's own record and nobody else's. Role, branch and provider are not among the fields, so no body can write them. */
export async function updateMe(scope: Scope, input: Input, uses: Uses): Promise<{ user: User }> {
  const me = scope.user ?? fail(commonProblems.unauthenticated)
  if (input.id !== undefined && input.id !== '' && input.id !== me.id) fail(commonProblems.forbidden)
  refuseBirthday(input.birthday)
  const { db, clock } = uses
  const newEmail = await confirmNewEmail(scope, me.id, input, uses)
  return db.withTenant(scope.business, async (tx) => {
    await saveFields(tx, me.id, input, clock.now())
    if (newEmail) await requestEmailChange(tx, scope, newEmail.holder, newEmail.wanted, uses)
    if (input.promotional !== undefined) await changeConsent(tx, scope, me.id, input.promotional, clock.now())
    if (input.FCMtoken !== undefined) await keepDevice(tx, me.id, input.FCMtoken)
    if (input.addresses) await replaceAddresses(tx, me.id, input.addresses, input.knownAddresses)
    return { user: (await findUser(tx, me.id)) ?? fail(commonProblems.unauthenticated) }
  })
}

/** Tries in a quarter of an hour, so that a borrowed session is no way to guess the password. */
const tries = { account: 10, windowSeconds: 900 }

interface NewEmail {
  readonly holder: { id: string; name: string; email: string | null }
  readonly wanted: string
}

/** The e-mail that the user wants instead of the present one, once they have shown to know the password; null when it stays. */
async function confirmNewEmail(scope: Scope, userId: string, { email, password }: Input, uses: Uses): Promise<NewEmail | null> {
  if (email === undefined) return null
  const wanted = email.trim()
  const [account] = await uses.db.withTenant(scope.business, (tx) =>
    tx.query<{ name: string; email: string | null; password_hash: string | null }>(
      'select name, email, password_hash from users where business_id = $1 and id = $2',
      [tx.business, userId],
      'user-own-email',
    ),
  )
  if (!account) return fail(commonProblems.unauthenticated)
  if (wanted.toLowerCase() === account.email?.toLowerCase()) return null
  if (account.password_hash === null) fail(accountProblems.emailNeedsPasswordFirst)
  if (!password) fail(commonProblems.validation, { details: [{ field: 'password', message: accountTexts.emailNeedsPassword }] })
  await limitOrFail(uses.limits, `email-password:${scope.business}:${userId}`, tries.account, tries.windowSeconds)
  if (!(await isPassword(account.password_hash, password))) fail(accountProblems.notConfirmed)
  return { holder: { id: userId, name: account.name, email: account.email }, wanted }
}

const columns = {
  name: 'name',
  last_name: 'last_name',
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
  await tx.run(`update users set last_update_date = $3, ${sets.join(', ')} where business_id = $1 and id = $2`, [
    tx.business,
    userId,
    now,
    ...values,
  ])
}

function refuseBirthday(birthday: string | null | undefined) {
  if (!birthday || !Number.isNaN(Date.parse(birthday))) return
  fail(commonProblems.validation, { details: [{ field: 'birthday', message: 'La fecha no es válida.' }] })
}

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
