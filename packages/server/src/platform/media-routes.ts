import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mediaWidths, type PictureFormat } from './media-renditions.ts'
import { isVideo, sendVideo } from './media-videos.ts'
import type { Media } from './media.ts'

const businessPattern = /^[a-z0-9][a-z0-9-]{0,62}$/
const keyPattern = /^[a-z0-9][a-z0-9_-]{0,159}(\/[a-z0-9][a-z0-9_-]{0,80})?(\.webp)?$/
const filePattern = /^(.+)\/(\d{2,4})\.(webp|avif)$/
const usualWidth = 640
const forever = 'public, max-age=31536000, immutable'

type Asked = FastifyRequest<{ Params: { business: string; '*': string }; Querystring: { w?: string } }>

/** `GET /media/<business>/<key>/<width>.<webp|avif>`; without a file the usual width, or that of `?w=`. An address never changes its meaning. */
export function mediaRoutes(app: FastifyInstance, media: Media) {
  app.get('/media/:business/*', async (request: Asked, reply) => {
    const { business, '*': rest } = request.params
    if (isVideo(rest)) return sendVideo(media, business, rest, request, reply)
    const wanted = wantedOf(rest, request.query.w)
    if (!businessPattern.test(business) || !keyPattern.test(wanted.key) || !mediaWidths.includes(wanted.width)) return missing(reply)
    const picture = await pictureFor(media, business, wanted, request.headers.accept)
    if (!picture) return missing(reply)
    if (wanted.format === 'webp') reply.header('vary', 'accept')
    return reply
      .header('cache-control', forever)
      .header('x-content-type-options', 'nosniff')
      .type(`image/${picture.format}`)
      .send(picture.bytes)
  })
}

/** Browsers that read AVIF get it under the WebP's address too, so that pages need to name one kind only. */
async function pictureFor(media: Media, business: string, { key, width, format }: Wanted, accept = '') {
  if (format === 'webp' && accept.includes('image/avif')) return media.smallest(business, key, width)
  const bytes = await media.rendition(business, key, width, format)
  return bytes && { bytes, format }
}

interface Wanted {
  readonly key: string
  readonly width: number
  readonly format: PictureFormat
}

function wantedOf(rest: string, width: string | undefined): Wanted {
  const file = filePattern.exec(rest)
  if (file) return { key: file[1]!, width: Number(file[2]), format: file[3] as 'webp' | 'avif' }
  return { key: rest, width: width === undefined ? usualWidth : Number(width), format: 'webp' }
}

const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No encontramos esa imagen.')
