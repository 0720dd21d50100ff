import type * as z from 'zod/mini'
import { anAddress } from '../account/account.fixtures.ts'
import { aBagsConfig, aCart, aLine } from '../cart/cart.fixtures.ts'
import { type Order, order } from './order.entity.ts'

/** A placed order for delivery, paid in cash: two bags of milk, one bag, flat delivery. */
export function anOrder(over: Partial<z.input<typeof order>> = {}): Order {
  const cart = aCart({ products: over.products ?? [aLine({ count: 2 })] })
  const total = cart.price_subtotal_computed + 500 + 6000
  return order.parse({
    ...cart,
    id: 'order-17',
    historyUuid: 'order-17',
    id_order: 1017,
    user: { fullname: 'Ana Ramírez' },
    state: '13_order_received',
    type: 'delivery',
    bags_config: aBagsConfig(),
    bags_count: 1,
    price_total_bags: 500,
    price_domicile: 6000,
    price_total: total,
    price_total_computed: total,
    city: 'Cali',
    address_selected: { ...anAddress(), zoneDisplayName: 'Cercano' },
    payment_method_selected: 'cash',
    branch_office_id: 'office-granada',
    state_updates: [{ state: '13_order_received', date: '2026-03-05T15:10:00Z', user: { id: 'user-ana', name: 'Ana Ramírez' } }],
    ...over,
  })
}
