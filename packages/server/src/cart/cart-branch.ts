import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { CartUses } from './change-cart.ts'

/** The branch the shopper looks from: the one named, else the one of the header. A branch that is not of this business is refused. */
export function viewedBranch(
  scope: Scope,
  { branch_office_id: named }: { branch_office_id?: string | undefined },
  { directory }: Pick<CartUses, 'directory'>,
): string | null {
  if (!named) return scope.branchId
  if (!directory.get(scope.business)?.offices.has(named)) fail(cartProblems.notAtBranch)
  return named
}
