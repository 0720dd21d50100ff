import type { Pesos } from '../kernel/money.ts'
import type { Order } from './order.entity.ts'

export interface TotalRow {
  readonly label: string
  readonly amount: Pesos
}

type Amounts = Pick<
  Order,
  | 'price_subtotal_computed'
  | 'bags_count'
  | 'price_total_bags'
  | 'bags_tax'
  | 'coupons_total'
  | 'price_domicile'
  | 'price_total'
  | 'price_total_computed'
> & { readonly products: readonly Pick<Order['products'][number], 'picking'>[] }

/** What an order comes to, as everybody reads it; the last row is the total. */
export function totalRows(order: Amounts): TotalRow[] {
  const difference = pickingDifference(order)
  return [
    { label: 'Subtotal', amount: order.price_subtotal_computed },
    { label: `Bolsas (${order.bags_count})`, amount: order.price_total_bags - order.bags_tax },
    ...(order.bags_tax > 0 ? [{ label: 'Impuesto a las bolsas', amount: order.bags_tax }] : []),
    ...(order.coupons_total > 0 ? [{ label: 'Cupones', amount: -order.coupons_total }] : []),
    { label: 'Domicilio', amount: order.price_domicile },
    ...(difference === 0
      ? []
      : [
          { label: 'Total del pedido', amount: order.price_total },
          { label: 'Diferencia', amount: difference },
        ]),
    { label: 'Total', amount: order.price_total_computed },
  ]
}

/** What the picking took off the total; 0 before it, and when all was found. Never above 0. */
export const pickingDifference = (order: Pick<Amounts, 'products' | 'price_total' | 'price_total_computed'>): Pesos =>
  order.products.some(({ picking }) => picking) ? order.price_total_computed - order.price_total : 0
