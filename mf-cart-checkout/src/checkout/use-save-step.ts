import { api } from '@plaza/api-client'
import type { Call, InputOf } from '@plaza/contracts/kernel/call'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { toasts } from '@plaza/ui'
import { useState } from 'react'
import { showCart } from '../cart/user-cart.ts'

/** Saves one choice on the server and shows the cart it answers; true when it was taken. */
export function useSaveStep() {
  const [busy, setBusy] = useState(false)
  const save = async <C extends Call>(contract: C, input: InputOf<C>): Promise<boolean> => {
    setBusy(true)
    const answer = await api.call(contract, input)
    setBusy(false)
    if (answer.ok) showCart((answer.value as { cart: Order }).cart)
    else toasts.error(answer.problem.message)
    return answer.ok
  }
  return { save, busy }
}
