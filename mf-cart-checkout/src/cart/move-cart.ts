import { api } from '@plaza/api-client'
import { selectBranch } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { toasts } from '@plaza/ui'
import { readCart } from './cart-state.ts'
import { cartAsShown } from './send-lines.ts'
import { whileMoving } from './start-cart.ts'
import { tellMoved } from './tell-branch.ts'
import { showCart } from './user-cart.ts'

/** Takes a signed-in shopper's cart to the branch they chose; false when it stays where it is. */
export async function moveCart(branchId: string): Promise<boolean> {
  if (readCart().userId === null) return true
  const order = await cartAsShown()
  if (!order) {
    if (readCart().status === 'ready') return true
    return refused()
  }
  if (order.branch_office_id === branchId) return true
  return whileMoving(async () => {
    const answer = await api.call(selectBranch, { uuid: order.id, branch_office_id: branchId })
    if (!answer.ok) return refused()
    showCart(answer.value.cart)
    if (answer.value.branch_change) tellMoved(answer.value.branch_change)
    return true
  })
}

function refused(): false {
  toasts.error(cartTexts.branchNotMoved)
  return false
}
