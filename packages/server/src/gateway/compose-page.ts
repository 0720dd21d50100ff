import { preloadInput } from '@plaza/contracts/kernel/preload-input'
import type { Boot, ComposedPage, Composition } from '@plaza/contracts/registry/composition.entity'
import type { FastifyInstance } from 'fastify'
import type { SharedUses } from '../platform/uses.ts'
import type { Registry } from '../registry/registry.ts'
import { keepComposition } from '../registry/kept-compositions.ts'
import { readShell } from '../registry/shell-manifest.ts'
import { type Answered, answerCall } from './answer-call.ts'
import type { AnswersOf, BusinessAnswers } from './business-answers.ts'
import { composer } from './composition.ts'
import type { Asker, PageRequest } from './page-context.ts'
import { type Resolved, resolvePage } from './resolve-page.ts'

/** A page ready to be written as HTML or JSON. */
export type ComposedAnswer =
  | { kind: 'redirect'; to: string }
  /** `missing`: the thing that the page's address names does not exist. */
  | { kind: 'page'; boot: Boot; page: Extract<Resolved, { kind: 'page' }>; business: BusinessAnswers; missing: boolean }

/** Joins business, visitor and path to everything the shell needs before its first call. */
export function pageComposer(app: FastifyInstance, uses: SharedUses, registry: Registry, answersOf: AnswersOf) {
  const compose = composer(uses.env.SESSION_SECRET)

  return async function composePage(request: PageRequest, nonce: string): Promise<ComposedAnswer> {
    const { business, session, path, query } = request
    const role = session?.user.role ?? null
    const composition = compose(registry.current(), { business: business.id, role, modules: business.modules, bucket: request.bucket })
    keepComposition(uses, composition)
    const resolved = resolvePage(composition, role, path, searchOf(query))
    if (resolved.kind === 'redirect') return resolved
    const settings = await answersOf(askerOf(request, null, uses))
    const branchId = request.chosenBranch ?? settings.offices[0]?.id ?? null
    const asker = askerOf(request, branchId, uses)
    const { preloaded, missing } =
      resolved.composed === null
        ? { preloaded: [], missing: false }
        : await preload(app, uses, asker, resolved.composed, { params: resolved.open.params, query, branchId })
    return {
      kind: 'page',
      page: resolved,
      business: settings,
      missing,
      boot: await bootOf({ request, composition, resolved, settings, branchId, preloaded, nonce }, uses),
    }
  }
}

function searchOf(query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? '' : `?${search}`
}

interface Parts {
  request: PageRequest
  composition: Composition
  resolved: Extract<Resolved, { kind: 'page' }>
  settings: BusinessAnswers
  branchId: string | null
  preloaded: Answered[]
  nonce: string
}

async function bootOf(
  { request, composition, resolved, settings, branchId, preloaded, nonce }: Parts,
  { clock }: SharedUses,
): Promise<Boot> {
  const user = request.session?.user
  return {
    composition,
    business: settings.config,
    modules: settings.modules,
    modulesOff: settings.modulesOff,
    offices: settings.offices,
    branchId,
    branchChosen: request.chosenBranch !== null,
    user: user ? { id: user.id, name: user.name, role: user.role, ...(user.branchId ? { branchId: user.branchId } : {}) } : null,
    page: resolved.open,
    preloaded: preloaded as Boot['preloaded'],
    nonce,
    appVersion: (await readShell())?.version ?? '0.0.0',
    now: clock.now().toISOString(),
  }
}

/** Answers of the page's preload list; one that fails is left out. What nobody has, or what no name can be, counts when the page's address names it. */
async function preload(
  app: FastifyInstance,
  uses: SharedUses,
  asker: Asker,
  page: ComposedPage,
  values: Parameters<typeof preloadInput>[1],
): Promise<{ preloaded: Answered[]; missing: boolean }> {
  const answers = await Promise.all(
    page.preload.map(({ call, input }) => answerCall(app, uses, asker, call, preloadInput(input, values)).catch(() => failed)),
  )
  return {
    preloaded: answers.flatMap(({ answered }) => answered ?? []),
    missing: page.preload.some(({ input }, at) => noSuchThing.has(answers[at]?.status ?? 500) && isNamedBy(values.params, input)),
  }
}

const noSuchThing = new Set([400, 404])
const failed = { status: 500, answered: null }

const isNamedBy = (params: Readonly<Record<string, string>>, input: ComposedPage['preload'][number]['input']) =>
  Object.values(input).some((value) => Object.keys(params).some((name) => value === `{${name}}`))

function askerOf({ business, session, host, ip }: PageRequest, branchId: string | null, { sessions }: SharedUses): Asker {
  let token: Promise<string> | null = null
  return {
    business: business.id,
    host,
    ip,
    branchId,
    token: async () => (session ? (token ??= sessions.issue(business.id, session.user.id, session.id)) : null),
  }
}
