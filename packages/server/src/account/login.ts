import type { login } from '@plaza/contracts/account/account.api'
import { accountProblems, accountTexts } from '@plaza/contracts/account/account.messages'
import { isEmail, normalizeEmail } from '@plaza/contracts/account/account.rules'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { answerSession, beginSession, type SessionAnswer } from './begin-session.ts'
import { signInWithGoogle } from './google.ts'
import { isPassword } from './passwords.ts'
import { findCredentials } from './user.repository.ts'

type Input = ParsedInputOf<typeof login>

/** Failed attempts in five minutes from one address: at one account, and at all of them. A success gives its attempt back. */
const failures = { account: 10, address: 100, windowSeconds: 300 }
/** The demo's accounts are known to everyone and tried by everyone at once. */
const demoFactor = 10

/** Signs in with e-mail and password, or with the identity provider's token. Unknown account, wrong password and inactive account get the same answer in the same time. */
export async function signIn(scope: Scope, input: Input, uses: Uses): Promise<SessionAnswer> {
  const idToken = input.googleToken || input.token
  if (idToken) return signInWithGoogle(scope, idToken, uses)
  const { email, password } = credentialsOf(input)
  const giveBack = await countAttempt(scope, email, uses)
  const account = await uses.db.withTenant(scope.business, (tx) => findCredentials(tx, email))
  if (!(await isPassword(account?.passwordHash, password)) || !account) fail(accountProblems.loginFailed)
  await giveBack()
  return answerSession(scope, uses, await uses.db.withTenant(scope.business, (tx) => beginSession(tx, scope, account.id, uses)))
}

function credentialsOf({ email = '', password = '' }: Input) {
  const trimmed = email.trim()
  const missing = [trimmed === '' && 'email', password === '' && 'password'].filter((field) => field !== false)
  if (missing.length > 0)
    fail(commonProblems.validation, { details: missing.map((field) => ({ field, message: accountTexts.fillAllFields })) })
  if (!isEmail(trimmed)) fail(commonProblems.validation, { details: [{ field: 'email', message: accountTexts.emailLooksWrong }] })
  return { email: trimmed, password }
}

// Counted before the password is checked: guesses made in parallel count too.
async function countAttempt({ business, network }: Scope, email: string, { limits, env }: Uses) {
  const factor = env.DEMO ? demoFactor : 1
  const attempts = [
    { key: `login:${business}:${network}:${normalizeEmail(email).toLowerCase()}`, limit: failures.account * factor },
    { key: `login:${business}:${network}`, limit: failures.address * factor },
  ]
  for (const { key, limit } of attempts) await limitOrFail(limits, key, limit, failures.windowSeconds)
  return () => Promise.all(attempts.map(({ key }) => limits.giveBack(key, failures.windowSeconds)))
}
