import { fullName } from '@plaza/contracts/account/user.entity'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { paymentMethodLabels } from '@plaza/contracts/payments/payment-method'
import { Picture } from '@plaza/ui'
import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import { StateLabel } from '../order-state/state-label.tsx'
import './order.css'

interface OrderViewProps {
  order: Order
  client: {
    name: string
    last_name?: string | null | undefined
    phone?: string | null | undefined
    email?: string | null | undefined
  } | null
  actions: ReactNode
}

export function OrderView({ order, client, actions }: OrderViewProps) {
  return (
    <article className="acc-order">
      <header className="acc-order__head">
        <div>
          <h1>Pedido N.º {order.id_order}</h1>
          <p>{formatDateTime(order.creationDate)}</p>
        </div>
        <div aria-live="polite">
          <StateLabel state={order.state} />
        </div>
      </header>
      {actions}
      <section aria-labelledby="acc-order-lines">
        <h2 id="acc-order-lines">Productos</h2>
        {order.products.length === 0 && <p>{orderTexts.noLines}</p>}
        <ul className="acc-order__lines">
          {order.products.map((line) => (
            <li key={line.id}>
              <Picture src={line.product.photoUrl} alt="" width={48} height={48} />
              <span>
                {line.product.title}
                {line.comment && <small>{line.comment}</small>}
              </span>
              <span className="acc-order__count">{line.countDisplay ?? line.count}</span>
              <strong>{formatPesos(line.totalPrice)}</strong>
            </li>
          ))}
        </ul>
      </section>
      <div className="acc-order__facts">
        <Facts order={order} client={client} />
        <Totals order={order} />
        <figure className="acc-order__qr">
          <QRCodeSVG
            value={new URL(`/shoppingcart-detail/${order.id}`, location.origin).href}
            size={140}
            marginSize={2}
            title="Código QR para verificar el pedido"
          />
          <figcaption>Verificación del pedido</figcaption>
        </figure>
      </div>
    </article>
  )
}

function Facts({ order, client }: Pick<OrderViewProps, 'order' | 'client'>) {
  const address = order.address_selected
  const rows: [string, string][] = [
    ['Cliente', client ? fullName(client) : (order.user?.fullname ?? '')],
    ['Teléfono', client?.phone ?? ''],
    [
      order.type === 'pickup' ? 'Recoge en' : 'Dirección',
      [address?.displayName ?? address?.alias, address?.address, address?.city].filter(Boolean).join(', '),
    ],
    ['Medio de pago', order.payment_method_selected ? paymentMethodLabels[order.payment_method_selected] : ''],
    ['Observaciones', order.observations_client ?? ''],
  ]
  return (
    <dl className="acc-order__rows">
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Totals({ order }: { order: Order }) {
  const rows: [string, number][] = [
    ['Subtotal', order.price_subtotal_computed],
    [`Bolsas (${order.bags_count})`, order.price_total_bags],
    ...(order.coupons_total > 0 ? [['Cupones', -order.coupons_total] as [string, number]] : []),
    ['Domicilio', order.price_domicile],
    ['Total', order.price_total_computed],
  ]
  return (
    <dl className="acc-order__rows acc-order__rows--money">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatPesos(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
