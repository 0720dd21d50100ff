import { randomUUID } from 'node:crypto'
import { videoKind } from '../platform/media-videos.ts'
import { imageTooLarge } from '@plaza/contracts/kernel/uploads'
import { resourceProblems } from '@plaza/contracts/resources/resources.messages'
import sharp from 'sharp'
import { fail } from '../platform/problems.ts'
import type { IncomingFile, Uses } from '../platform/uses.ts'
import type { Doc, Table } from './table.ts'

const mostPixels = 40_000_000
const mostWide = 1600
const formats = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heif']

/**
 * The input with the addresses of its uploaded files: pictures are read as pictures, turned upright and written without their
 * metadata; films are films by their first bytes; all stand under names of ours.
 */
export async function withImages(
  business: string,
  table: Table,
  input: Doc,
  { media, request }: Pick<Uses, 'media' | 'request'>,
): Promise<Doc> {
  const result = { ...input }
  for (const file of request.files) {
    const field = file.field.replace(/\[\]$/, '')
    const isList = table.images?.includes(`${field}[]`) ?? false
    if (table.videos?.includes(field)) {
      const kind =
        videoKind(file.bytes) ?? fail(resourceProblems.videoInvalid, { details: [{ field, message: resourceProblems.videoInvalid.text }] })
      result[field] = await media.save(business, `${table.name}/${randomUUID()}.${kind}`, file.bytes)
      continue
    }
    if (!isList && !table.images?.includes(field))
      fail(resourceProblems.filesRefused, { details: [{ field, message: resourceProblems.filesRefused.text }] })
    const address = await media.save(business, `${table.name}/${randomUUID()}.webp`, await reencoded(file))
    put(result, field, isList ? [...listOf(result[field]), address] : address)
  }
  return result
}

function put(doc: Doc, field: string, value: unknown) {
  const [name = '', part] = field.split('.')
  doc[name] = part === undefined ? value : { ...(doc[name] as object | null), [part]: value }
}

async function reencoded({ bytes, field }: IncomingFile): Promise<Buffer> {
  const refuse = (expected: typeof resourceProblems.imageInvalid | typeof resourceProblems.imageTooLarge) =>
    fail(expected, { details: [{ field, message: expected.text }] })
  if (imageTooLarge(bytes.length)) refuse(resourceProblems.imageTooLarge)
  const picture = sharp(bytes, { limitInputPixels: mostPixels })
  const { format } = await picture.metadata().catch(() => ({ format: undefined }))
  if (!format || !formats.includes(format)) refuse(resourceProblems.imageInvalid)
  return picture
    .rotate()
    .resize({ width: mostWide, height: mostWide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => refuse(resourceProblems.imageInvalid))
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
