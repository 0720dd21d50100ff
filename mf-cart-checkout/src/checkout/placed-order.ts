import type { Order } from '@plaza/contracts/orders/order.entity'

type Placed = Pick<Order, 'id' | 'id_order'>

let placed: Placed | null = null

/** Kept while the tab lives: whoever goes back to the checkout afterwards finds the order instead of an empty cart. */
export function rememberPlaced({ id, id_order }: Placed): void {
  placed = { id, id_order }
}

export const lastPlaced = (): Placed | null => placed
