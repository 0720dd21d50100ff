import type { InputOf } from '@plaza/contracts/kernel/call'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { changeOrder, getOrder, listOrders } from '@plaza/contracts/orders/orders.api'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'

export interface Outcome {
  readonly order: Order
  /** What was refused; null when it was done. */
  readonly problem: string | null
}

/** Changes orders one after the other; a refusal stops none of the others. */
export function useEachOrder() {
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null)
  const [isRunning, setRunning] = useState(false)
  const change = useCallMutation(changeOrder, { invalidates: [listOrders, getOrder] })
  const run = async (orders: readonly Order[], asked: Omit<InputOf<typeof changeOrder>, 'id'>) => {
    setRunning(true)
    setOutcomes([])
    for (const order of orders) {
      const answer = await change.run({ id: order.id, ...asked })
      setOutcomes((before) => [...(before ?? []), { order, problem: answer.ok ? null : answer.problem.message }])
    }
    setRunning(false)
  }
  return { outcomes, isRunning, run }
}
