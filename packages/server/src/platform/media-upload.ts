import { imageTooLarge } from '@plaza/contracts/kernel/uploads'
import { problem } from '@plaza/contracts/kernel/problem'
import sharp from 'sharp'
import { fail } from './problems.ts'

/** Why an uploaded picture is refused. */
export const pictureProblems = {
  tooLarge: problem('IMAGE_TOO_LARGE', 413, 'La imagen excede el tamaño máximo permitido de 2500KB.'),
  notAPicture: problem('NOT_AN_IMAGE', 415, 'El archivo no es una imagen JPEG, PNG, GIF, WebP o AVIF.'),
  tooManyPixels: problem('IMAGE_TOO_MANY_PIXELS', 413, 'La imagen tiene demasiados píxeles.'),
} as const

const mostPixels = 40_000_000
const longestSide = 2560

/**
 * The picture in an upload, decoded and written anew as WebP, upright and without metadata.
 * Ends the call with one of `pictureProblems`; how many pixels there are is known before any is decoded.
 */
export async function readPicture(bytes: Uint8Array): Promise<Buffer> {
  if (imageTooLarge(bytes.byteLength)) fail(pictureProblems.tooLarge)
  const format = formatOf(bytes)
  if (!format) fail(pictureProblems.notAPicture)
  const { width, height, format: found } = await headOf(bytes)
  if (found !== format) fail(pictureProblems.notAPicture)
  if (width * height > mostPixels) fail(pictureProblems.tooManyPixels)
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, effort: 3 })
    .toBuffer()
    .catch(() => fail(pictureProblems.notAPicture))
}

async function headOf(bytes: Uint8Array) {
  const { width, height, format } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => fail(pictureProblems.notAPicture))
  return { width: width ?? 0, height: height ?? 0, format }
}

// Bytes, never the name or the type a client says: an SVG or HTML page under a picture's name stops here.
function formatOf(bytes: Uint8Array): 'jpeg' | 'png' | 'gif' | 'webp' | 'heif' | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12))
  if (start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (/^GIF8[79]a/.test(start.toString('latin1'))) return 'gif'
  if (/^[\s\S]{4}ftypavi[fs]/.test(start.toString('latin1'))) return 'heif'
  return /^RIFF[\s\S]{4}WEBP$/.test(start.toString('latin1')) ? 'webp' : null
}
