import type { selectPaymentMethod as contract } from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { recordState } from '../orders/state-history.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { type CartChange, type CartUses, changeCart } from './change-cart.ts'

type Input = ParsedInputOf<typeof contract>

/** Chooses how to pay. `pickup` is accepted for carts that are picked up, and is like cash. */
export const selectPaymentMethod = (scope: Scope, input: Input, uses: CartUses) =>
  changeCart(
    scope,
    { uuid: input.uuid },
    uses,
    async (change) => {
      const { row } = change.cart
      if (!row.address_selected) fail(cartProblems.checkoutIncomplete, { data: { missing: ['address'] } })
      if (input.payment_method_selected === 'pickup' && row.type !== 'pickup') refuseMethod()
      row.payment_method_selected = input.payment_method_selected
      await catchUp(change)
    },
    '4_waiting_setcomplete',
  )

// A cart whose lines changed fell back to 1 or 2 but kept its address: that step need not be taken again.
async function catchUp({ tx, cart: { row }, user, now }: CartChange) {
  if (row.state !== '1_waiting_products' && row.state !== '2_waiting_address') return
  row.state = '3_waiting_paymethod'
  recordState(tx, { orderId: row.id, state: row.state, user, now })
}

const refuseMethod = () =>
  fail(commonProblems.validation, {
    details: [{ field: 'payment_method_selected', message: 'Elige un medio de pago para la entrega a domicilio.' }],
  })
