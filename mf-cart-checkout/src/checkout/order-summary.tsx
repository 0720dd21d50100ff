import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'

/** Every amount of the order as the server computes it. */
export function OrderSummary({ order }: { order: Order }) {
  const rows: [string, number][] = [
    ['Subtotal', order.price_subtotal_computed],
    ...(order.bags_config ? [[`Bolsas (${order.bags_count})`, order.price_total_bags] as [string, number]] : []),
    ...(order.coupons_total > 0 ? [['Cupones', -order.coupons_total] as [string, number]] : []),
    ...(order.address_selected
      ? [[order.type === 'pickup' ? 'Recoges en sede' : 'Domicilio', order.price_domicile] as [string, number]]
      : []),
  ]
  return (
    <aside className="cart-summary" aria-label="Resumen del pedido">
      <h2>Resumen</h2>
      <p className="cart-summary__count">{order.products.length === 1 ? '1 producto' : `${order.products.length} productos distintos`}</p>
      <dl>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatPesos(amount)}</dd>
          </div>
        ))}
        <div className="cart-summary__total">
          <dt>Total</dt>
          <dd>{formatPesos(order.price_total_computed)}</dd>
        </div>
      </dl>
    </aside>
  )
}
