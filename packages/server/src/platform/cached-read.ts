import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { CachedAnswer } from './catalog-cache.ts'
import { tenantOf } from './tenant.ts'
import type { SharedUses } from './uses.ts'

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<string>

/**
 * Answers a catalogue read from bytes made before, ahead of parsing and validation. The answer is the same for everyone,
 * so neither token nor user is looked at; the branch header counts only where the branch exists.
 */
export function cachedRead(answer: Answer, uses: SharedUses): RouteShorthandOptions {
  const { cache, metrics, directory } = uses
  const hits = metrics.catalogCache.labels('hit')
  const unchanged = metrics.catalogCache.labels('unchanged')

  function send(reply: FastifyReply, request: FastifyRequest, { body, etag }: CachedAnswer) {
    const same = request.headers['if-none-match']?.includes(etag)
    ;(same ? unchanged : hits).inc()
    reply.hijack()
    const headers = { etag, 'cache-control': 'no-cache', vary: 'x-office-id, at-business, x-business' }
    if (same) return reply.raw.writeHead(304, headers).end()
    return reply.raw.writeHead(200, { ...headers, 'content-type': 'application/json; charset=utf-8', 'content-length': body.length }).end(body)
  }

  return {
    onRequest: async (request, reply) => {
      const business = tenantOf(directory, request)
      const office = request.headers['x-office-id']
      const key = `${typeof office === 'string' && business.offices.has(office) ? office : ''}\n${request.raw.url}`
      const known = cache.peek(business.id, key)
      if (known) return void send(reply, request, known)
      const made = await cache.get(business.id, key, async () => ({ status: 200, body: Buffer.from(await answer(request, reply)) }))
      send(reply, request, made)
    },
  }
}
