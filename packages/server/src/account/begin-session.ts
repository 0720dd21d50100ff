import type { OutputOf } from '@plaza/contracts/kernel/call'
import type { login } from '@plaza/contracts/account/account.api'
import type { User } from '@plaza/contracts/account/user.entity'
import type { Tx } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { beginFamily, type IssuedRefresh } from './refresh-tokens.ts'
import { setRefreshCookie } from './session-cookie.ts'
import { accessTokenSeconds } from './sessions.ts'
import { findUser, touchUser } from './user.repository.ts'

export type SessionAnswer = OutputOf<typeof login>

/** Opens a sign-in for the user in the transaction at hand; `answerSession` then tells the browser. */
export async function beginSession(tx: Tx, scope: Scope, userId: string, { request }: Uses) {
  const refresh = await beginFamily(tx, userId, { ip: scope.ip, device: request.headers['user-agent'] ?? '' })
  await touchUser(tx, userId)
  return { refresh, user: (await findUser(tx, userId)) as User }
}

/** Sets the refresh cookie and answers a fresh access token. */
export async function answerSession(
  scope: Scope,
  uses: Uses,
  { refresh, user }: { refresh: IssuedRefresh; user: User },
): Promise<SessionAnswer> {
  setRefreshCookie(scope, uses, refresh.token)
  const token = await uses.sessions.issue(scope.business, user.id, refresh.family)
  return { token, expires_in: accessTokenSeconds, user }
}
