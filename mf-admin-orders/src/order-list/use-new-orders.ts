import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { useEvent } from '@plaza/ui'
import { useState } from 'react'

/** The states in which an order is born. */
const born = ['13_order_received', '5_waiting_online_payment']

/** Orders that came while this page was open and nobody has looked at yet. */
export function useNewOrders() {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  useEvent(orderUpdated, ({ orderId, state }) => {
    if (born.includes(state)) setFresh((now) => new Set([...now, orderId]))
  })
  return {
    fresh,
    seen: (orderId: string) => setFresh((now) => new Set([...now].filter((id) => id !== orderId))),
    seenAll: () => setFresh(new Set()),
  }
}
