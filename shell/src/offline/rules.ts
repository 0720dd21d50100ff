/** What the service worker does with a request. Prices and answers of calls are never kept: what is old must not look new. */
export type Handling = 'page' | 'file' | 'picture' | 'network'

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Pages come from the network and are kept for the day without one; files that never change are kept for good. */
export function handlingOf({ method, mode, url }: Asked, origin: string): Handling {
  const { origin: theirs, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || theirs !== origin) return 'network'
  if (mode === 'navigate') return isPrivate(pathname) || secrets.some((name) => searchParams.has(name)) ? 'network' : 'page'
  if (isPicture(pathname)) return 'picture'
  return isImmutable(pathname) ? 'file' : 'network'
}

/** Addresses of files that a page's HTML names and that may be kept: with them the page stands without a connection. */
export function filesIn(html: string, origin: string): string[] {
  const named = [...html.matchAll(/ (?:href|src)="(\/[^"]+)"/g)].map((found) => origin + found[1])
  return [...new Set(named)].filter((url) => handlingOf({ method: 'GET', mode: 'no-cors', url }, origin) === 'file')
}

/** What addresses of mails carry: whoever has it acts for the person. */
const secrets = ['token', 'retiro'] as const

/** The back office, payment, one's own data and what is no page at all stay out of the cache. */
const isPrivate = (pathname: string) =>
  /^\/(admin|checkout|profile|shoppingcart-detail|wompi-response|login|restore-password|api|dev|media|remotes|assets|openapi|metrics)(\/|$|\.)/.test(
    pathname,
  )

// A picture's address never changes its meaning; the size a browser chose is part of it.
const isPicture = (pathname: string) => /^\/media\/[\w-]+\/.+\/\d+\.(webp|avif)$/.test(pathname)

const isImmutable = (pathname: string) =>
  (pathname.startsWith('/assets/shell/') && /\.[0-9a-f]{8,}\.\w+$/.test(pathname)) ||
  /^\/remotes\/[\w-]+\/\d[^/]*\/.+\.(js|css|woff2)$/.test(pathname)

/** Marks a page as kept: the shell says so and takes none of its answers for fresh. */
export const markKept = (html: string, keptAt: string) => html.replace('<head>', `<head><meta name="plaza-kept" content="${keptAt}">`)
