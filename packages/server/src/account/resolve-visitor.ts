import type { FastifyRequest } from 'fastify'
import type { Visitor } from '../platform/scope.ts'
import { tenantOf } from '../platform/tenant.ts'
import type { SharedUses } from '../platform/uses.ts'
import { familyOf } from './refresh-tokens.ts'
import { refreshCookie } from './session-cookie.ts'

/**
 * Who opens this page, from the refresh cookie, which stays unused: null for guests.
 * Good for drawing a page; calls are authorised by their own token. Throws the tenant's problem when the host names no business.
 */
export async function resolveVisitor({ db, directory, sessions }: SharedUses, request: FastifyRequest): Promise<Visitor | null> {
  const business = tenantOf(directory, request)
  const token = request.cookies[refreshCookie(business.id)]
  if (!token) return null
  const family = await db.withTenant(business.id, (tx) => familyOf(tx, token))
  const session = family ? await sessions.find(business.id, family) : null
  return session?.user ?? null
}
