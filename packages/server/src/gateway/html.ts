/** Text safe between tags and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] as string)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** JSON safe inside a <script> element. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

interface Asset {
  href: string
  integrity: string
}

export const stylesheetTag = ({ href, integrity, text }: Asset & { text: string | null }, nonce: string) =>
  text === null
    ? `<link rel="stylesheet" href="${escapeHtml(href)}" integrity="${escapeHtml(integrity)}">`
    : `<style nonce="${nonce}" data-href="${escapeHtml(href)}">${text}</style>`
// Same origin: no crossorigin and the same integrity as the later script, or the file is fetched twice.
// Low, so that the first screen's pictures come before code that takes over what is already drawn.
export const preloadTag = ({ href, integrity }: Asset) =>
  `<link rel="preload" as="script" href="${escapeHtml(href)}" integrity="${escapeHtml(integrity)}" fetchpriority="low">`

/** The picture hints that React wrote into a face, for the page's head: there the browser sees them before any script. */
export function pictureHints(html: string): { hints: string[]; rest: string } {
  const hints: string[] = []
  const rest = html.replace(/<link rel="preload" as="image"[^>]*>/g, (tag) => {
    hints.push(tag)
    return ''
  })
  return { hints, rest }
}
export const scriptTag = ({ href, integrity }: Asset, nonce: string) =>
  `<script defer src="${escapeHtml(href)}" integrity="${escapeHtml(integrity)}" nonce="${nonce}"></script>`
