import { randomUUID } from 'node:crypto'
import { imageTooLarge } from '@plaza/contracts/kernel/uploads'
import { resourceProblems } from '@plaza/contracts/resources/resources.messages'
import sharp from 'sharp'
import { fail } from '../platform/problems.ts'
import type { IncomingFile, Uses } from '../platform/uses.ts'
import type { Doc, Table } from './table.ts'

const mostPixels = 40_000_000
const mostWide = 1600
const formats = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heif']

/** The input with the addresses of its uploaded pictures: read as pictures, turned upright, without their metadata, under names of ours. */
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
    if (!isList && !table.images?.includes(field))
      fail(resourceProblems.filesRefused, { details: [{ field, message: resourceProblems.filesRefused.text }] })
    const address = await media.save(business, `${table.name}/${randomUUID()}.webp`, await reencoded(file))
    result[field] = isList ? [...listOf(result[field]), address] : address
  }
  return result
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
