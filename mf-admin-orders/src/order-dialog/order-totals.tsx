import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'

/** The server's amounts as they stand. */
export function OrderTotals({ order }: { order: Order }) {
  const rows: [string, number][] = [
    ['Subtotal', order.price_subtotal_computed],
    [`Bolsas (${order.bags_count})`, order.price_total_bags],
    ...(order.coupons_total > 0 ? [['Cupones', -order.coupons_total] as [string, number]] : []),
    ['Domicilio', order.price_domicile],
    ['Total', order.price_total_computed],
  ]
  return (
    <dl className="ado-totals">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatPesos(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
