import { randomUUID } from 'node:crypto'
import type { createAccount } from '@plaza/contracts/account/account.api'
import { accountProblems } from '@plaza/contracts/account/account.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { showBusiness } from '../business/show-business.ts'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { answerSession, beginSession, type SessionAnswer } from './begin-session.ts'
import { keepTerms, recordConsents } from './consents.ts'
import { isEmailFree } from './email-changes.repository.ts'
import { hashPassword } from './passwords.ts'
import { insertUser } from './user.repository.ts'

type Input = ParsedInputOf<typeof createAccount>

/** Sign-ups in one minute from one address. */
const signUps = { shop: 20, demo: 120, windowSeconds: 60 }
/** Sign-ups in a day from one network that opened no account: the answer names a taken e-mail, so that nobody tries a list of them. */
const guesses = { network: 30, windowSeconds: 86_400 }
const demoFactor = 10

/** Opens an account and signs in; acceptance of the terms and of promotional use are stored apart, each with date, version and origin. */
export async function openAccount(scope: Scope, input: Input, uses: Uses): Promise<SessionAnswer> {
  await limitOrFail(
    uses.limits,
    `sign-up:${scope.business}:${scope.network}`,
    uses.env.DEMO ? signUps.demo : signUps.shop,
    signUps.windowSeconds,
  )
  const guess = `sign-up-taken:${scope.business}:${scope.network}`
  await limitOrFail(uses.limits, guess, guesses.network * (uses.env.DEMO ? demoFactor : 1), guesses.windowSeconds)
  const passwordHash = await hashPassword(input.password)
  const now = uses.clock.now()
  const begun = await uses.db.withTenant(scope.business, async (tx) => {
    const { terms, terms_version } = await showBusiness(tx)
    const version = input.termsVersion ?? terms_version ?? null
    const user = { ...accountOf(scope, input, version, now), passwordHash }
    if (!(await isEmailFree(tx, null, user.email)) || !(await insertUser(tx, user))) fail(accountProblems.emailInUse)
    if (terms && terms_version) keepTerms(tx, terms_version, terms)
    const given = { version, origin: scope.ip, date: now }
    recordConsents(tx, user.id, [
      { purpose: 'terms', accepted: input.habeasAccept, ...given },
      { purpose: 'promotional', accepted: input.promotional, ...given },
    ])
    return beginSession(tx, scope, user.id, uses)
  })
  await uses.limits.giveBack(guess, guesses.windowSeconds)
  return answerSession(scope, uses, begun)
}

function accountOf({ ip }: Scope, input: Input, version: string | null, now: Date) {
  const consent = { date: now.toISOString(), version, origin: ip }
  return {
    id: randomUUID(),
    email: input.email.trim(),
    name: input.name.trim(),
    lastName: input.last_name?.trim() ?? '',
    phone: input.phone.trim(),
    habeasAccept: { accepted: input.habeasAccept, ...consent, promotional: { accepted: input.promotional, ...consent } },
  }
}
