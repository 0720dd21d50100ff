import type { Boot, ComposedPage, Composition } from '@plaza/contracts/registry/composition.entity'
import type { FastifyInstance } from 'fastify'
import type { SharedUses } from '../platform/uses.ts'
import type { Registry } from '../registry/registry.ts'
import { readShell } from '../registry/shell-manifest.ts'
import { type Answered, answerCall } from './answer-call.ts'
import { type BusinessAnswers, businessAnswers } from './business-answers.ts'
import { composer } from './composition.ts'
import type { Asker, PageRequest } from './page-context.ts'
import { preloadInput } from './preload-input.ts'
import { type Resolved, resolvePage } from './resolve-page.ts'

/** A page ready to be written as HTML or JSON. */
export type ComposedAnswer =
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; boot: Boot; page: Extract<Resolved, { kind: 'page' }>; business: BusinessAnswers }

/** Joins business, visitor and path to everything the shell needs before its first call. */
export function pageComposer(app: FastifyInstance, uses: SharedUses, registry: Registry) {
  const compose = composer(uses.env.SESSION_SECRET)
  const answersOf = businessAnswers(app, uses)

  return async function composePage(request: PageRequest, nonce: string): Promise<ComposedAnswer> {
    const { business, session, path, query } = request
    const role = session?.user.role ?? null
    const composition = compose(registry.current(), { business: business.id, role, modules: business.modules })
    const resolved = resolvePage(composition, role, path)
    if (resolved.kind === 'redirect') return resolved
    const settings = await answersOf(askerOf(request, null, uses))
    const branchId = request.chosenBranch ?? settings.offices[0]?.id ?? null
    const asker = askerOf(request, branchId, uses)
    const preloaded =
      resolved.composed === null
        ? []
        : await preload(app, uses, asker, resolved.composed, { params: resolved.open.params, query, branchId })
    return {
      kind: 'page',
      page: resolved,
      business: settings,
      boot: await bootOf({ request, composition, resolved, settings, branchId, preloaded, nonce }, uses),
    }
  }
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
    user: user ? { id: user.id, name: user.name, role: user.role } : null,
    page: resolved.open,
    preloaded: preloaded as Boot['preloaded'],
    nonce,
    appVersion: (await readShell())?.version ?? '0.0.0',
    now: clock.now().toISOString(),
  }
}

/** Answers of the page's preload list; one that fails is left out. */
async function preload(
  app: FastifyInstance,
  uses: SharedUses,
  asker: Asker,
  page: ComposedPage,
  values: Parameters<typeof preloadInput>[1],
): Promise<Answered[]> {
  const answers = await Promise.all(
    page.preload.map(({ call, input }) => answerCall(app, uses, asker, call, preloadInput(input, values)).catch(() => null)),
  )
  return answers.filter((answer) => answer !== null)
}

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
