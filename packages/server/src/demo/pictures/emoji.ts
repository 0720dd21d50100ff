import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { drawn } from './drawn.ts'

const assets = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
const cache = new LRUCache<string, string>({ max: 60 })

/** SVG that defines `id` as a 256 × 256 picture of an emoji, or of a food drawn here. */
export async function pictureOf(name: string, id: string): Promise<string> {
  const shape = drawn[name]
  if (shape) return `<g id="${id}">${shape()}</g>`
  return `<image id="${id}" width="256" height="256" href="${await dataUri(name)}"/>`
}

/** File name of an emoji's picture: code points in hex, with or without the variation selector. */
export function codeOf(emoji: string) {
  return [...emoji].map((char) => char.codePointAt(0)!.toString(16)).join('-')
}

async function dataUri(emoji: string) {
  const known = cache.get(emoji)
  if (known) return known
  const code = codeOf(emoji)
  const plain = code.replace(/-fe0f$/, '')
  const webp = await readFile(join(assets, `${plain}.webp`)).catch(() => readFile(join(assets, `${plain}-fe0f.webp`)))
  // librsvg reads PNG everywhere; WebP only in some builds.
  const png = await sharp(webp).png({ compressionLevel: 1 }).toBuffer()
  const uri = `data:image/png;base64,${png.toString('base64')}`
  cache.set(emoji, uri)
  return uri
}
