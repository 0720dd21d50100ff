import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { CachedAnswer } from './catalog-cache.ts'
import { tenantOf } from './tenant.ts'
import type { SharedUses } from './uses.ts'

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<string>

const common = { 'cache-control': 'no-cache', vary: 'accept-encoding, x-office-id, at-business, x-business' }
const json = { ...common, 'content-type': 'application/json; charset=utf-8' }

/**
 * Answers a catalogue read from bytes made before, ahead of parsing and validation. The answer is the same for everyone,
 * so neither token nor user is looked at; the branch header counts only where the branch exists.
 */
export function cachedRead(answer: Answer, { cache, metrics, directory }: SharedUses): RouteShorthandOptions {
  const hits = metrics.catalogCache.labels('hit')
  return {
    onRequest: async (request, reply) => {
      const business = tenantOf(directory, request)
      const office = request.headers['x-office-id']
      const key = `${typeof office === 'string' && business.offices.has(office) ? office : ''}\n${request.raw.url}`
      const known = cache.peek(business.id, key)
      if (known) hits.inc()
      await send(request, reply, known ?? (await cache.get(business.id, key, () => answer(withoutUser(request), reply))))
    },
  }
}

// The first to ask makes the answer for all: nothing of theirs may get into it, and their expired token must not spoil it.
function withoutUser(request: FastifyRequest) {
  delete request.raw.headers.authorization
  return request
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
  const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')) ? await answer.brotli() : null
  const etag = brotli === null ? answer.etag : answer.brotliEtag
  const body = brotli ?? answer.body
  // Straight to the socket: the framework's reply costs more than all the rest.
  reply.hijack()
  if (request.headers['if-none-match']?.includes(etag)) return reply.raw.writeHead(304, { ...common, etag }).end()
  const length = { etag, 'content-length': body.length }
  return reply.raw.writeHead(200, brotli ? { ...json, ...length, 'content-encoding': 'br' } : { ...json, ...length }).end(body)
}
