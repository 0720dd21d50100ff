import { actionTarget, type OrderAction } from '@plaza/contracts/orders/lifecycle'
import { changeOrder, getOrder, listOrders } from '@plaza/contracts/orders/orders.api'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { toasts } from '@plaza/ui'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'

/** Moves one order; afterwards every list and page that shows it asks again. A refusal stays on the screen as `problem`. */
export function useMoveOrder(orderId: string) {
  const [moving, setMoving] = useState<OrderAction | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const change = useCallMutation(changeOrder, { invalidates: [listOrders, getOrder] })

  const move = async (action: OrderAction): Promise<boolean> => {
    const state = actionTarget(action)
    if (!state) return false
    setMoving(action)
    setProblem(null)
    const answer = await change.run({ id: orderId, state })
    setMoving(null)
    if (answer.ok) toasts.success(orderTexts.updated)
    else setProblem(answer.problem.message)
    return answer.ok
  }
  return { move, moving, problem }
}
