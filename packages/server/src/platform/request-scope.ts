import type { FastifyRequest } from 'fastify'
import { networkOf } from './networks.ts'
import { fail, serverProblems } from './problems.ts'
import type { Scope } from './scope.ts'
import { tenantOf } from './tenant.ts'
import type { SharedUses } from './uses.ts'

/** For whom this request runs: business by host and header, user by token, branch by header. */
export async function scopeOf(
  request: FastifyRequest,
  uses: SharedUses,
  { ignoresToken = false, ticketFor = null }: { ignoresToken?: boolean; ticketFor?: string | null } = {},
): Promise<Scope> {
  const business = tenantOf(uses.directory, request)
  const bearer = bearerOf(request)
  const ticket = bearer === null && ticketFor !== null ? ticketOf(request) : null
  const token = bearer ?? ticket
  const session = token === null ? null : await uses.sessions.verify(business.id, token, ticket === null ? null : ticketFor)
  // Answering as to a guest would hide the shopper's own data without a word; the client refreshes and asks again.
  if (token !== null && session === null && !ignoresToken) fail(serverProblems.sessionExpired)
  const office = request.headers['x-office-id']
  return {
    business: business.id,
    user: session?.user ?? null,
    branchId: typeof office === 'string' && business.offices.has(office) ? office : null,
    modules: business.modules,
    compositionId: compositionOf(request),
    ip: request.ip,
    network: networkOf(request.ip),
  }
}

function bearerOf(request: FastifyRequest): string | null {
  const said = request.headers.authorization
  return said?.match(/^Bearer\s+(\S+)$/i)?.[1] ?? null
}

function ticketOf(request: FastifyRequest): string | null {
  const { token } = request.query as { token?: unknown }
  return typeof token === 'string' ? token : null
}

function compositionOf(request: FastifyRequest) {
  const said = request.headers['x-composition-id']
  return typeof said === 'string' && said.length <= 100 ? said : null
}
