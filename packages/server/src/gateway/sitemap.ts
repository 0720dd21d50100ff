import { mayAccess } from '@plaza/contracts/kernel/access'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import type { PageAddress } from '../catalog/catalog-addresses.ts'
import { parseAccess } from '../registry/verify-access.ts'
import { escapeHtml } from './html.ts'

/** Most entries that sitemaps.org allows in one file. */
export const mostEntries = 50_000

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One file of addresses. */
export const sitemap = (origin: string, pages: readonly PageAddress[]) =>
  `${xml}\n<urlset ${namespace}>\n${pages.map((page) => entry('url', origin, page)).join('\n')}\n</urlset>\n`

/** The file that names the others. */
export const sitemapIndex = (origin: string, parts: readonly PageAddress[]) =>
  `${xml}\n<sitemapindex ${namespace}>\n${parts.map((part) => entry('sitemap', origin, part)).join('\n')}\n</sitemapindex>\n`

function entry(kind: 'url' | 'sitemap', origin: string, { path, changed }: PageAddress): string {
  const lastmod = changed === null ? '' : `<lastmod>${changed.toISOString()}</lastmod>`
  return `<${kind}><loc>${escapeHtml(origin + path)}</loc>${lastmod}</${kind}>`
}

/** Pages of the active remotes that every guest may open, that are the same for all and take no parameter. */
export function standingPages(active: readonly PublishedVersion[], modules: ReadonlySet<string>): PageAddress[] {
  return active
    .flatMap(({ manifest }) => Object.values(manifest.pages))
    .filter(({ access, module, robots }) => {
      const rule = parseAccess(access)
      return rule !== null && robots === undefined && mayAccess(rule, null, modules) && (module === undefined || modules.has(module))
    })
    .flatMap(({ path: [path = ''] }) => (path === '' || path.includes(':') ? [] : [{ path, changed: null }]))
}

/** What crawlers should leave alone on this host, and where the map is. */
export const robotsTxt = (origin: string | null) =>
  origin === null
    ? 'User-agent: *\nDisallow: /\n'
    : ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

// Searches and the visitor's own pages stay open to crawlers, or they could not read that they should not be kept.
const closed = ['/admin', '/api/', '/checkout', '/wompi-response']
