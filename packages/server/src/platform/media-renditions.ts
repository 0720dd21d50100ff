import * as fs from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { writeWhole } from './files-in-folder.ts'

/** Widths that may be asked for; others would let a visitor fill the disk. */
export const mediaWidths: readonly number[] = [96, 160, 240, 320, 480, 640, 960, 1280, 1920]

export type PictureFormat = 'webp' | 'avif'

export interface Renditions {
  /** The AVIF of it where one has been made, else null; nobody waits for one. */
  made(business: string, key: string, width: number): Promise<Buffer | null>
  get(business: string, key: string, width: number, format: 'webp' | 'avif'): Promise<Buffer | null>
  /** Lets go of everything made from this picture. */
  forget(business: string, key: string): Promise<void>
  /** Lets go of everything made for businesses that are not known. */
  keepOnly(isKnown: (business: string) => boolean): Promise<void>
}

type Find = (business: string, key: string) => Promise<Buffer | null>

const memoryBytes = 24 * 1024 * 1024
// One picture keeps a core busy; one core must stay free for everything else.
const atOnce = 1
// A store that answers slowly must not hold up the pictures that need no store.
const readAtOnce = 8
const missesKept = 2000

/** Pictures at a width, made once however many ask, kept on disk and the latest in memory. */
export function openRenditions(folder: string, stored: Find, drawn: Find): Renditions {
  const memory = new LRUCache<string, Buffer>({ maxSize: memoryBytes, sizeCalculation: (bytes) => bytes.length + 200 })
  const misses = new LRUCache<string, true>({ max: missesKept, ttl: 10_000 })
  const notMade = new LRUCache<string, true>({ max: missesKept })
  const underWay = new Map<string, Promise<Buffer | null>>()
  // Counts what was let go of: what was begun before is not kept afterwards.
  let forgotten = 0
  const turn = queue(atOnce)
  const readTurn = queue(readAtOnce)

  async function find(business: string, key: string, width: number, format: 'webp' | 'avif', name: string) {
    const file = path.join(folder, artVersion, name)
    const begun = forgotten
    const kept = await fs.readFile(file).catch(() => null)
    const picture = kept ?? (await make(business, key, width, format))
    if (!picture) return remember(misses, `${business}/${key}`)
    if (begun !== forgotten) return picture
    memory.set(name, picture)
    notMade.delete(name)
    if (!kept) await writeWhole(file, picture).catch(() => {})
    return picture
  }

  async function make(business: string, key: string, width: number, format: 'webp' | 'avif') {
    const original = await readTurn(() => stored(business, key))
    return turn(async () => {
      const bytes = original ?? (await drawn(business, key))
      return bytes && resize(bytes, width, format)
    })
  }

  return {
    async made(business, key, width) {
      const name = `${business}/${key}/${width}.avif`
      const known = memory.get(name)
      if (known || notMade.has(name)) return known ?? null
      const begun = forgotten
      const stored = await fs.readFile(path.join(folder, artVersion, name)).catch(() => null)
      if (begun !== forgotten) return stored
      if (stored) memory.set(name, stored)
      else notMade.set(name, true)
      return stored
    },
    async get(business, key, width, format) {
      const name = `${business}/${key}/${width}.${format}`
      const known = memory.get(name)
      if (known) return known
      if (!mediaWidths.includes(width) || misses.has(`${business}/${key}`)) return null
      const shared = underWay.get(name) ?? find(business, key, width, format, name).finally(() => underWay.delete(name))
      underWay.set(name, shared)
      return shared
    },
    async forget(business, key) {
      await fs.rm(path.join(folder, artVersion, business, key), { recursive: true, force: true })
      forgotten++
      misses.delete(`${business}/${key}`)
      for (const width of mediaWidths) for (const format of ['webp', 'avif']) memory.delete(`${business}/${key}/${width}.${format}`)
    },
    async keepOnly(isKnown) {
      const isGone = (name: string) => !isKnown(name.split('/')[0] ?? '')
      const businesses = await fs.readdir(path.join(folder, artVersion)).catch(() => [])
      for (const business of businesses.filter(isGone))
        await fs.rm(path.join(folder, artVersion, business), { recursive: true, force: true })
      forgotten++
      for (const cache of [memory, misses, notMade]) for (const name of [...cache.keys()].filter(isGone)) cache.delete(name)
    },
  }
}

function remember(misses: LRUCache<string, true>, name: string) {
  misses.set(name, true)
  return null
}

// Raised when the demo's pictures are drawn differently, so that a kept folder draws them again.
const artVersion = 'v2'

/** SVG is drawn at the size it is needed; anything else is never enlarged. */
async function resize(bytes: Buffer, width: number, format: 'webp' | 'avif') {
  const svg = bytes.subarray(0, 4).toString() === '<svg'
  const options = svg ? { density: (72 * width) / svgWidth(bytes) } : {}
  const picture = sharp(bytes, { ...options, limitInputPixels: 60_000_000 }).resize({ width, withoutEnlargement: !svg })
  return format === 'webp'
    ? picture.webp({ quality: width > 700 ? 80 : 84, effort: 3 }).toBuffer()
    : picture.avif({ quality: 58, effort: 2 }).toBuffer()
}

const svgWidth = (bytes: Buffer) => Number(/viewBox="0 0 (\d+)/.exec(bytes.subarray(0, 200).toString())?.[1] ?? 960)

function queue(slots: number) {
  const waiting: (() => void)[] = []
  let free = slots
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
