import { randomUUID } from 'node:crypto'
import { mediaAddress } from '../platform/media.ts'
import { videoKind } from '../platform/media-videos.ts'
import { imageTooLarge } from '@plaza/contracts/kernel/uploads'
import type { Problem } from '@plaza/contracts/kernel/problem'
import { resourceProblems } from '@plaza/contracts/resources/resources.messages'
import sharp from 'sharp'
import { fail } from '../platform/problems.ts'
import type { IncomingFile, Uses } from '../platform/uses.ts'
import type { Doc, Table } from './table.ts'

const mostPixels = 40_000_000
const mostWide = 1600
const formats = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heif']

export interface WithFiles {
  /** The input with the addresses that its files will have. */
  readonly doc: Doc
  /** Reads the files as what they must be and stores them. Call it once the document is written, in its transaction: what is refused is never stored. */
  store(): Promise<void>
}

/**
 * Gives uploaded files their addresses: pictures are read as pictures, turned upright and written without their metadata; films
 * are films by their first bytes; all stand under names of ours.
 */
export async function withFiles(
  business: string,
  table: Table,
  input: Doc,
  { media, request }: Pick<Uses, 'media' | 'request'>,
): Promise<WithFiles> {
  const doc = { ...input }
  const stores: (() => Promise<unknown>)[] = []
  for (const file of request.files) {
    const field = file.field.replace(/\[\]$/, '')
    const isList = table.images?.includes(`${field}[]`) ?? false
    const isFilm = table.videos?.includes(field) ?? false
    if (!isFilm && !isList && !table.images?.includes(field)) refuse(resourceProblems.filesRefused, field)
    const ending = isFilm ? (videoKind(await file.read()) ?? refuse(resourceProblems.videoInvalid, field)) : 'webp'
    const name = `${table.name}/${randomUUID()}.${ending}`
    const address = mediaAddress(business, name)
    put(doc, field, isList ? [...listOf(doc[field]), address] : address)
    stores.push(async () => media.save(business, name, isFilm ? await file.read() : await reencoded(file)))
  }
  return {
    doc,
    async store() {
      for (const each of stores) await each()
    },
  }
}

const refuse = (expected: Problem, field: string) => fail(expected, { details: [{ field, message: expected.text }] })

function put(doc: Doc, field: string, value: unknown) {
  const [name = '', part] = field.split('.')
  doc[name] = part === undefined ? value : { ...(doc[name] as object | null), [part]: value }
}

async function reencoded({ field, size, read }: IncomingFile): Promise<Buffer> {
  if (imageTooLarge(size)) refuse(resourceProblems.imageTooLarge, field)
  // sharp throws at an empty buffer before there is a promise to catch it from.
  if (size === 0) refuse(resourceProblems.imageInvalid, field)
  const bytes = await read()
  const picture = sharp(bytes, { limitInputPixels: mostPixels })
  const { format } = await picture.metadata().catch(() => ({ format: undefined }))
  if (!format || !formats.includes(format)) refuse(resourceProblems.imageInvalid, field)
  return picture
    .rotate()
    .resize({ width: mostWide, height: mostWide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => refuse(resourceProblems.imageInvalid, field))
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
