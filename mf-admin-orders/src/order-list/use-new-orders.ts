import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { useEvent } from '@plaza/ui'
import { useState } from 'react'
import { chime } from './chime.ts'

/** Orders that came while this page was open and nobody has looked at yet; each is heard once, when sound is on. */
export function useNewOrders(sound: boolean) {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  useEvent(orderUpdated, ({ orderId, placed }) => {
    if (!placed) return
    setFresh((now) => new Set([...now, orderId]))
    if (sound) chime()
  })
  return {
    fresh,
    seen: (orderId: string) => setFresh((now) => new Set([...now].filter((id) => id !== orderId))),
    seenAll: () => setFresh(new Set()),
  }
}
