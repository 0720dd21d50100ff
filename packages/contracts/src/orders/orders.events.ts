import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'

const payload = z.object({
  orderId: z.string(),
  state: z.string(),
  /** Only with the message that an order came in. */
  placed: z.optional(z.boolean()),
})

/** An order changed on the server; ask for it again. */
export const orderUpdated = event('order.updated', { kind: 'fact', payload })

/** socket event to the owner and to staff of the order's branch; its payload is that of `order.updated`. */
export const orderUpdatedSocket = 'order:updated'
export const orderUpdatedPayload = payload
