/** What the service worker does with a request. Prices and answers of calls are never kept: what is old must not look new. */
export type Handling = 'page' | 'file' | 'network'

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Pages come from the network and are kept for the day without one; files that never change are kept for good. */
export function handlingOf({ method, mode, url }: Asked, origin: string): Handling {
  const { origin: theirs, pathname } = new URL(url)
  if (method !== 'GET' || theirs !== origin) return 'network'
  if (mode === 'navigate') return isPrivate(pathname) ? 'network' : 'page'
  return isImmutable(pathname) ? 'file' : 'network'
}

/** The back office, payment, one's own data and what is no page at all stay out of the cache. */
const isPrivate = (pathname: string) =>
  /^\/(admin|checkout|profile|shoppingcart-detail|wompi-response|login|restore-password|api|dev|media|remotes|assets|openapi|metrics)(\/|$|\.)/.test(
    pathname,
  )

const isImmutable = (pathname: string) =>
  (pathname.startsWith('/assets/shell/') && /\.[0-9a-f]{8,}\.\w+$/.test(pathname)) ||
  /^\/remotes\/[\w-]+\/\d[^/]*\/.+\.(js|css|woff2)$/.test(pathname)

/** Marks a page as kept: the shell says so and takes none of its answers for fresh. */
export const markKept = (html: string, keptAt: string) => html.replace('<head>', `<head><meta name="plaza-kept" content="${keptAt}">`)
