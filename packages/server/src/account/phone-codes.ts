import { createHash, randomBytes } from 'node:crypto'
import { accountProblems, accountTexts } from '@plaza/contracts/account/account.messages'
import type { User } from '@plaza/contracts/account/user.entity'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../platform/database.ts'
import { addSecretToOutbox } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import { shopOrigin } from '../platform/shop-origin.ts'
import type { Uses } from '../platform/uses.ts'
import { answerSession, beginSession, type SessionAnswer } from './begin-session.ts'
import { readOtpCookie, setOtpCookie } from './session-cookie.ts'
import { codeHash, codeMinutes, freshCode, isSameHash, mostTries } from './six-digits.ts'
import { findUser, findUserByPhone } from './user.repository.ts'

/** The first code and three more. */
const mostSent = 4

/** Codes sent in ten minutes: to one number, for one address, by the whole shop (each costs the shop money). */
const sending = { phone: 5, address: 20, shop: 300, windowSeconds: 600 }
const demoFactor = 10

/** A code that signs in never verifies, and one that verifies never signs in. */
type Purpose = 'sign-in' | 'verify'

interface CodeRow {
  token_hash: string
  phone: string
  user_id: string | null
  code_hash: string
  purpose: Purpose
}

interface Attempt {
  readonly token: string
  readonly code: string
}

/** Begins a sign-in and sends its first code. A number that no account has verified gets a row and no message. */
export async function sendCode(scope: Scope, phone: string, uses: Uses): Promise<{ token: string; message: string }> {
  const token = await beginAttempt(scope, { phone, purpose: 'sign-in', userOf: findUserByPhone }, uses)
  return { token, message: accountTexts.otpSent }
}

/** Begins the proof that the signed-in user holds this number, and sends its first code. */
export async function sendVerificationCode(scope: Scope, phone: string, uses: Uses): Promise<{ token: string; message: string }> {
  const me = scope.user ?? fail(commonProblems.unauthenticated)
  const token = await beginAttempt(scope, { phone, purpose: 'verify', userOf: async () => me.id }, uses)
  return { token, message: accountTexts.phoneCodeSent }
}

interface Beginning {
  readonly phone: string
  readonly purpose: Purpose
  userOf(tx: Tx, phone: string): Promise<string | null>
}

async function beginAttempt(scope: Scope, { phone, purpose, userOf }: Beginning, uses: Uses): Promise<string> {
  requirePhoneLogin(scope)
  const number = localNumber(phone)
  await limitSending(scope, number, uses)
  const token = randomBytes(32).toString('base64url')
  const code = freshCode()
  await uses.db.withTenant(scope.business, async (tx) => {
    const userId = await userOf(tx, number)
    await tx.run(
      `insert into phone_codes (business_id, token_hash, phone, user_id, code_hash, expires_at, purpose)
       values ($1, $2, $3, $4, $5, now() + make_interval(mins => $6), $7)`,
      [tx.business, hashOf(token), number, userId, codeHash(code, aboutPhone(hashOf(token)), uses), codeMinutes, purpose],
      'phone-code-add',
    )
    if (userId) textCode(tx, scope, number, code, uses)
  })
  return token
}

/** A fresh code for the attempt; the one before it no longer counts. */
export async function resendCode(scope: Scope, token: string, uses: Uses): Promise<{ message: string }> {
  requirePhoneLogin(scope)
  const code = freshCode()
  const attempt = await uses.db.withTenant(scope.business, async (tx) => {
    const [row] = await tx.query<{ phone: string; purpose: Purpose }>(
      `select phone, purpose from phone_codes where business_id = $1 and token_hash = $2 and used_at is null
       and creation_date > now() - interval '15 minutes'`,
      [tx.business, hashOf(token)],
      'phone-code-known',
    )
    return row ?? fail(accountProblems.otpNoSession)
  })
  await limitSending(scope, attempt.phone, uses)
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
  return { message: attempt.purpose === 'verify' ? accountTexts.phoneCodeSent : accountTexts.otpSent }
}

/** Signs in by the attempt's token and its code. */
export async function signInByCode(scope: Scope, attempt: Attempt, uses: Uses): Promise<SessionAnswer> {
  requirePhoneLogin(scope)
  if (attempt.token === '') fail(accountProblems.otpNoSession)
  const row = await matchCode(scope, attempt, 'sign-in', uses)
  const begun = await uses.db.withTenant(scope.business, async (tx) => {
    await useUp(tx, row)
    // Asked again: the account may have lost the number since the code was sent.
    if ((await findUserByPhone(tx, row.phone)) !== row.user_id) fail(accountProblems.otpWrong)
    return beginSession(tx, scope, row.user_id, uses)
  })
  return answerSession(scope, uses, begun)
}

