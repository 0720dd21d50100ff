import type { PageHead } from '@plaza/contracts/registry/page-head'
import * as z from 'zod/mini'
import { escapeHtml, scriptJson } from './html.ts'

/** What a bundle may say of a page; anything else is not taken. */
const pageHead = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  description: z.optional(z.string().check(z.maxLength(1000))),
  image: z.optional(z.string().check(z.maxLength(2000))),
  type: z.optional(z.enum(['website', 'product', 'article'])),
  robots: z.optional(z.literal('noindex')),
  missing: z.optional(z.literal(true)),
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown())).check(z.maxLength(20))),
})

/** Reads a head as a face bundle answered it; null for none and for what is no head. */
export function readHead(json: string | null): PageHead | null {
  const parsed = json === null ? null : pageHead.safeParse(JSON.parse(json))
  return parsed?.success ? (parsed.data as PageHead) : null
}

/** A head with what the gateway knows: the whole title, the site's name, the address. */
export interface DocumentHead extends PageHead {
  readonly description: string
  readonly site: string
  readonly origin: string
  /** Absolute address of this page's one name; null for pages that search engines should not keep. */
  readonly canonical: string | null
}

/** Title, description, canonical or noindex, link preview and JSON-LD. Everything is escaped here. */
export function headTags(head: DocumentHead): string[] {
  const { title, description, canonical, site, origin, type = 'website', jsonLd = [] } = head
  const image = head.image === undefined ? null : absolute(head.image, origin)
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && meta('name', 'description', description),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:title', title),
    description && meta('property', 'og:description', description),
    meta('property', 'og:type', type),
    meta('property', 'og:locale', 'es_CO'),
    site && meta('property', 'og:site_name', site),
    canonical && meta('property', 'og:url', canonical),
    image && meta('property', 'og:image', image),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    // Data, not script: the policy has no say over it, so it needs no nonce.
    ...(canonical ? jsonLd : []).map(
      (thing) => `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ].filter((tag): tag is string => Boolean(tag))
}

const meta = (kind: 'name' | 'property', name: string, content: string) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

/** Only pictures that a browser would fetch; null for any other address. */
function absolute(address: string, origin: string): string | null {
  const url = URL.parse(address, origin)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
