import * as z from 'zod/mini'
import { id, maybe, off } from '../kernel/base.ts'
import { order } from '../orders/order.entity.ts'

/** A moment of a cart kept for later: `shoppingCart` is the cart as it was. */
export const cartHistoryEntry = z.object({
  id,
  userId: id,
  shoppingCart: z.nullish(z.partial(order)),
  device: maybe.text,
  ip: maybe.text,
  action: z.string(),
  creationDate: maybe.moment,
  productCount: z._default(z.int(), 0),
  productNames: maybe.text,
  adminSendRestore: off,
  restoredDate: maybe.moment,
})
export type CartHistoryEntry = z.output<typeof cartHistoryEntry>
