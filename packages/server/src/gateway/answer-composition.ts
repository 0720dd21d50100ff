import type { getComposition } from '@plaza/contracts/registry/registry.api'
import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { gatewayOf } from './gateway-of.ts'
import { addressOf } from './page-request.ts'
import { placeCookie, placeOf } from './place-in-crowd.ts'
import { branchCookie } from './page-visitor.ts'

type Get = typeof getComposition

/** What the HTML of `path` would carry, as JSON: after signing in, choosing a branch, or when a page is older than the registry. */
export async function answerComposition(scope: Scope, { path }: ParsedInputOf<Get>, uses: Uses): Promise<OutputOf<Get>> {
  const tools = gatewayOf(uses)
  const business = uses.directory.get(scope.business)
  if (!tools || !business) fail(commonProblems.unavailable)
  const token = uses.request.headers.authorization?.replace(/^Bearer\s+/i, '')
  const chosen = scope.branchId ?? uses.request.cookies[branchCookie] ?? null
  const asked = {
    business,
    session: scope.user && token ? await uses.sessions.verify(scope.business, token) : null,
    chosenBranch: chosen !== null && business.offices.has(chosen) ? chosen : null,
    host: uses.request.headers.host ?? '',
    ip: scope.ip,
    bucket: placeOf(uses.request.cookies[placeCookie]),
  }
  const answer = await tools.compose({ ...asked, ...addressOf(path) }, '')
  if (answer.kind === 'page') return answer.boot
  const target = await tools.compose({ ...asked, ...addressOf(answer.to) }, '')
  return target.kind === 'page' ? target.boot : fail(commonProblems.notFound)
}
