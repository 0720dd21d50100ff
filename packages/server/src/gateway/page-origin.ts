import type { FastifyRequest } from 'fastify'
import { shopOrigin } from '../platform/shop-origin.ts'
import { hostName, isOwnMachine, type KnownBusiness } from '../platform/tenant.ts'
import type { SharedUses } from '../platform/uses.ts'

type Request = Pick<FastifyRequest, 'protocol' | 'headers'> & { readonly socket: Pick<FastifyRequest['socket'], 'localPort'> }

/** Does the Host header name this business, or the machine that answers? */
export function isShopHost(host: string | undefined, { hosts }: Pick<KnownBusiness, 'hosts'>): boolean {
  const name = hostName(host)
  return hosts.includes(name) || isOwnMachine(name)
}

/**
 * The address that a page, a map of the site and what is kept of them carry: the request's, where its host is one of the business's, with
 * a port that the shop has. Any other host or port is made up by whoever asks, and would be a page of its own in every cache.
 */
export function pageOrigin(request: Request, business: KnownBusiness, uses: Pick<SharedUses, 'env' | 'directory'>): string {
  const { host } = request.headers
  const name = hostName(host)
  if (!isShopHost(host, business)) return shopOrigin({ business: business.id }, uses)
  const port = /:(\d+)$/.exec(host ?? '')?.[1] ?? ''
  const ports = [new URL(uses.env.PUBLIC_URL).port, String(request.socket.localPort)]
  return `${request.protocol}://${name}${port !== '' && ports.includes(port) ? `:${port}` : ''}`
}
