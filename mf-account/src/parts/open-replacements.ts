import type { Order } from '@plaza/contracts/orders/order.entity'

/** How many replacements the owner has not answered yet. */
export const openReplacements = ({ state, products }: Pick<Order, 'state' | 'products'>): number =>
  state === '8_store_select_products' ? products.filter(({ picking }) => picking?.replacement && !picking.replacement.answer).length : 0
