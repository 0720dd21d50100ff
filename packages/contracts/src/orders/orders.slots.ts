import * as z from 'zod/mini'
import { slot } from '../kernel/slot.ts'

/** Staff's buttons on the order page; admin-orders fills it. `allowedActions` comes with the order. */
export const orderAdminActions = slot(
  'order.admin-actions',
  'mf-account',
  z.object({ orderId: z.string(), state: z.string(), allowedActions: z.array(z.string()) }),
)
