import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'

type Deps = Pick<SharedUses, 'directory'>

/** Decision 013: hyperadmins of the default business are the platform's operators; those of another business act on that one alone. */
export const isPlatformOperator = ({ business, user }: Scope, { directory }: Deps): boolean =>
  user?.role === 'hyperadmin' && directory.get(business)?.isDefault === true

/** @throws FORBIDDEN unless the caller is the platform's operator, or acts on the own business only. */
export function requireOperatorOf(business: string | undefined, scope: Scope, deps: Deps): void {
  if (business !== scope.business && !isPlatformOperator(scope, deps)) fail(commonProblems.forbidden)
}

/** @throws FORBIDDEN unless the caller is the platform's operator. */
export const requirePlatformOperator = (scope: Scope, deps: Deps): void => requireOperatorOf(undefined, scope, deps)
