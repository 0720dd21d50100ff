import { accountProblems, accountTexts } from '@plaza/contracts/account/account.messages'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../platform/database.ts'
import { addSecretToOutbox } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { codeHash, codeMinutes, freshCode, isSameHash, mostTries } from './six-digits.ts'
import { findUser } from './user.repository.ts'

/** Codes mailed to one account in ten minutes. */
const sending = { account: 5, windowSeconds: 600 }

/** Mails a code to the account's own address; the one before it is dead. */
export async function sendDeletionCode({ business, user }: Scope, uses: Uses): Promise<{ message: string }> {
  const me = user ?? fail(commonProblems.unauthenticated)
  await limitOrFail(uses.limits, `deletion-code:${business}:${me.id}`, sending.account, sending.windowSeconds)
  const code = freshCode()
  await uses.db.withTenant(business, async (tx) => {
    const email = (await findUser(tx, me.id))?.email ?? fail(accountProblems.otpNotSent)
    await tx.run(
      `insert into deletion_codes (business_id, user_id, code_hash, expires_at) values ($1, $2, $3, now() + make_interval(mins => $4))
       on conflict (business_id, user_id) do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
      [tx.business, me.id, codeHash(code, aboutDeletion(me.id), uses), codeMinutes],
      'deletion-code-add',
    )
    const body = `Tu código para eliminar tu cuenta es ${code}. Vence en ${codeMinutes} minutos.\n\nSi no lo pediste, no hagas nada y cambia tu contraseña.`
    addSecretToOutbox(tx, 'mail', { to: email, subject: 'Código para eliminar tu cuenta', body }, { uses, minutes: codeMinutes })
  })
  return { message: accountTexts.deletionCodeSent }
}

/** True once for the right code. The try counts before it is compared and stays counted whatever follows, so parallel guesses count too. */
export async function isDeletionCode({ business }: Scope, userId: string, code: string, uses: Uses): Promise<boolean> {
  const stored = await uses.db.withTenant(business, (tx) => countTry(tx, userId))
  return stored !== null && isSameHash(stored, codeHash(code.trim(), aboutDeletion(userId), uses))
}

async function countTry(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx.query<{ code_hash: string }>(
    `update deletion_codes set tries = tries + 1
     where business_id = $1 and user_id = $2 and tries < $3 and expires_at > now() returning code_hash`,
    [tx.business, userId, mostTries],
    'deletion-code-try',
  )
  return row?.code_hash ?? null
}

const aboutDeletion = (userId: string) => `deletion\n${userId}`
