import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openApiOf } from './openapi.ts'
import type { Route } from './mount.ts'
import type { SharedUses } from './uses.ts'

/** `/healthz`, `/readyz`, `/metrics`, `/openapi.json`: what operators ask. The last two are open in demo mode, else to who sends `METRICS_TOKEN` as a bearer. */
export function operationsRoutes(app: FastifyInstance, uses: SharedUses, routes: readonly Route[]) {
  // Written when first asked for: it takes a tenth of the start, and few processes are ever asked.
  let openApi: string | undefined
  const writeOpenApi = () =>
    JSON.stringify(
      openApiOf(
        routes.map((route) => route.contract),
        uses.env.PUBLIC_URL,
      ),
    )
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady(uses)
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not-ready' })
  })
  const { METRICS_TOKEN, DEMO, NODE_ENV } = uses.env
  const isOpen = DEMO || NODE_ENV === 'test'
  const onRequest = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (METRICS_TOKEN === undefined ? isOpen : isBearer(request, METRICS_TOKEN)) return done()
    // Who has no token need not learn that there is something to guess.
    reply.callNotFound()
  }
  app.get('/metrics', { onRequest }, async (_request, reply) =>
    reply.type(uses.metrics.register.contentType).send(await uses.metrics.register.metrics()),
  )
  app.get('/openapi.json', { onRequest }, (_request, reply) => reply.type('application/json').send((openApi ??= writeOpenApi())))
}

// The store only once: an outage of it costs pictures, and must not take pages, carts and orders of every instance out as well.
const isReady = ({ db, signals, files }: SharedUses) =>
  db.pool.query('select 1').then(
    async () => signals.connected && (await files.reached()),
    () => false,
  )

function isBearer({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}
