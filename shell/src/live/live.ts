import { api } from '@plaza/api-client'
import { updateMe } from '@plaza/contracts/account/account.api'
import { businessUpdatedSocket } from '@plaza/contracts/business/business.events'
import { cartUpdatedPayload, cartUpdatedSocket } from '@plaza/contracts/cart/cart.events'
import { orderUpdated, orderUpdatedPayload, orderUpdatedSocket } from '@plaza/contracts/orders/orders.events'
import { bus } from '@plaza/event-bus'
import { io } from 'socket.io-client'

interface Options {
  readonly business: string
  readonly signedIn: () => boolean
  /** The cart changed on the server, or messages may have been missed: ask again. */
  readonly onStale: (what: 'cart' | 'everything') => void
  /** Settings, styles or modules of the business may have changed. */
  readonly onBusiness: () => void
}

/** The page's one live connection. `restart` after sign-in or sign-out: the server decides anew what this visitor hears. */
export function openLive({ business, signedIn, onStale, onBusiness }: Options): { restart(): void } {
  let before = false
  const socket = io({
    path: '/socket/',
    transports: ['websocket', 'polling'],
    reconnectionDelayMax: 20_000,
    // A guest has no session to refresh: asking would only be refused.
    auth: (give) =>
      void (signedIn() ? api.freshToken() : Promise.resolve(null)).then((token) => give(token ? { business, token } : { business })),
  })
  socket.on('connect', () => {
    // Events hasten the truth, they are not the truth: after a lost connection we ask instead of guessing what was missed.
    if (before) {
      onStale('everything')
      onBusiness()
    }
    before = true
    if (signedIn() && socket.id) void api.call(updateMe, { socket_id: socket.id })
  })
  // The server ends a connection whose session, role or branch changed: come back with what holds now.
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && setTimeout(() => socket.connect(), 500))
  socket.on(orderUpdatedSocket, (message: unknown) => {
    const parsed = orderUpdatedPayload.safeParse(message)
    if (parsed.success) bus.publish(orderUpdated, parsed.data)
  })
  socket.on(cartUpdatedSocket, (message: unknown) => {
    if (cartUpdatedPayload.safeParse(message).success) onStale('cart')
  })
  socket.on(businessUpdatedSocket, onBusiness)
  return {
    restart() {
      before = false
      socket.disconnect().connect()
    },
  }
}
