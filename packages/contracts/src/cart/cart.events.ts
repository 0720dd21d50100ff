import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'

/** `count` is the sum of the displayed lines' counts (A-49), `subtotal` whole pesos, `type` how it will reach the shopper (delivery until chosen). */
export const cartChanged = event('cart.changed', {
  kind: 'state',
  payload: z.object({ count: z.number(), subtotal: z.number(), type: z.optional(z.enum(['delivery', 'pickup'])) }),
  crossTab: true,
})

/** The server's cart changed elsewhere, or messages may have been missed: ask for it again. */
export const cartOutdated = event('cart.outdated', { kind: 'fact', payload: z.object({}) })

/** Open or close the cart panel. */
export const cartPanelRequested = event('cart.panel-requested', { kind: 'fact', payload: z.object({ open: z.boolean() }) })

/** socket event to the owner after the server changed a cart. */
export const cartUpdatedSocket = 'cart:updated'
export const cartUpdatedPayload = z.object({ cartId: z.string(), count: z.optional(z.number()) })
