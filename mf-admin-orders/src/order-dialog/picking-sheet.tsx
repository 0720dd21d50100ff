import type { Order } from '@plaza/contracts/orders/order.entity'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { useBusiness, usePlaza } from '@plaza/ui'
import { QRCodeSVG } from 'qrcode.react'
import { byPlace, placeText } from './walking-order.ts'
import { wishesOf } from './order-lines.tsx'
import { OrderTotals } from './order-totals.tsx'

/** What the printer gets: the way through the store, shelf by shelf, with a box to tick. On screen it is not there. */
export function PickingSheet({ order }: { order: Order }) {
  const { title } = useBusiness()
  const { offices } = usePlaza()
  const branch = offices.find(({ id }) => id === order.branch_office_id)?.displayName
  const address = order.address_selected
  const place = order.type === 'pickup' ? 'Recoge en sede' : [address?.address, address?.comment, address?.city].filter(Boolean).join(', ')
  return (
    <article className="ado-sheet" aria-hidden="true">
      <header>
        <div>
          <strong className="ado-sheet__number">Pedido N.º {order.id_order}</strong>
          <p>{[title, branch, formatDateTime(order.creationDate)].filter(Boolean).join(' · ')}</p>
          <p>{[order.user?.fullname, place].filter(Boolean).join(' · ')}</p>
          {order.observations_client && <p>Observaciones: {order.observations_client}</p>}
          {order.delivery?.picker_name && <p>Alistador: {order.delivery.picker_name}</p>}
        </div>
        <QRCodeSVG value={new URL(`/shoppingcart-detail/${order.id}`, location.origin).href} size={88} marginSize={1} />
      </header>
      {byPlace(order.products).map(({ place: at, lines }) => (
        <section key={placeText(at)}>
          {at && <h3>{placeText(at)}</h3>}
          <table>
            <tbody>
              {lines.map((line) => (
                <tr key={line.id}>
                  <td className="ado-sheet__box">□</td>
                  <td className="ado-sheet__count">{line.countDisplay ?? line.count}</td>
                  <td>
                    {line.product.title}
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
