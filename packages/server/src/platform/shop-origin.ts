import type { Scope } from './scope.ts'
import type { Uses } from './uses.ts'

/** Without a request, as for messages that an event causes, the first host is meant. */
export type OriginDeps = Pick<Uses, 'env' | 'directory'> & Partial<Pick<Uses, 'request'>>

/**
 * Where the business's own pages live, for links in messages and for providers that send the shopper back: the request's host when it is one of the business's, else its first host.
 * The header alone is never believed: a forged Host would mail links to somebody else's site.
 */
export function shopOrigin({ business }: Pick<Scope, 'business'>, { env, directory, request }: OriginDeps) {
  const base = new URL(env.PUBLIC_URL)
  const known = directory.get(business)
  const asked = request?.headers.host?.split(':')[0]?.toLowerCase()
  if (asked === base.hostname && known?.isDefault) return base.origin
  const host = known?.hosts.find((each) => each === asked) ?? known?.hosts[0]
  if (!host) return base.origin
  base.hostname = host
  return base.origin
}
