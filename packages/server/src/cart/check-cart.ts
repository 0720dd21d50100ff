import type { checkCart as contract } from '@plaza/contracts/cart/cart.api'
import { hasNews, type CartValidation } from '@plaza/contracts/cart/validation.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { recordState } from '../orders/state-history.ts'
import type { Scope } from '../platform/scope.ts'
import { lockCart, saveCarts } from './cart.repository.ts'
import { readLines } from './cart-lines.repository.ts'
import { atAcceptedPrices, totalsOf } from './cart-totals.ts'
import { viewedBranch } from './cart-branch.ts'
import { type CartUses, refusePlaced, signedInUser } from './change-cart.ts'
import { validate } from './check-lines.ts'
import { applyAutomatic } from './coupons.ts'

/** Compares the cart with today's catalogue at its branch. Lines and prices stay; a cart in 1 that passes moves to 2 and takes the coupons that apply by themselves. */
export async function checkCart(scope: Scope, input: ParsedInputOf<typeof contract>, uses: CartUses): Promise<CartValidation> {
  const user = signedInUser(scope)
  return uses.db.withTenant(scope.business, async (tx) => {
    const cart = refusePlaced(await lockCart(tx, user.id, input.uuid))
    const { row } = cart
    const now = uses.clock.now()
    const branchId = row.branch_office_id ?? viewedBranch(scope, input, uses)
    const lines = await readLines(tx, row.id, branchId)
    const result = validate(lines)
    if (row.state === '1_waiting_products' && lines.length > 0 && !hasNews(result)) {
      await tx.run(
        "update orders set state = '2_waiting_address' where business_id = $1 and id = $2",
        [tx.business, row.id],
        'cart-checked',
      )
      row.state = '2_waiting_address'
      recordState(tx, { orderId: row.id, state: '2_waiting_address', user, now })
    }
    if (scope.modules.has('cupons') && lines.length > 0 && !hasNews(result) && (await applyAutomatic(tx, cart, user.id, now)))
      saveCarts(tx, [{ cart, totals: totalsOf(cart, atAcceptedPrices(lines), now) }], now)
    return result
  })
}
