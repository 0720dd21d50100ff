import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { FileStore } from './file-store.ts'
import { mediaRoutes } from './media-routes.ts'
import { makeLater } from './media-later.ts'
import { openRenditions, type PictureFormat, type Renditions } from './media-renditions.ts'
import { readPicture } from './media-upload.ts'
import type { SharedUses } from './uses.ts'

/** A picture that is not stored but drawn when asked for (the demo's). Null: no such picture. SVG or any image sharp reads. */
export type PictureSource = (business: string, key: string) => Promise<Buffer | null>

export interface PreparedPicture {
  readonly address: string
  store(): Promise<void>
}

export async function storePictures(pictures: readonly PreparedPicture[]): Promise<void> {
  for (const picture of pictures) await picture.store()
}

/** Pictures of a business. A picture has a key of lower-case letters, digits and dashes; browsers find it at `/media/<business>/<key>`, with `/<width>.webp` or `.avif` behind. */
export interface Media {
  /**
   * Takes an upload and answers the address to store in `photoUrl`. The bytes are decoded and written anew, so that metadata and anything hidden in
   * the file are gone. Ends the call with a problem when they are no jpeg, png, gif or webp, too large, or too many pixels.
   */
  savePicture(business: string, bytes: Uint8Array): Promise<string>
  /** The same in two steps: the address at once, the bytes with `store`, once the write that names the address was allowed. */
  preparePicture(business: string, bytes: Uint8Array): Promise<PreparedPicture>
  /** Stores bytes as they are under a name of ours; not for a visitor's file. Answers `/media/<business>/<name>`. */
  save(business: string, name: string, bytes: Uint8Array): Promise<string>
  read(business: string, name: string): Promise<Buffer | null>
  remove(business: string, name: string): Promise<void>
  /** Names of all stored files of a business. */
  list(business: string): Promise<string[]>
  /** Removes everything stored of a business and made from it; how many files of its own that were. */
  removeAll(business: string): Promise<number>
  /** Lets go of what this instance made from the pictures of businesses that are no more. */
  keepOnly(isKnown: (business: string) => boolean): Promise<void>
  /** The picture at one of `mediaWidths`; null when there is none. */
  rendition(business: string, key: string, width: number, format: PictureFormat): Promise<Buffer | null>
  /** The same in the smallest form that is ready: AVIF once a quiet moment has made it, WebP until then. */
  smallest(business: string, key: string, width: number): Promise<{ bytes: Buffer; format: PictureFormat } | null>
  /** Asks this source for pictures that are not stored. */
  drawWith(source: PictureSource): void
}

const safeName = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

/** Where browsers find a stored file. */
export const mediaAddress = (business: string, name: string): string => `/media/${business}/${name}`

/** Originals in the store; what is made from them in a folder of this machine, where it may be lost at any time. */
export function openMedia(store: FileStore, renditionsFolder: string, quietMilliseconds?: number): Media {
  const sources: PictureSource[] = []
  const read = (business: string, name: string) => store.get(keyOf(business, name))
  const save = async (business: string, name: string, bytes: Uint8Array) => {
    await store.put(keyOf(business, name), bytes)
    await renditions.forget(business, name)
    return mediaAddress(business, name)
  }
  const renditions: Renditions = openRenditions(renditionsFolder, read, (business, key) => drawn(sources, business, key))
  const later = makeLater(({ business, key, width }) => renditions.get(business, key, width, 'avif'), quietMilliseconds)
  const preparePicture = async (business: string, bytes: Uint8Array) => {
    const picture = await readPicture(bytes)
    // By content: the same picture twice is one file, and an address never changes its meaning.
    const name = `u-${createHash('sha256').update(picture).digest('hex').slice(0, 32)}`
    return { address: mediaAddress(business, name), store: async () => void (await save(business, name, picture)) }
  }
  return {
    save,
    read,
    rendition: renditions.get,
    async smallest(business, key, width) {
      const ready = await renditions.made(business, key, width)
      if (ready) return { bytes: ready, format: 'avif' }
      const bytes = await renditions.get(business, key, width, 'webp')
      if (bytes) later.wish({ business, key, width })
      return bytes && { bytes, format: 'webp' }
    },
    drawWith: (source) => void sources.push(source),
    async remove(business, name) {
      await store.remove(keyOf(business, name))
      await renditions.forget(business, name)
    },
    list: (business) => store.list(folderOf(business)),
    async removeAll(business) {
      const files = await store.removeAll(folderOf(business))
      await renditions.keepOnly((each) => each !== business)
      return files
    },
    keepOnly: renditions.keepOnly,
    preparePicture,
    async savePicture(business, bytes) {
      const { address, store } = await preparePicture(business, bytes)
      await store()
      return address
    },
  }
}

/** Serves pictures at `/media/…`. */
export async function media(app: FastifyInstance, { media: pictures, env }: SharedUses): Promise<void> {
  if (env.DEMO) await drawDemoPictures(pictures)
  mediaRoutes(app, pictures)
}

// Loaded only where it is used: the demo's assortment is large.
async function drawDemoPictures(pictures: Media) {
  const { demoPicture } = await import('../demo/pictures/index.ts')
  pictures.drawWith(demoPicture)
}

async function drawn(sources: readonly PictureSource[], business: string, key: string) {
  for (const source of sources) {
    const picture = await source(business, key)
    if (picture) return picture
  }
  return null
}

function folderOf(business: string): string {
  if (!safeName.test(business) || business.includes('/')) throw new Error(`Not a business: ${business}`)
  return `media/originals/${business}`
}

function keyOf(business: string, name: string): string {
  if (!safeName.test(name) || name.includes('..')) throw new Error(`Not a media name: ${name}`)
  return `${folderOf(business)}/${name}`
}
