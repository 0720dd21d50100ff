import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { drawn } from './drawn.ts'

const assets = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
const cache = new LRUCache<string, string>({ max: 60 })

/** SVG that defines `id` as a 256 × 256 picture of an emoji, or of a food drawn here; `🍋@52` is turned 52° round the colour wheel. */
export async function pictureOf(name: string, id: string): Promise<string> {
  const [what = '', turn] = name.split('@')
  const shape = drawn[what]
  const inside = shape ? shape() : `<image width="256" height="256" href="${await dataUri(what)}"/>`
  if (turn === undefined) return `<g id="${id}">${inside}</g>`
  const filter = `<filter id="turn-${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feColorMatrix type="hueRotate" values="${turn.replace('!', '')}"/>${turn.endsWith('!') ? livelier : ''}</filter>`
  return `${filter}<g id="${id}"><g filter="url(#turn-${id})">${inside}</g></g>`
}

// Turning keeps the lightness, so a dark green becomes a dull red.
const livelier =
  '<feColorMatrix type="saturate" values="1.5"/><feComponentTransfer><feFuncR type="linear" slope="1.35"/><feFuncG type="linear" slope="1.35"/><feFuncB type="linear" slope="1.2"/></feComponentTransfer>'

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