/** The older pair: answers no token, so the attempt is kept in a cookie of the client that asked. */
export async function sendCodeByPhone(scope: Scope, phone: string, uses: Uses): Promise<{ message: string }> {
  const { token, message } = await sendCode(scope, phone, uses)
  setOtpCookie(scope, uses, `${localNumber(phone)}.${token}`)
  return { message }
}

export async function signInByPhone(scope: Scope, { phone, otp }: { phone: string; otp: string }, uses: Uses): Promise<SessionAnswer> {
  requirePhoneLogin(scope)
  const [asked, token] = readOtpCookie(scope, uses)?.split('.') ?? []
  if (!token) fail(accountProblems.otpNoSession)
  if (asked !== localNumber(phone)) fail(accountProblems.otpWrong)
  return signInByCode(scope, { token, code: otp }, uses)
}

/** Makes the number of the attempt the signed-in user's own: their phone, and a way to sign in. */
export async function verifyPhone(scope: Scope, attempt: Attempt, uses: Uses): Promise<{ user: User }> {
  requirePhoneLogin(scope)
  const me = scope.user ?? fail(commonProblems.unauthenticated)
  const row = await matchCode(scope, attempt, 'verify', uses)
  if (row.user_id !== me.id) fail(accountProblems.otpWrong)
  return uses.db.withTenant(scope.business, async (tx) => {
    await useUp(tx, row)
    await saveVerifiedPhone(tx, me.id, row.phone)
    return { user: (await findUser(tx, me.id)) ?? fail(commonProblems.unauthenticated) }
  })
}

// The unique index decides between two accounts that prove one number at once.
const saveVerifiedPhone = (tx: Tx, userId: string, phone: string) =>
  tx
    .run(
      'update users set phone = $3, verified_phone = $3, last_update_date = now() where business_id = $1 and id = $2 and not inactive',
      [tx.business, userId, phone],
      'phone-verified',
    )
    .catch((error: { code?: string }) => (error.code === '23505' ? fail(accountProblems.phoneInUse) : Promise.reject(error)))

/** The attempt whose code this is. Every try counts before it is compared, so parallel guesses count too. */
async function matchCode({ business }: Scope, { token, code }: Attempt, purpose: Purpose, uses: Uses) {
  const row = await uses.db.withTenant(business, (tx) => countTry(tx, hashOf(token)))
  const matches = row?.purpose === purpose && isSameHash(row.code_hash, codeHash(code.trim(), aboutPhone(row.token_hash), uses))
  if (!matches || !row.user_id) fail(accountProblems.otpWrong)
  return { ...row, user_id: row.user_id }
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

async function useUp(tx: Tx, { token_hash, code_hash }: CodeRow) {
  const used = await tx.run(
    'update phone_codes set used_at = now() where business_id = $1 and token_hash = $2 and code_hash = $3 and used_at is null',
    [tx.business, token_hash, code_hash],
    'phone-code-used',
  )
  if (used === 0) fail(accountProblems.otpWrong)
}

function requirePhoneLogin({ modules }: Scope) {
  if (!modules.has('phone_login')) fail(accountProblems.phoneLoginOff)
}

async function limitSending({ business, network }: Scope, phone: string, { limits, env }: Uses) {
  const factor = env.DEMO ? demoFactor : 1
  await limitOrFail(limits, `code:${business}:${phone}`, sending.phone * factor, sending.windowSeconds)
  await limitOrFail(limits, `code:${business}:from:${network}`, sending.address * factor, sending.windowSeconds)
  await limitOrFail(limits, `code:${business}`, sending.shop * factor, sending.windowSeconds)
}

// The last line lets phones offer the code on this shop's page only.
function textCode(tx: Tx, scope: Scope, phone: string, code: string, uses: Uses) {
  const { hostname } = new URL(shopOrigin(scope, uses))
  const body = `Tu código es ${code}. Vence en ${codeMinutes} minutos. No lo compartas con nadie.\n\n@${hostname} #${code}`
  addSecretToOutbox(tx, 'sms', { to: `+57${phone}`, body }, { uses, minutes: codeMinutes })
}

/** Ten digits of a Colombian number, whatever prefix or spaces it was typed with; `plaza_local_phone` is the same in SQL. */
export const localNumber = (phone: string) => phone.replace(/\D/g, '').replace(/^57(?=\d{10}$)/, '')

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const aboutPhone = (tokenHash: string) => `code\n${tokenHash}`
