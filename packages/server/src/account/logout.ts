import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { familyOf, revokeFamily } from './refresh-tokens.ts'
import { clearRefreshCookie, readRefreshCookie } from './session-cookie.ts'

/** Ends this device's sign-in: cookie, access tokens and sockets. Signing out twice is no failure. */
export async function signOut(scope: Scope, uses: Uses): Promise<{ ok: true }> {
  const token = readRefreshCookie(scope, uses)
  const bearer = uses.request.headers.authorization?.replace(/^Bearer\s+/i, '')
  const session = bearer ? await uses.sessions.verify(scope.business, bearer) : null
  await uses.db.withTenant(scope.business, async (tx) => {
    const family = token && (await familyOf(tx, token))
    for (const each of new Set([family, session?.id])) if (each) await revokeFamily(tx, each)
  })
  clearRefreshCookie(scope, uses)
  return { ok: true }
}
