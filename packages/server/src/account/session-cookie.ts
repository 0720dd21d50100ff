import { fail, serverProblems } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { refreshDays } from './refresh-tokens.ts'

// Two businesses may share a host in development, so the name carries the business; the path is all of the shop,
// because the gateway reads the cookie to know whom it draws a page for.
export const refreshCookie = (business: string) => `plaza_refresh_${business}`

export const readRefreshCookie = ({ business }: Pick<Scope, 'business'>, { request }: Uses) =>
  request.cookies[refreshCookie(business)] ?? null

export const setRefreshCookie = ({ business }: Scope, { reply }: Uses, token: string) =>
  reply.setCookie(refreshCookie(business), token, { path: '/', maxAgeSeconds: refreshDays * 86_400 })

export const clearRefreshCookie = ({ business }: Scope, { reply }: Uses) => reply.clearCookie(refreshCookie(business), '/')

/** Calls that live by the cookie answer only to pages of the same shop. A client without an Origin is no browser page of another site. */
export function refuseOtherOrigins({ business }: Scope, { request, directory }: Uses) {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site') fail(serverProblems.originRefused)
  if (origin === undefined) return
  const from = hostOf(origin)
  if (from === host) return
  const shop = from === null ? 'not-found' : directory.resolve(from, undefined)
  if (typeof shop === 'string' || shop.id !== business) fail(serverProblems.originRefused)
}

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : null
}
