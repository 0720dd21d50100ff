import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { CachedAnswer } from './catalog-cache.ts'
import { everyAnswer, type Front, requestIdOf } from './http.ts'
import { headerOf, type KnownBusiness, tenantOf } from './tenant.ts'
import type { SharedUses } from './uses.ts'

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<string>

const common = { ...everyAnswer, 'cache-control': 'no-cache', vary: 'accept-encoding, x-office-id, at-business, x-business' }
const json = { ...common, 'content-type': 'application/json; charset=utf-8' }

/**
 * Answers a catalogue read from bytes made before, ahead of parsing and validation. The answer is the same for everyone,
 * so neither token nor user is looked at; the branch header counts only where the branch exists.
 */
export function cachedRead(call: string, answer: Answer, { cache, directory }: SharedUses): RouteShorthandOptions {
  return {
    onRequest: async (request, reply) => {
      const business = tenantOf(directory, request)
      const made = await cache.get(business.id, keyOf(business, request.raw), () => answer(withoutUser(request), reply), call)
      reply.hijack()
      await send(request.raw, reply.raw, request.id, made)
    },
  }
}

/** Answers catalogue reads that are kept already without the framework, whose routing, hooks and reply cost more than all the rest. */
export function frontOfCache({ cache, directory, metrics }: Pick<SharedUses, 'cache' | 'directory' | 'metrics'>): Front {
  const hits = metrics.catalogCache.labels('hit')
  return (request, response) => {
    if (request.method !== 'GET' || !request.url?.startsWith('/api/')) return false
    const business = directory.resolve(request.headers.host, headerOf(request.headers))
    if (typeof business === 'string') return false
    const known = cache.peek(business.id, keyOf(business, request))
    if (!known) return false
    const begun = performance.now()
    hits.inc()
    response.once('finish', () =>
      metrics.requests.observe({ call: known.call, status: response.statusCode }, (performance.now() - begun) / 1000),
    )
    // Nobody stands behind this one to answer that compressing failed.
    send(request, response, requestIdOf(request.headers['x-request-id']), known).catch(() => response.destroy())
    return true
  }
}

function keyOf({ offices }: KnownBusiness, { headers, url }: IncomingMessage): string {
  const office = headers['x-office-id']
  return `${typeof office === 'string' && offices.has(office) ? office : ''}\n${url}`
}

// The first to ask makes the answer for all: nothing of theirs may get into it, and their expired token must not spoil it.
function withoutUser(request: FastifyRequest) {
  delete request.raw.headers.authorization
  return request
}

async function send({ headers }: IncomingMessage, response: ServerResponse, id: string, answer: CachedAnswer) {
  const brotli = /\bbr\b/.test(String(headers['accept-encoding'] ?? '')) ? await answer.brotli() : null
  const etag = brotli === null ? answer.etag : answer.brotliEtag
  const body = brotli ?? answer.body
  const named = { 'x-request-id': id, etag }
  if (headers['if-none-match']?.includes(etag)) return response.writeHead(304, { ...common, ...named }).end()
  const sized = { ...json, ...named, 'content-length': body.length }
  return response.writeHead(200, brotli ? { ...sized, 'content-encoding': 'br' } : sized).end(body)
}
