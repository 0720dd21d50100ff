import { mayAccess } from '@plaza/contracts/kernel/access'
import { type Call, type OutputOf, type ParsedInputOf, prefixes } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditedDatabase, isAudited } from './audit.ts'
import { cachedRead } from './cached-read.ts'
import { Download, sendDownload } from './download.ts'
import { parseInput, readerOf } from './input.ts'
import type { MultipartKind } from './multipart.ts'
import { refuseOtherOrigins } from './origin.ts'
import { writerOf } from './output.ts'
import { fail, serverProblems } from './problems.ts'
import { incomingOf, replyOf } from './request.ts'
import type { Scope } from './scope.ts'
import { scopeOf } from './request-scope.ts'
import { chargeUpload, type Refund } from './upload-quota.ts'
import type { SharedUses, Uses } from './uses.ts'

export type Handler<C extends Call> = (
  scope: Scope,
  input: ParsedInputOf<C>,
  uses: Uses,
) => Promise<OutputOf<C> | Written | Download> | OutputOf<C>

/** An output as JSON whose parts were checked when they were written: handlers that answer it vouch for the contract, and nothing is checked again. */
export class Written {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }
}

interface RouteOptions {
  /** Further paths below the same prefix for the same call, such as `/shopping_cart`. */
  aliases?: readonly string[]
  /** A token that is expired or forged counts as no token; for the calls that sign in and out. */
  ignoresToken?: boolean
  /** How it takes multipart bodies; `files` where the contract sends some, not at all unless told. */
  multipart?: MultipartKind
}

/** A contract joined to the use case that answers it. */
export interface Route extends RouteOptions {
  readonly contract: Call
  /** JSON, or a file where the contract says so. Access was judged before. */
  answer(scope: Scope, rawInput: Record<string, unknown>, uses: Uses): Promise<string | Download>
}

/** Joins a contract to its use case. The handler gets parsed input and answers what the contract's output accepts. */
export function implement<C extends Call>(contract: C, handler: Handler<C>, options: RouteOptions = {}): Route {
  const write = writerOf(contract)
  return {
    contract,
    ...options,
    async answer(scope, rawInput, uses) {
      const input = parseInput(contract.input, rawInput) as ParsedInputOf<C>
      const db = isAudited(contract, scope) ? auditedDatabase(uses.db, contract, scope, input) : uses.db
      const output = await handler(scope, input, db === uses.db ? uses : { ...uses, db })
      if (output instanceof Download) return output
      return output instanceof Written ? output.json : write(output)
    },
  }
}

/**
 * Mounts every call below its own prefix and, unless another call owns that method and path there, below the other two,
 * with or without a leading `/admin`.
 */
export function mount(app: FastifyInstance, routes: readonly Route[], uses: SharedUses) {
  const taken = new Set<string>()
  for (const route of routes) {
    for (const url of ownUrls(route)) {
      if (!mountOnce(app, route, url, taken, uses)) throw new Error(`Two calls claim ${route.contract.method} ${url}`)
    }
  }
  // `/admin/offices` names the admin call, whichever version stands before it.
  for (const route of routes) for (const url of literalAdminUrls(route)) mountOnce(app, route, url, taken, uses)
  // Where two calls could answer, the one whose version is asked for wins, then v1 before admin before v2.
  const tolerant = tolerated.flatMap((api) => routes.filter((route) => route.contract.api === api))
  for (const urlsOf of [sameVersionUrls, otherVersionUrls]) {
    for (const route of tolerant) for (const url of urlsOf(route)) mountOnce(app, route, url, taken, uses)
  }
}

function mountOnce(app: FastifyInstance, route: Route, url: string, taken: Set<string>, uses: SharedUses): boolean {
  const { method, cache, key, access } = route.contract
  if (cache && access.kind !== 'anyone') throw new Error(`${key} is the same for everyone, so everyone must be allowed`)
  const identity = `${method} ${url.replace(/:\w+/g, ':')}`
  if (taken.has(identity)) return false
  taken.add(identity)
  const read = readerOf(route.contract.input)
  const answer = (request: FastifyRequest, reply: FastifyReply) => answerRequest(route, read, request, reply, uses)
  const answerJson = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply) as Promise<string>
  app.route({
    method,
    url,
    config: { call: key },
    ...(cache === 'catalog' ? cachedRead(key, answerJson, uses) : {}),
    handler: async (request, reply) => {
      const body = await answer(request, reply)
      if (body instanceof Download) return sendDownload(reply, body)
      return reply.type('application/json; charset=utf-8').send(body)
    },
  })
  return true
}

async function answerRequest(
  route: Route,
  read: ReturnType<typeof readerOf>,
  request: FastifyRequest,
  reply: FastifyReply,
  uses: SharedUses,
) {
  const { answers, key, access } = route.contract
  const scope = await scopeOf(request, uses, { ignoresToken: route.ignoresToken ?? false, ticketFor: answers === 'file' ? key : null })
  refuseOtherOrigins(request, scope.business, uses.directory)
  if (!mayAccess(access, scope.user?.role ?? null, scope.modules)) {
    fail(scope.user ? commonProblems.forbidden : commonProblems.unauthenticated)
  }
  const received = request.isMultipart() ? await receive(route, request, uses) : null
  let refund: Refund | null = null
  try {
    const bytes = (received?.files ?? []).reduce((sum, { size }) => sum + size, 0)
    if (bytes > 0) refund = await chargeUpload(scope, bytes, uses)
    const raw = {
      ...read(request.query as Record<string, unknown>),
      // Multipart fields are text, as query strings are.
      ...(received ? read(received.fields) : bodyOf(request)),
      ...read(request.params as Record<string, unknown>),
    }
    return await route.answer(scope, raw, { ...uses, reply: replyOf(reply, request), request: incomingOf(request, received?.files ?? []) })
  } catch (error) {
    await refund?.()
    throw error
  } finally {
    await received?.discard()
  }
}

function receive({ contract, multipart }: Route, request: FastifyRequest, { uploads }: SharedUses) {
  const kind = multipart ?? (contract.sends === 'multipart' ? 'files' : fail(serverProblems.unsupportedContent))
  return uploads.receive(request, kind, contract.fileSize)
}

function bodyOf(request: FastifyRequest) {
  const body = request.body as Record<string, unknown> | null | undefined
  if (typeof body !== 'object' || body === null) return {}
  if (Array.isArray(body)) fail(commonProblems.malformed)
  return body
}

const tolerated = ['v1', 'admin', 'v2'] as const

const pathsOf = ({ contract, aliases = [] }: Route) => [contract.path, ...aliases].map((path) => path.replace(/\/+$/, ''))
const ownUrls = (route: Route) => pathsOf(route).map((path) => prefixes[route.contract.api] + path)
const sameVersionUrls = (route: Route) => pathsOf(route).map((path) => prefixes[route.contract.api] + withAdmin(path))

const literalAdminUrls = (route: Route) =>
  tolerated.flatMap((api) =>
    pathsOf(route)
      .filter((path) => path.startsWith('/admin/'))
      .map((path) => prefixes[api] + path),
  )

const otherVersionUrls = (route: Route) =>
  tolerated.flatMap((api) => pathsOf(route).flatMap((path) => [path, withAdmin(path)].map((each) => prefixes[api] + each)))

const withAdmin = (path: string) => (path === '/admin' || path.startsWith('/admin/') ? path.slice('/admin'.length) : `/admin${path}`)
