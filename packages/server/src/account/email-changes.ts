import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { accountProblems, accountTexts } from '@plaza/contracts/account/account.messages'
import { newEmailField } from '@plaza/contracts/account/account.rules'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../platform/database.ts'
import { addSecretToOutbox } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import { shopOrigin } from '../platform/shop-origin.ts'
import type { Uses } from '../platform/uses.ts'
import { endEmailChanges, isEmailFree } from './email-changes.repository.ts'
import { endSessions } from './refresh-tokens.ts'
import { mailRestoreLink } from './restore-password.ts'

/** Hours that the new address has to open its link, and the old one to undo the change. */
const hours = { confirm: 24, undo: 72 }
/** Links opened in a quarter of an hour from one address: tokens cannot be guessed, but guessing costs the server. */
const opening = { address: 40, windowSeconds: 900 }
/** Changes of one account asked for in an hour: nobody's mailbox is filled from here. */
const asking = { account: 5, windowSeconds: 3600 }
const demoFactor = 10

interface Holder {
  readonly id: string
  readonly name: string
  readonly email: string | null
}

interface ChangeRow {
  id: string
  user_id: string
  old_email: string | null
  new_email: string
  confirmed_at: Date | null
}

/**
 * Mails a link to the new address, which takes effect when it is opened, and one to the old address, which undoes it.
 * Whoever asks has been asked for a password, or is staff that may change the account. A change asked for before is over.
 */
export async function requestEmailChange(tx: Tx, scope: Scope, holder: Holder, wanted: string, uses: Uses): Promise<void> {
  const email = newEmailOf(wanted)
  const most = asking.account * (uses.env.DEMO ? demoFactor : 1)
  await limitOrFail(uses.limits, `email-change:${scope.business}:${holder.id}`, most, asking.windowSeconds)
  if (!(await isEmailFree(tx, holder.id, email))) fail(accountProblems.emailInUse)
  await endEmailChanges(tx, holder.id)
  const [confirm, undo] = [freshToken(), freshToken()]
  await tx.run(
    `insert into email_changes (business_id, id, user_id, asked_by, old_email, new_email, confirm_hash, undo_hash, expires_at, undo_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(hours => $9), now() + make_interval(hours => $10))`,
    [
      tx.business,
      randomUUID(),
      holder.id,
      scope.user?.id ?? holder.id,
      holder.email,
      email,
      hashOf(confirm),
      hashOf(undo),
      hours.confirm,
      hours.undo,
    ],
    'email-change-add',
  )
  const linkTo = (path: string, token: string) => `${shopOrigin(scope, uses)}${path}?${new URLSearchParams({ token })}`
  const body = confirmBody(holder.name, linkTo('/confirm-email', confirm))
  addSecretToOutbox(tx, 'mail', { to: email, subject: 'Confirma tu correo', body }, { uses, minutes: hours.confirm * 60 })
  if (!holder.email) return
  const notice = undoBody(holder.name, email, linkTo('/undo-email', undo))
  const mail = { to: holder.email, subject: 'Van a cambiar el correo de tu cuenta', body: notice }
  addSecretToOutbox(tx, 'mail', mail, { uses, minutes: hours.undo * 60 })
}

function newEmailOf(wanted: string): string {
  const parsed = newEmailField.safeParse(wanted)
  return parsed.success
    ? parsed.data
    : fail(commonProblems.validation, { details: parsed.error.issues.map(({ message }) => ({ field: 'email', message })) })
}

/** The new address has opened its link. */
export async function confirmEmail(scope: Scope, { token }: { token: string }, uses: Uses) {
  await limitOpening(scope, uses)
  return uses.db.withTenant(scope.business, async (tx) => {
    const [change] = await tx.query<ChangeRow>(
      `update email_changes set confirmed_at = now(), undo_until = now() + make_interval(hours => $3)
       where business_id = $1 and confirm_hash = $2 and confirmed_at is null and ended_at is null and expires_at > now() returning *`,
      [tx.business, hashOf(token), hours.undo],
      'email-change-confirm',
    )
    if (!change) return fail(accountProblems.emailLinkDead)
    if (!(await isEmailFree(tx, change.user_id, change.new_email))) fail(accountProblems.emailInUse)
    await saveEmail(tx, change.user_id, change.new_email)
    await dropMailedSecrets(tx, change.user_id)
    return { message: accountTexts.emailConfirmed, email: change.new_email }
  })
}

