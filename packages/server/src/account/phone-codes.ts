import { createHash, randomBytes } from 'node:crypto'
import { accountProblems, accountTexts } from '@plaza/contracts/account/account.messages'
import type { Tx } from '../platform/database.ts'
import { addToOutbox } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import { shopOrigin } from '../platform/shop-origin.ts'
import type { Uses } from '../platform/uses.ts'
import { answerSession, beginSession, type SessionAnswer } from './begin-session.ts'
import { codeHash, codeMinutes, freshCode, isSameHash, mostTries } from './six-digits.ts'
import { findUserByPhone } from './user.repository.ts'

/** The first code and three more. */
const mostSent = 4

/** Codes sent in ten minutes: to one number, for one address, by the whole shop (each costs the shop money). */
const sending = { phone: 5, address: 20, shop: 300, windowSeconds: 600 }
const demoFactor = 10

interface CodeRow {
  token_hash: string
  phone: string
  user_id: string | null
  code_hash: string
  sent: number
}

/** Begins an attempt and sends its first code. A number without an account gets a row and no message. */
export async function sendCode(scope: Scope, phone: string, uses: Uses): Promise<{ token: string; message: string }> {
  const number = localNumber(phone)
  await limitSending(scope, number, uses)
  const token = randomBytes(32).toString('base64url')
  const code = freshCode()
  await uses.db.withTenant(scope.business, async (tx) => {
    const userId = await findUserByPhone(tx, number)
    await tx.run(
      `insert into phone_codes (business_id, token_hash, phone, user_id, code_hash, expires_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [tx.business, hashOf(token), number, userId, codeHash(code, aboutPhone(hashOf(token)), uses), codeMinutes],
      'phone-code-add',
    )
    if (userId) textCode(tx, scope, number, code, uses)
  })
  return { token, message: accountTexts.otpSent }
}

/** A fresh code for the attempt; the one before it no longer counts. */
export async function resendCode(scope: Scope, token: string, uses: Uses): Promise<{ message: string }> {
  const code = freshCode()
  const phone = await uses.db.withTenant(scope.business, async (tx) => {
    const [row] = await tx.query<{ phone: string; sent: number }>(
      `select phone, sent from phone_codes where business_id = $1 and token_hash = $2 and used_at is null
       and creation_date > now() - interval '15 minutes'`,
      [tx.business, hashOf(token)],
      'phone-code-known',
    )
    return row?.phone ?? fail(accountProblems.otpNoSession)
  })
  await limitSending(scope, phone, uses)
  await uses.db.withTenant(scope.business, async (tx) => {
    const [row] = await tx.query<CodeRow>(
      `update phone_codes set code_hash = $3, tries = 0, sent = sent + 1, expires_at = now() + make_interval(mins => $4)
       where business_id = $1 and token_hash = $2 and used_at is null and sent < $5 returning *`,
      [tx.business, hashOf(token), codeHash(code, aboutPhone(hashOf(token)), uses), codeMinutes, mostSent],
      'phone-code-resend',
    )
    if (!row) fail(accountProblems.otpNotSent)
    if (row.user_id) textCode(tx, scope, row.phone, code, uses)
  })
  return { message: accountTexts.otpSent }
}

/** Signs in by the attempt's token and its code. Every try counts before it is compared, so parallel guesses count too. */
export async function signInByCode(scope: Scope, { token, code }: { token: string; code: string }, uses: Uses): Promise<SessionAnswer> {
  if (token === '') fail(accountProblems.otpNoSession)
  const row = await uses.db.withTenant(scope.business, (tx) => countTry(tx, hashOf(token)))
  return finish(scope, row, code, (given) => codeHash(given, aboutPhone(hashOf(token)), uses), uses)
}

/** The older pair: the attempt is the number's latest. */
export async function signInByPhone(scope: Scope, { phone, otp }: { phone: string; otp: string }, uses: Uses): Promise<SessionAnswer> {
  const number = localNumber(phone)
  const row = await uses.db.withTenant(scope.business, async (tx) => {
    const [latest] = await tx.query<{ token_hash: string }>(
      'select token_hash from phone_codes where business_id = $1 and phone = $2 order by creation_date desc limit 1',
      [tx.business, number],
      'phone-code-latest',
    )
    return latest ? countTry(tx, latest.token_hash) : null
  })
  return finish(scope, row, otp, (given) => codeHash(given, aboutPhone(row?.token_hash ?? ''), uses), uses)
}

async function countTry(tx: Tx, tokenHash: string): Promise<CodeRow | null> {
  const [row] = await tx.query<CodeRow>(
    `update phone_codes set tries = tries + 1
     where business_id = $1 and token_hash = $2 and used_at is null and tries < $3 and expires_at > now() returning *`,
    [tx.business, tokenHash, mostTries],
    'phone-code-try',
  )
  return row ?? null
}

async function finish(scope: Scope, row: CodeRow | null, code: string, hash: (code: string) => string, uses: Uses): Promise<SessionAnswer> {
  const matches = row !== null && isSameHash(row.code_hash, hash(code.trim()))
  const userId = row?.user_id
  if (!matches || !userId) fail(accountProblems.otpWrong)
  const begun = await uses.db.withTenant(scope.business, async (tx) => {
    const used = await tx.run(
      'update phone_codes set used_at = now() where business_id = $1 and token_hash = $2 and code_hash = $3 and used_at is null',
      [tx.business, row.token_hash, row.code_hash],
      'phone-code-used',
    )
    if (used === 0) fail(accountProblems.otpWrong)
    return beginSession(tx, scope, userId, uses)
  })
  return answerSession(scope, uses, begun)
}

async function limitSending({ business, ip }: Scope, phone: string, { limits, env }: Uses) {
  const factor = env.DEMO ? demoFactor : 1
  await limitOrFail(limits, `code:${business}:${phone}`, sending.phone * factor, sending.windowSeconds)
  await limitOrFail(limits, `code:${business}:from:${ip}`, sending.address * factor, sending.windowSeconds)
  await limitOrFail(limits, `code:${business}`, sending.shop * factor, sending.windowSeconds)
}

// The last line lets phones offer the code on this shop's page only.
function textCode(tx: Tx, scope: Scope, phone: string, code: string, uses: Uses) {
  const { hostname } = new URL(shopOrigin(scope, uses))
  const body = `Tu código es ${code}. Vence en ${codeMinutes} minutos. No lo compartas con nadie.\n\n@${hostname} #${code}`
  void addToOutbox(tx, 'sms', { to: `+57${phone}`, body })
}

/** Ten digits of a Colombian number, whatever prefix or spaces it was typed with. */
export const localNumber = (phone: string) => phone.replace(/\D/g, '').replace(/^57(?=\d{10}$)/, '')

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const aboutPhone = (tokenHash: string) => `code\n${tokenHash}`
