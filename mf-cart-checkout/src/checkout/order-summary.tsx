import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'

/** Every amount of the order as the server computes it. */
export function OrderSummary({ order, promise }: { order: Order; promise: string | null }) {
  return (
    <aside className="cart-summary" aria-label="Resumen del pedido">
      <h2>Resumen</h2>
      <p className="cart-summary__count">{order.products.length === 1 ? '1 producto' : `${order.products.length} productos distintos`}</p>
      <dl>
        {amountsOf(order).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatPesos(amount)}</dd>
          </div>
        ))}
        <div className="cart-summary__total">
          <dt>{order.address_selected ? 'Total' : 'Total sin domicilio'}</dt>
          <dd>{formatPesos(order.price_total_computed)}</dd>
        </div>
      </dl>
      {order.discounts_total > 0 && <p className="cart-summary__saved">Ahorras {formatPesos(order.discounts_total)} en descuentos</p>}
      {promise && <p className="cart-summary__promise">{promise}</p>}
    </aside>
  )
}

/** What the total is made of. The tax on bags stands by itself, as the invoice must list it (art. 512-15 E.T.). */
export function amountsOf(order: Order): [string, number][] {
  return [
    ['Subtotal', order.price_subtotal_computed],
    ...when(order.bags_config, `Bolsas (${order.bags_count})`, order.price_total_bags - order.bags_tax),
    ...when(order.bags_tax > 0, 'Impuesto a las bolsas', order.bags_tax),
    ...when(order.coupons_total > 0, 'Cupones', -order.coupons_total),
    ...when(order.address_selected, order.type === 'pickup' ? 'Recoges en sede' : 'Domicilio', order.price_domicile),
  ]
}

const when = (shown: unknown, label: string, amount: number): [string, number][] => (shown ? [[label, amount]] : [])
