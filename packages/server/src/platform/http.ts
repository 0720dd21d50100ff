import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Problem } from '@plaza/contracts/kernel/problem'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Metrics } from './metrics.ts'
import { acceptMultipart } from './multipart.ts'
import { bodyOf, ProblemError, serverProblems } from './problems.ts'

const bodyLimit = 1024 * 1024
const longestPath = 500

/**
 * How long a connection may keep this server waiting, in milliseconds. Idle ones stay a little longer than proxies keep theirs; a whole
 * request has the time that the largest upload takes on a slow telephone; `silent` ends those that neither send nor take anything.
 */
export const waits = { headers: 15_000, silent: 60_000, request: 300_000, idle: 72_000, checkedEvery: 5_000 }

export interface HttpOptions {
  /** Addresses and networks whose `x-forwarded-…` headers are believed; without them the peer is the visitor. */
  readonly proxies?: readonly string[] | undefined
  readonly waits?: typeof waits
  /** Visitors reach the shop by https, whatever this process sees of it. */
  readonly isHttps?: boolean
}

/** Looks at each request before the framework does; true when it has answered. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean

/** Headers of every answer, whoever writes it. */
export const everyAnswer = { 'x-content-type-options': 'nosniff' }

/** A year of https only. Without `includeSubDomains`: what else runs under a business's domain is its own affair. */
const httpsOnly = ['strict-transport-security', 'max-age=31536000'] as const

/** The bare HTTP server: request ids, cookies, JSON, and every failure as a problem. */
export async function createHttp(
  log: FastifyBaseLogger,
  metrics: Metrics,
  front: Front,
  { proxies = [], waits: limits = waits, isHttps = false }: HttpOptions = {},
): Promise<FastifyInstance> {
  let closing = false
  const timeouts = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.checkedEvery,
  }
  const app = Fastify({
    keepAliveTimeout: limits.idle,
    serverFactory: (handle) => {
      const server = createServer(timeouts, (request, response) => {
        if (isHttps) response.setHeader(...httpsOnly)
        // While it closes, the framework tells each connection to go.
        if (closing || !front(request, response)) handle(request, response)
      })
      return server.setTimeout(limits.silent)
    },
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: longestPath },
    forceCloseConnections: 'idle',
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    frameworkErrors: answerBadAddress,
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
  })
  await app.register(cookie)
  await acceptMultipart(app)
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body.length === 0 ? done(null, undefined) : app.getDefaultJsonParser('error', 'error')(request, body as string, done),
  )
  app.setErrorHandler(answerError)
  const answerNotFound = (_request: FastifyRequest, reply: FastifyReply) => sendProblem(reply, commonProblems.notFound)
  app.setNotFoundHandler(answerNotFound)
  // Ahead of the gateway's pages: a call that does not exist is never answered with HTML.
  app.all('/api', answerNotFound)
  app.all('/api/*', answerNotFound)
  app.addHook('preClose', async () => void (closing = true))
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('x-request-id', request.id)
    if (request.protocol === 'https') reply.raw.setHeader(...httpsOnly)
    for (const [name, value] of Object.entries(everyAnswer)) reply.raw.setHeader(name, value)
    // What is told to somebody signed in is kept nowhere, unless the answer says otherwise.
    if (request.headers.authorization !== undefined) reply.raw.setHeader('cache-control', 'no-store')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    metrics.requests.observe(
      { call: request.routeOptions.config?.call ?? request.routeOptions.url ?? 'other', status: reply.raw.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
  return app
}

/** Answers one failure as JSON: known ones by their problem, others as a calm 500 with the cause in the log only. */
export function answerError(error: FastifyError | ProblemError | Error, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ProblemError) {
    if (error.problem === commonProblems.unavailable) reply.header('retry-after', '5')
    return reply.status(error.problem.status).send(bodyOf(error))
  }
  const expected = expectedProblem(error as FastifyError)
  if (expected) return sendProblem(reply, expected)
  request.log.error({ err: error, call: request.routeOptions.config?.call }, 'a call failed')
  return sendProblem(reply, commonProblems.unexpected)
}

/** An address that cannot be read: a call is told so, whoever came to look at the shop stands at its door. */
function answerBadAddress({ code }: FastifyError, { raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.method === 'GET' && !raw.url?.startsWith('/api')) return reply.redirect('/')
  return sendProblem(reply, code === 'FST_ERR_MAX_PARAM_LENGTH' ? commonProblems.notFound : commonProblems.malformed)
}

const sendProblem = (reply: FastifyReply, { status, code, text }: Problem) => reply.status(status).send({ code, message: text })

// Text with a zero byte, or a number beyond its column: PostgreSQL notices what no schema asked about.
const badValues = new Set(['22021', '22P05', '22003', '22P02'])

function expectedProblem(error: FastifyError): Problem | null {
  if (badValues.has(error.code)) return commonProblems.validation
  if (error.statusCode === 413) return commonProblems.tooLarge
  if (error.statusCode === 415) return serverProblems.unsupportedContent
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return commonProblems.malformed
  return null
}

/** What the client calls its request, else a name of ours. */
export const requestIdOf = (said: string | string[] | undefined) =>
  typeof said === 'string' && /^[\w-]{8,64}$/.test(said) ? said : randomUUID()
