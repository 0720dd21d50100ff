import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingFile } from './uses.ts'

// The largest upload of calls that set no limit of their own.
const limits = { fileSize: 8 * 1024 * 1024, files: 20, fields: 200, fieldSize: 1024 * 1024 }

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a multipart body. */
    uploads: IncomingFile[] | null
  }
}

/** Reads multipart bodies: text fields become the body, files `uploads`. */
export async function acceptMultipart(app: FastifyInstance) {
  await app.register(multipart, { limits, throwFileSizeLimit: true })
  app.decorateRequest('uploads', null)
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart() && request.routeOptions.config.call) await readParts(request)
  })
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {}
  const uploads: IncomingFile[] = []
  const { fileSize } = request.routeOptions.config
  for await (const part of request.parts(fileSize === undefined ? {} : { limits: { ...limits, fileSize, files: 1 } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else uploads.push({ field: part.fieldname, filename: part.filename, mimetype: part.mimetype, bytes: await part.toBuffer() })
  }
  request.body = fields
  request.uploads = uploads
}
