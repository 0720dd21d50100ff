import { randomUUID } from 'node:crypto'
import type { createAccount } from '@plaza/contracts/account/account.api'
import { accountProblems } from '@plaza/contracts/account/account.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { answerSession, beginSession, type SessionAnswer } from './begin-session.ts'
import { hashPassword } from './passwords.ts'
import { insertUser } from './user.repository.ts'

type Input = ParsedInputOf<typeof createAccount>

/** Sign-ups in one minute from one address. */
const signUps = { shop: 20, demo: 120, windowSeconds: 60 }

/** Opens an account and signs in; acceptance of the terms and of promotional use are stored apart, each with date, version and origin. */
export async function openAccount(scope: Scope, input: Input, uses: Uses): Promise<SessionAnswer> {
  await limitOrFail(
    uses.limits,
    `sign-up:${scope.business}:${scope.ip}`,
    uses.env.DEMO ? signUps.demo : signUps.shop,
    signUps.windowSeconds,
  )
  const user = { ...accountOf(scope, input, uses.clock.now()), passwordHash: await hashPassword(input.password) }
  const begun = await uses.db.withTenant(scope.business, async (tx) => {
    if (!(await insertUser(tx, user))) fail(accountProblems.emailInUse)
    return beginSession(tx, scope, user.id, uses)
  })
  return answerSession(scope, uses, begun)
}

function accountOf({ ip }: Scope, input: Input, now: Date) {
  const consent = { date: now.toISOString(), version: input.termsVersion ?? null, origin: ip }
  return {
    id: randomUUID(),
    email: input.email.trim(),
    name: input.name.trim(),
    lastName: input.last_name?.trim() ?? '',
    phone: input.phone.trim(),
    habeasAccept: { accepted: input.habeasAccept, ...consent, promotional: { accepted: input.promotional, ...consent } },
  }
}
