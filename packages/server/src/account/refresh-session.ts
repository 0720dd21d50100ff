import { accountProblems } from '@plaza/contracts/account/account.messages'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { answerSession, type SessionAnswer } from './begin-session.ts'
import { rotate } from './refresh-tokens.ts'
import { clearRefreshCookie, readRefreshCookie } from './session-cookie.ts'
import { findUser } from './user.repository.ts'

/** Trades the refresh cookie for the next one and a fresh access token. */
export async function renewSession(scope: Scope, uses: Uses): Promise<SessionAnswer> {
  const renewed = await rotated(scope, uses)
  if (renewed) return answerSession(scope, uses, renewed)
  clearRefreshCookie(scope, uses)
  return fail(accountProblems.sessionEnded)
}

async function rotated(scope: Scope, uses: Uses) {
  const token = readRefreshCookie(scope, uses)
  if (!token) return null
  const device = { ip: scope.ip, device: uses.request.headers['user-agent'] ?? '' }
  return uses.db.withTenant(scope.business, async (tx) => {
    const refresh = await rotate(tx, token, device, uses.env.SESSION_SECRET, uses.clock.now())
    const user = refresh && (await findUser(tx, refresh.userId))
    return refresh && user && !user.inactive ? { refresh, user } : null
  })
}
