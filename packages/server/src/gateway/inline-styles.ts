import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Registry } from '../registry/registry.ts'
import { shellFolder } from '../registry/shell-manifest.ts'

/** A stylesheet as the page carries it: its text, or only its address when the text cannot be had or cannot stand in HTML. */
export interface PageStyle {
  href: string
  integrity: string
  text: string | null
}

/**
 * Puts a page's stylesheets into the page itself: a few kilobytes there are cheaper than the round trip that the first paint would wait for.
 * webpack's runtime knows them by `data-href` and does not fetch them again. Kept by integrity: same hash, same text.
 */
export function styleInliner(registry: Registry) {
  const known = new LRUCache<string, string>({ maxSize: 4 * 1024 * 1024, sizeCalculation: (text) => text.length + 1 })

  async function textOf(href: string, integrity: string): Promise<string | null> {
    const kept = known.get(integrity)
    if (kept !== undefined) return kept
    const text = (await read(registry, href))?.toString('utf8') ?? null
    if (text === null || /<\/style/i.test(text)) return null
    known.set(integrity, text)
    return text
  }

  return (styles: readonly { href: string; integrity: string }[]): Promise<PageStyle[]> =>
    Promise.all(styles.map(async ({ href, integrity }) => ({ href, integrity, text: await textOf(href, integrity).catch(() => null) })))
}

async function read(registry: Registry, href: string): Promise<Buffer | null> {
  const [, name = '', version = '', file = ''] = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(href) ?? []
  if (file) return registry.files.read(name, version, file)
  return readFile(path.join(shellFolder(), path.basename(href))).catch(() => null)
}
