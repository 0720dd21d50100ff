import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { fail, serverProblems } from './problems.ts'
import type { Directory } from './tenant.ts'

/**
 * What changes anything answers only to pages of the same shop: a form of another site brings the cookies along, and may be multipart, which
 * browsers send without asking. A client without an Origin is no page of another site.
 */
export function refuseOtherOrigins({ headers, method }: FastifyRequest, business: string, directory: Directory) {
  if (method !== 'GET' && !isOwnOrigin(headers, business, directory)) fail(serverProblems.originRefused)
}

/** Whether the headers are those of a page of this business, or of no page at all. */
export function isOwnOrigin(
  { origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders,
  business: string,
  directory: Directory,
): boolean {
  if (site === 'cross-site') return false
  if (origin === undefined) return true
  const from = hostOf(origin)
  if (from === host) return true
  const shop = from === null ? 'not-found' : directory.resolve(from, undefined)
  return typeof shop !== 'string' && shop.id === business
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)
