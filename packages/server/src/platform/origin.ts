import type { FastifyRequest } from 'fastify'
import { fail, serverProblems } from './problems.ts'
import type { Directory } from './tenant.ts'

/**
 * What changes anything answers only to pages of the same shop: a form of another site brings the cookies along, and may be multipart, which
 * browsers send without asking. A client without an Origin is no page of another site.
 */
export function refuseOtherOrigins({ headers, method }: FastifyRequest, business: string, directory: Directory) {
  if (method === 'GET') return
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site === 'cross-site') fail(serverProblems.originRefused)
  if (origin === undefined) return
  const from = hostOf(origin)
  if (from === host) return
  const shop = from === null ? 'not-found' : directory.resolve(from, undefined)
  if (typeof shop === 'string' || shop.id !== business) fail(serverProblems.originRefused)
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)
