import {
  activateVersion,
  everyBusiness,
  findComposition,
  getComposition,
  getRemoteHealth,
  listRemotes,
  reportClient,
  rollbackRemote,
  tryVersion,
} from '@plaza/contracts/registry/registry.api'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { answerComposition } from '../gateway/answer-composition.ts'
import { takeReports } from '../gateway/take-reports.ts'
import { implement, type Route } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import { requireOperatorOf } from '../business/platform-operator.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import * as pointer from './activate-version.ts'
import * as compositions from './kept-compositions.ts'
import { listPublished } from './list-remotes.ts'
import type { Channel } from './snapshot.ts'
import { healthOf } from './version-health.ts'

/** Who did it, as the history shows it. */
export const actorOf = ({ user }: Scope) => (user ? `${user.name} (${user.id})` : '')

const onWire = ({ business_id, name: _name, ...channel }: Channel) => ({ channel: { business: business_id, ...channel } })

/** The business to pin; undefined for all. Only the platform's operator names another than the own one. */
function pinOf(business: string | undefined, scope: Scope, { directory }: Uses) {
  requireOperatorOf(business, scope, { directory })
  if (business === undefined || business === everyBusiness) return undefined
  return directory.get(business)?.id ?? fail(commonProblems.businessNotFound)
}

/** Calls of the registry; `publishRoute` takes the tarball, which is no JSON call. */
export const registryRoutes: Route[] = [
  implement(activateVersion, async (scope, { name, version, business }, uses) =>
    onWire(await pointer.activateVersion(uses, { name, version, business: pinOf(business, scope, uses), by: actorOf(scope) })),
  ),
  implement(rollbackRemote, async (scope, { name, business }, uses) =>
    onWire(await pointer.rollbackRemote(uses, { name, business: pinOf(business, scope, uses), by: actorOf(scope) })),
  ),
  implement(tryVersion, async (scope, { name, version, percent, business }, uses) =>
    onWire(await pointer.tryVersion(uses, { name, version, percent, business: pinOf(business, scope, uses), by: actorOf(scope) })),
  ),
  implement(getRemoteHealth, async (_scope, { name }, uses) => ({ data: await healthOf(uses, name) })),
  implement(findComposition, async (scope, input, uses) => ({ data: await compositions.findComposition(scope, input, uses) })),
  implement(listRemotes, (_scope, _input, uses) => listPublished(uses)),
  implement(getComposition, answerComposition),
  implement(reportClient, takeReports),
]
