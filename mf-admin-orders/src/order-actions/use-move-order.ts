import { api, type ApiProblem } from '@plaza/api-client'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { actionTarget, type OrderAction } from '@plaza/contracts/orders/lifecycle'
import { orderStateLabels } from '@plaza/contracts/orders/order-state'
import { changeOrder, getOrder, listOrders } from '@plaza/contracts/orders/orders.api'
import { orderProblems, orderTexts } from '@plaza/contracts/orders/orders.messages'
import { toasts } from '@plaza/ui'
import { useCallMutation, useQueryClient } from '@plaza/ui/query'
import { useState } from 'react'

interface Shown {
  readonly orderId: string
  /** As it stands on this screen. */
  readonly state: string
}

/** Moves one order; afterwards every list and page that shows it asks again. A refusal stays on the screen as `problem`. */
export function useMoveOrder({ orderId, state: shown }: Shown) {
  const [moving, setMoving] = useState<OrderAction | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const client = useQueryClient()
  const change = useCallMutation(changeOrder, { invalidates: [listOrders, getOrder] })

  const move = async (action: OrderAction, reason?: string): Promise<boolean> => {
    const state = actionTarget(action)
    if (!state) return false
    setMoving(action)
    setProblem(null)
    const answer = await change.run({ id: orderId, state, ...(reason && { reason }) })
    setMoving(null)
    if (answer.ok) {
      toasts.success(orderTexts.updated)
      return true
    }
    setProblem(await sayWho(answer.problem, { orderId, state: shown }))
    for (const call of [listOrders, getOrder]) void client.invalidateQueries({ queryKey: [call.key] })
    return false
  }
  return { move, moving, problem, forget: () => setProblem(null) }
}

/** The server says that it cannot be; when somebody was faster than this screen, who and what says why. */
async function sayWho({ code, message }: ApiProblem, { orderId, state }: Shown): Promise<string> {
  if (code !== orderProblems.wrongState.code) return message
  const seen = await api.call(getOrder, { id: orderId })
  if (!seen.ok || seen.value.order.state === state) return message
  const last = seen.value.order.state_updates.at(-1)
  if (!last) return message
  return `${message}: ${last.user?.name || 'el sistema'} lo pasó a “${orderStateLabels[last.state]}” (${formatDateTime(last.date)}).`
}
