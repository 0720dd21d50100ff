import { api } from '@plaza/api-client'
import type { Call, InputOf } from '@plaza/contracts/kernel/call'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { useState } from 'react'
import { showCart } from '../cart/user-cart.ts'
import { lastOnly } from './last-only.ts'

/** Saves one choice on the server and shows the cart it answers; true when it was taken, else `problem` says why. Of quick choices the last one counts. */
export function useSaveStep() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [inTurn] = useState(lastOnly)
  const save = async <C extends Call>(contract: C, input: InputOf<C>): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    const answer = await inTurn(() => api.call(contract, input))
    // A later choice took this one's place; it is not over yet.
    if (answer === null) return false
    setBusy(false)
    if (answer.ok) showCart((answer.value as { cart: Order }).cart)
    else setProblem(answer.problem.message)
    return answer.ok
  }
  return { save, busy, problem }
}
