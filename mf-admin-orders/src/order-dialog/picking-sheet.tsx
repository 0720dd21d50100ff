import type { Order } from '@plaza/contracts/orders/order.entity'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { paymentMethodLabels } from '@plaza/contracts/payments/payment-method'
import { useBusiness, usePlaza } from '@plaza/ui'
import { QRCodeSVG } from 'qrcode.react'
import { BarCode } from './bar-code.tsx'
import { amountText } from './line-text.ts'
import { byPlace, placeText } from './walking-order.ts'
import { wishesOf } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'
import { toCollect } from './to-collect.ts'

interface Props {
  readonly order: Order
  readonly phone: string | null | undefined
}

/** What the printer gets: the way through the store, shelf by shelf, with a box to tick. On screen it is not there. */
export default function PickingSheet({ order, phone }: Props) {
  const { title } = useBusiness()
  const { offices } = usePlaza()
  const branch = offices.find(({ id }) => id === order.branch_office_id)?.displayName
  const address = order.address_selected
  const method = order.payment_method_selected && paymentMethodLabels[order.payment_method_selected]
  const place = order.type === 'pickup' ? 'Recoge en sede' : [address?.address, address?.comment, address?.city].filter(Boolean).join(', ')
  return (
    <article className="ado-sheet" aria-hidden="true">
      <header>
        <div>
          <strong className="ado-sheet__number">Pedido N.º {order.id_order}</strong>
          <p>{[title, branch, formatDateTime(order.creationDate)].filter(Boolean).join(' · ')}</p>
          <p>{[order.user?.fullname, phone && `Tel. ${phone}`].filter(Boolean).join(' · ')}</p>
          <p>{place}</p>
          <p className="ado-sheet__collect">{[toCollect(order), method].filter(Boolean).join(' · ')}</p>
          {order.observations_client && <p>Observaciones: {order.observations_client}</p>}
          {order.delivery?.picker_name && <p>Alistador: {order.delivery.picker_name}</p>}
        </div>
        <div className="ado-sheet__codes">
          <BarCode text={String(order.id_order)} />
          <QRCodeSVG value={new URL(`/shoppingcart-detail/${order.id}`, location.origin).href} size={88} marginSize={1} />
        </div>
      </header>
      {byPlace(order.products).map(({ place: at, lines }) => (
        <section key={placeText(at)}>
          {at && <h3>{placeText(at)}</h3>}
          <table>
            <tbody>
              {lines.map((line) => (
                <tr key={line.id}>
                  <td className="ado-sheet__box">□</td>
                  <td className="ado-sheet__count">{amountText(line)}</td>
                  <td>
                    {line.product.title}
                    {line.product.subTitle && <strong className="ado-sheet__pack"> {line.product.subTitle}</strong>}
                    {wishesOf(line).length > 0 && <small>{wishesOf(line).join(' · ')}</small>}
                  </td>
                  <td className="ado-sheet__sku">{line.id_item}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <OrderTotals order={order} />
    </article>
  )
}
