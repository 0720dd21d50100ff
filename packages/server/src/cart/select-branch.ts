import type { BranchChange } from '@plaza/contracts/cart/branch-change.entity'
import type { selectBranch as contract } from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { findOffice } from '../branches/find-office.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { OpenCart } from './cart.repository.ts'
import { type CartUses, changeCart } from './change-cart.ts'
import { planMove } from './move-cart.ts'

/** Makes a branch the cart's own, as the shopper asked for by name: prices follow at once, lines it does not sell stay until the check. */
export async function selectBranch(scope: Scope, { uuid, branch_office_id }: ParsedInputOf<typeof contract>, uses: CartUses) {
  let changed: BranchChange | undefined
  const settled = await changeCart(scope, { uuid }, uses, async (context) => {
    const office = (await findOffice(context.tx, branch_office_id)) ?? fail(cartProblems.notAtBranch)
    const move = await planMove(context, office, () => setBranch(context.cart, office.id))
    await move?.apply()
    changed = move?.change
  })
  return { ...settled, ...(changed ? { branch_change: changed } : {}) }
}

/** The branch of a cart without a destination. One that another branch serves is cleared: an address, or an office to pick up at. */
export function setBranch(cart: OpenCart, branchId: string): void {
  const { row } = cart
  if (row.branch_office_id === branchId) return
  row.branch_office_id = branchId
  row.address_selected = null
  row.city = null
  cart.zones = []
}
