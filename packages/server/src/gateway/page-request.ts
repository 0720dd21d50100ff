import type { FastifyRequest } from 'fastify'
import type { SharedUses } from '../platform/uses.ts'
import type { PageRequest } from './page-context.ts'
import { branchOfPage, businessOfPage, visitorOfPage } from './page-visitor.ts'

/** Reads a navigation; null when its host names no business. */
export async function pageRequest(request: FastifyRequest, uses: SharedUses): Promise<PageRequest | null> {
  const business = businessOfPage(request, uses)
  if (business === null) return null
  return {
    business,
    session: await visitorOfPage(request, business, uses),
    chosenBranch: branchOfPage(request, business),
    ...addressOf(request.raw.url ?? '/'),
    host: request.headers.host ?? '',
    ip: request.ip,
  }
}

/** Path and query of an address on this host, however malformed. */
export function addressOf(url: string): { path: string; query: Record<string, string> } {
  const [path = '/', query = ''] = url.split('#')[0]?.split(/\?(.*)/s) ?? []
  return { path: path.startsWith('/') ? path : `/${path}`, query: Object.fromEntries(new URLSearchParams(query)) }
}
