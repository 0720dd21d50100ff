import * as z from 'zod/mini'
import { slot } from '../kernel/slot.ts'

/** The address step of checkout; account fills it with saved addresses. It answers by the event `address.selected`. */
export const checkoutAddress = slot(
  'checkout.address',
  'mf-cart-checkout',
  z.object({ selectedId: z.nullable(z.string()), branchId: z.nullable(z.string()) }),
)
