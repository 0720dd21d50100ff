import { createHash, randomBytes } from 'node:crypto'
import type { restorePassword as contract } from '@plaza/contracts/account/account.api'
import { accountProblems, accountTexts } from '@plaza/contracts/account/account.messages'
import { normalizeEmail } from '@plaza/contracts/account/account.rules'
import type { User } from '@plaza/contracts/account/user.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { Tx } from '../platform/database.ts'
import { addSecretToOutbox } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import { shopOrigin } from '../platform/shop-origin.ts'
import type { Uses } from '../platform/uses.ts'
import { hashPassword } from './passwords.ts'
import { takeOverByEmail } from './take-over.ts'
import { findUser, findUserByEmail } from './user.repository.ts'

type Input = ParsedInputOf<typeof contract>

export const linkMinutes = 60

/** Mails asked for in a quarter of an hour: for one account, and from one address. The answer names unknown accounts (S-8-020), so the limit is what keeps lists from being tried. */
const asking = { account: 5, address: 15, windowSeconds: 900 }
/** Mails asked for in a day from one network for accounts that do not exist. */
const guesses = { network: 30, windowSeconds: 86_400 }
const setting = { address: 20, windowSeconds: 900 }
const demoFactor = 10

/** Both halves of restoring a password: asking for the link, and using it. */
export async function restorePassword(scope: Scope, input: Input, uses: Uses): Promise<{ message: string; user?: User }> {
  if (input.token === undefined && input.password === undefined) return askForLink(scope, input.email.trim(), uses)
  if (!input.token || !input.password) fail(accountProblems.restoreFailed)
  return setPassword(scope, { email: input.email.trim(), token: input.token, password: input.password }, uses)
}

async function askForLink(scope: Scope, email: string, uses: Uses) {
  const { limits, env, db } = uses
  const factor = env.DEMO ? demoFactor : 1
  await limitOrFail(limits, `restore:${scope.business}:from:${scope.network}`, asking.address * factor, asking.windowSeconds)
  await limitOrFail(
    limits,
    `restore:${scope.business}:${normalizeEmail(email).toLowerCase()}`,
    asking.account * factor,
    asking.windowSeconds,
  )
  const guess = `restore-unknown:${scope.business}:${scope.network}`
  await limitOrFail(limits, guess, guesses.network * factor, guesses.windowSeconds)
  await db.withTenant(scope.business, async (tx) => {
    const user = (await findUserByEmail(tx, email)) ?? fail(accountProblems.noAccountForEmail)
    await mailRestoreLink(tx, scope, { id: user.id, email: user.email ?? email, name: user.name }, uses)
  })
  await limits.giveBack(guess, guesses.windowSeconds)
  return { message: accountTexts.restoreSent }
}

interface LinkHolder {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** Mails the account a one-time link for a new password. */
export async function mailRestoreLink(tx: Tx, scope: Scope, holder: LinkHolder, uses: Uses) {
  const link = await createPasswordLink(tx, scope, holder, { uses, minutes: linkMinutes })
  const mail = { to: holder.email, subject: 'Restaura tu contraseña', body: bodyOf(holder.name, link) }
  addSecretToOutbox(tx, 'mail', mail, { uses, minutes: linkMinutes })
}

/** An address that sets the account's password once, within so many minutes. */
export async function createPasswordLink(
  tx: Tx,
  scope: Scope,
  { id, email }: LinkHolder,
  { uses, minutes }: { uses: Uses; minutes: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.run(
    `insert into password_resets (business_id, token_hash, user_id, expires_at) values ($1, $2, $3, now() + make_interval(mins => $4))`,
    [tx.business, hashOf(token), id, minutes],
    'reset-add',
  )
  return `${shopOrigin(scope, uses)}/restore-password?${new URLSearchParams({ email, token })}`
}

async function setPassword(scope: Scope, { email, token, password }: { email: string; token: string; password: string }, uses: Uses) {
  const factor = uses.env.DEMO ? demoFactor : 1
  await limitOrFail(uses.limits, `restore-set:${scope.business}:${scope.network}`, setting.address * factor, setting.windowSeconds)
  const passwordHash = await hashPassword(password)
  const user = await uses.db.withTenant(scope.business, async (tx) => {
    const userId = (await useLink(tx, token, email)) ?? fail(accountProblems.restoreFailed)
    await tx.run('update users set password_hash = $3, last_update_date = now() where business_id = $1 and id = $2', [
      tx.business,
      userId,
      passwordHash,
    ])
    await takeOverByEmail(tx, userId)
    return findUser(tx, userId)
  })
  return { message: accountTexts.passwordRestored, user: user ?? fail(accountProblems.restoreFailed) }
}

/** Uses the link up, and every other one of the account. Null when it is unknown, used, too old or of another e-mail. */
async function useLink(tx: Tx, token: string, email: string): Promise<string | null> {
  const [used] = await tx.query<{ user_id: string }>(
    `update password_resets r set used_at = now() from users u
     where r.business_id = $1 and r.token_hash = $2 and r.used_at is null and r.expires_at > now()
       and u.business_id = r.business_id and u.id = r.user_id and lower(u.email) = lower($3) and not u.inactive
     returning r.user_id`,
    [tx.business, hashOf(token), email],
    'reset-use',
  )
  if (!used) return null
  await tx.run('update password_resets set used_at = now() where business_id = $1 and user_id = $2 and used_at is null', [
    tx.business,
    used.user_id,
  ])
  return used.user_id
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const bodyOf = (name: string, link: string) =>
  `Hola ${name}:\n\nPara poner una contraseña nueva abre este enlace. Sirve una sola vez y vence en una hora.\n\n${link}\n\nSi no lo pediste, no hagas nada: tu contraseña sigue igual.`
