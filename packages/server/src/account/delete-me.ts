import { accountProblems, accountTexts } from '@plaza/contracts/account/account.messages'
import type { deleteMe as contract } from '@plaza/contracts/account/privacy.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { forgetCartsOf } from '../community/carts-of-person.ts'
import { forgetPersonInOrders, ordersUnderWay } from '../orders/orders-of-person.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { isDeletionCode } from './deletion-codes.ts'
import { isPassword } from './passwords.ts'
import { endSessions } from './refresh-tokens.ts'
import { clearRefreshCookie } from './session-cookie.ts'

type Input = ParsedInputOf<typeof contract>

/** Tries in a quarter of an hour, so that a borrowed session is no way to guess the password. */
const tries = { account: 10, windowSeconds: 900 }
const ownAccounts: readonly string[] = ['client', 'wholesaler', 'provider']

/**
 * Closes the signed-in person's account: asked again who they are, nothing under way, then everything of theirs goes in one transaction.
 * What was handed to the invoicer stays as it was (`order_documents`): the tax law wants it kept.
 */
export async function deleteMe(scope: Scope, input: Input, uses: Uses): Promise<{ message: string }> {
  const me = scope.user ?? fail(commonProblems.unauthenticated)
  await confirm(scope, me, input, uses)
  if (!ownAccounts.includes(me.role)) fail(accountProblems.staffAccount)
  const photo = await uses.db.withTenant(scope.business, async (tx) => {
    const orders = await ordersUnderWay(tx, me.id)
    if (orders.length > 0) fail(accountProblems.ordersUnderWay, { data: { orders } })
    await forgetPersonInOrders(tx, me.id)
    await forgetCartsOf(tx, me.id)
    const ownPhoto = await photoOnlyOf(tx, me.id)
    await forgetAccount(tx, me.id, uses.clock.now())
    await endSessions(tx, me.id)
    return ownPhoto
  })
  if (photo) await uses.media.remove(scope.business, photo)
  clearRefreshCookie(scope, uses)
  return { message: accountTexts.accountClosed }
}

async function confirm(scope: Scope, me: Visitor, { password, code }: Input, uses: Uses) {
  if (!password && !code) fail(commonProblems.validation, { details: [{ field: 'password', message: accountTexts.confirmationRequired }] })
  await limitOrFail(uses.limits, `delete-me:${scope.business}:${me.id}`, tries.account, tries.windowSeconds)
  const sure = code
    ? await isDeletionCode(scope, me.id, code, uses)
    : await isPassword(await passwordOf(scope, me.id, uses), password ?? '')
  if (!sure) fail(accountProblems.notConfirmed)
}

const passwordOf = ({ business }: Scope, id: string, { db }: Uses) =>
  db.withTenant(business, async (tx) => {
    const [row] = await tx.query<{ password_hash: string | null }>(
      'select password_hash from users where business_id = $1 and id = $2',
      [tx.business, id],
      'password-of',
    )
    return row?.password_hash
  })

/** The stored file of the person's photo; null where there is none, or where somebody else shows the same picture. */
async function photoOnlyOf(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.query<{ photo_url: string }>(
    `select u.photo_url from users u where u.business_id = $1 and u.id = $2 and u.photo_url is not null
       and not exists (select from users o where o.business_id = $1 and o.id <> u.id and o.photo_url = u.photo_url)
       and not exists (select from products p where p.business_id = $1 and p.photo_url = u.photo_url)`,
    [tx.business, id],
    'photo-of-person',
  )
  return new RegExp(`^/media/${tx.business}/(u-[0-9a-f]+)$`).exec(row?.photo_url ?? '')?.[1] ?? null
}

/** The row stays, because orders point at it; nothing in it says who it was. */
async function forgetAccount(tx: Tx, id: string, now: Date) {
  const person = [tx.business, id]
  await tx.run(
    `delete from sent_messages m using users u where u.business_id = $1 and u.id = $2 and m.business_id = u.business_id
       and (lower(m.recipient) = lower(u.email) or right(m.recipient, 10) = right(regexp_replace(u.phone, '\\D', '', 'g'), 10) or m.recipient = u.id)`,
    person,
    'messages-forget',
  )
  for (const table of ['addresses', 'password_resets', 'phone_codes', 'deletion_codes', 'push_devices', 'email_changes'])
    await tx.run(`delete from ${table} where business_id = $1 and user_id = $2`, person, `${table}-forget`)
  await tx.run('update sessions set ip = null, device = null where business_id = $1 and user_id = $2', person, 'sessions-forget')
  await tx.run('update consents set origin = null where business_id = $1 and user_id = $2', person, 'consents-forget')
  await tx.run(
    `update users set name = 'Cuenta eliminada', last_name = '', email = null, phone = null, identification_card = null, birthday = null,
       photo_url = null, thumbnail = null, id_auth = null, socket_id = null, password_hash = null, habeas_accept = null,
       provider = 'anonymous', inactive = true, inactive_date = $3, last_update_date = $3
     where business_id = $1 and id = $2`,
    [...person, now],
    'user-forget',
  )
}
