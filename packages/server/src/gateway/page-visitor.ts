import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { familyOf } from '../account/refresh-tokens.ts'
import { refreshCookie } from '../account/session-cookie.ts'
import type { Session } from '../account/sessions.ts'
import type { SharedUses } from '../platform/uses.ts'
import { headerOf, type KnownBusiness } from '../platform/tenant.ts'

/** The business of a page or file request; null on a host that names none. An address such as 127.0.0.1 shows the default one. */
export function businessOfPage(request: FastifyRequest, { directory }: SharedUses): KnownBusiness | null {
  const answer = directory.resolve(request.headers.host, headerOf(request.headers))
  if (typeof answer === 'object') return answer
  return answer === 'required' ? (directory.all().find((business) => business.isDefault) ?? null) : null
}

// A page of the back office asks for a score of files at once. What is kept is only which sign-in a cookie belongs to:
// `sessions.find` still hears of every sign-out and role change at once.
const families = new LRUCache<string, string>({ max: 5000, ttl: 10_000 })

/** Who opens the page. A navigation carries no token, so the session is read from the refresh cookie, which is not used up by it. */
export async function visitorOfPage(request: FastifyRequest, { id }: KnownBusiness, { db, sessions }: SharedUses): Promise<Session | null> {
  const token = request.cookies[refreshCookie(id)]
  if (!token) return null
  const name = `${id}\n${token}`
  const family = families.get(name) ?? (await db.withTenant(id, (tx) => familyOf(tx, token)))
  if (!family) return null
  families.set(name, family)
  return sessions.find(id, family)
}

/** Written by the shell when a branch is chosen; only a branch that exists counts. */
export const branchCookie = 'plaza-branch'

export function branchOfPage(request: FastifyRequest, business: KnownBusiness): string | null {
  const said = request.headers['x-office-id'] ?? request.cookies[branchCookie]
  return typeof said === 'string' && business.offices.has(said) ? said : null
}
