import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Media } from './media.ts'

const namePattern = /^[a-z0-9_-]{1,60}\/[a-z0-9-]{1,60}\.(mp4|mov)$/
const businessPattern = /^[a-z0-9][a-z0-9-]{0,62}$/
const types = { mp4: 'video/mp4', mov: 'video/quicktime' } as const

/** What a film is by its first bytes (ISO 14496-12, `ftyp` and its brand), never by its name: mp4, quicktime, or nothing we take. */
export function videoKind(bytes: Uint8Array): 'mp4' | 'mov' | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1')
  if (head.slice(4, 8) !== 'ftyp') return null
  const brand = head.slice(8, 12)
  if (brand === 'qt  ') return 'mov'
  return /^(isom|iso\d|mp4\d|avc\d|M4V.|dash|MSNV)$/.test(brand) ? 'mp4' : null
}

export const isVideo = (name: string): boolean => namePattern.test(name)

/** A film, or the piece of it that the browser asks for: players jump by ranges. */
export async function sendVideo(media: Media, business: string, name: string, request: FastifyRequest, reply: FastifyReply) {
  const bytes = businessPattern.test(business) ? await media.read(business, name) : null
  if (!bytes) return reply.code(404).header('cache-control', 'no-store').send('No encontramos ese video.')
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes')
    .type(types[name.endsWith('.mov') ? 'mov' : 'mp4'])
  const range = rangeOf(request.headers.range, bytes.length)
  if (range === null) return reply.send(bytes)
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  const [from, to] = range
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1))
}

function rangeOf(header: string | undefined, size: number): [number, number] | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to || from >= size ? 'none' : [from, to]
}
