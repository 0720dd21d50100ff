import type { CartChange } from './change-cart.ts'

/**
 * the shopper looks from another branch now. A pickup office that is not this branch is cleared; without a chosen
 * address the cart follows the shopper, with one it stays with the branch that delivers there.
 */
export function leaveOtherBranch({ cart: { row }, branchId }: Pick<CartChange, 'cart' | 'branchId'>): void {
  if (branchId === null || row.branch_office_id === branchId) return
  if (row.type === 'pickup') {
    row.address_selected = null
    row.city = null
  }
  if (!row.address_selected) row.branch_office_id = branchId
}