/**
 * The old address says that it was not asked. Whoever changed it knew the password or was signed in: both end,
 * and the link for a new password goes to the old address.
 */
export async function undoEmailChange(scope: Scope, { token }: { token: string }, uses: Uses) {
  await limitOpening(scope, uses)
  return uses.db.withTenant(scope.business, async (tx) => {
    const [change] = await tx.query<ChangeRow>(
      `update email_changes set ended_at = now()
       where business_id = $1 and undo_hash = $2 and ended_at is null and undo_until > now() returning *`,
      [tx.business, hashOf(token)],
      'email-change-undo',
    )
    if (!change?.old_email) return fail(accountProblems.emailLinkDead)
    // Also those that followed: whoever holds the addresses between would bring them back.
    await tx.run(
      'update email_changes set ended_at = now() where business_id = $1 and user_id = $2 and ended_at is null',
      [tx.business, change.user_id],
      'email-changes-undo',
    )
    await saveEmail(tx, change.user_id, change.old_email)
    const name = await closeAccess(tx, change.user_id)
    await mailRestoreLink(tx, scope, { id: change.user_id, email: change.old_email, name }, uses)
    return { message: accountTexts.emailUndone }
  })
}

/** Ends sessions, password and everything else that opens the account, until its e-mail brings a new password. */
async function closeAccess(tx: Tx, userId: string): Promise<string> {
  await dropMailedSecrets(tx, userId)
  const [person] = await tx.query<{ name: string }>(
    'update users set password_hash = null, verified_phone = null where business_id = $1 and id = $2 returning name',
    [tx.business, userId],
    'user-close-access',
  )
  await endSessions(tx, userId)
  return person?.name ?? ''
}

const saveEmail = (tx: Tx, userId: string, email: string) =>
  tx
    .run(
      `update users set email = $3, email_verified_at = now(), last_update_date = now()
       where business_id = $1 and id = $2 and not inactive`,
      [tx.business, userId, email],
      'email-save',
    )
    .then(
      (changed) => (changed === 0 ? fail(accountProblems.emailLinkDead) : changed),
      (error: { code?: string }) => (error.code === '23505' ? fail(accountProblems.emailInUse) : Promise.reject(error)),
    )

/** Links and codes that were mailed to the address of before open nothing any more. */
async function dropMailedSecrets(tx: Tx, userId: string) {
  for (const table of ['password_resets', 'deletion_codes'])
    await tx.run(`delete from ${table} where business_id = $1 and user_id = $2`, [tx.business, userId], `${table}-drop`)
}

async function limitOpening({ business, network }: Scope, { limits, env }: Uses) {
  await limitOrFail(limits, `email-link:${business}:${network}`, opening.address * (env.DEMO ? demoFactor : 1), opening.windowSeconds)
}

const freshToken = () => randomBytes(32).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const confirmBody = (name: string, link: string) =>
  `Hola ${name}:\n\nAbre este enlace para que este sea el correo de tu cuenta. Vence en ${hours.confirm} horas.\n\n${link}\n\nSi no lo pediste, no hagas nada.`
const undoBody = (name: string, email: string, link: string) =>
  `Hola ${name}:\n\nPidieron que el correo de tu cuenta sea ${email}. Si fuiste tú, no hagas nada.\n\nSi no fuiste tú, deshaz el cambio con este enlace; sirve ${hours.undo} horas. Cerraremos todas las sesiones y te enviaremos otro enlace para poner una contraseña nueva.\n\n${link}`
