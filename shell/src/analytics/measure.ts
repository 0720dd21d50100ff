import { analyticsIds, analyticsOrigin } from '@plaza/contracts/business/analytics'
import type { Business } from '@plaza/contracts/business/business.entity'
import type { Collected } from './collect.ts'

declare global {
  var dataLayer: unknown[] | undefined
}

/** S-3-135, S-7-089, S-7-090: Google's tag, after load, only with its module and an id. The page's policy lets nothing else of Google's in. */
export function startAnalytics(business: Business, modules: ReadonlySet<string>, collected: Collected): void {
  const [first, ...others] = analyticsIds(business, modules)
  if (!first || location.pathname.startsWith('/admin')) return collected.drop()
  globalThis.dataLayer ??= []
  // Google's tag reads the arguments object itself, an array would be ignored.
  function gtag(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    globalThis.dataLayer?.push(arguments)
  }
  gtag('js', new Date())
  for (const id of [first, ...others]) gtag('config', id, { anonymize_ip: true })
  collected.forwardTo(({ name, params }) => gtag('event', name, params))
  const script = document.createElement('script')
  Object.assign(script, { async: true, src: `${analyticsOrigin}/gtag/js?id=${encodeURIComponent(first)}` })
  document.head.append(script)
}
