import * as z from 'zod/mini'
import { slot } from '../kernel/slot.ts'

/** Staff's buttons on the order page; admin-orders fills it. `allowedActions` comes with the order. */
export const orderAdminActions = slot(
  'order.admin-actions',
  'mf-account',
  z.object({ orderId: z.string(), state: z.string(), allowedActions: z.array(z.string()) }),
)

/** Where somebody waits for an order: account offers news of it on this device. The thanks page leaves the place. */
export const orderNotify = slot('order.notify', 'mf-cart-checkout', z.object({ userId: z.string() }))

/** Where an unpaid order stands: the way to pay it, and until when. The cart's remote fills it. `since` is when the time to pay began. */
export const orderPay = slot('order.pay', 'mf-account', z.object({ orderId: z.string(), total: z.number(), since: z.string() }))

/** The way into the picking of an order, for whoever it is assigned to; admin-orders fills it. */
export const orderPicking = slot(
  'order.picking',
  'mf-account',
  z.object({ orderId: z.string(), state: z.string(), allowedActions: z.array(z.string()) }),
)
