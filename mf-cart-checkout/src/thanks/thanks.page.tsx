import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { orderNotify } from '@plaza/contracts/orders/orders.slots'
import { paymentMethodLabels } from '@plaza/contracts/payments/payment-method'
import { QueryView, Skeleton, Slot, useBusiness } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useParams } from '@plaza/ui/router'
import { CalendarClock, CreditCard, MapPin, Store } from 'lucide-react'
import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import './thanks.css'

export default function ThanksPage() {
  const { id_order = '' } = useParams()
  const query = useCall(getOrder, { id: id_order })
  return (
    <QueryView query={query} skeleton={<Skeleton shape="block" />} errorText="No logramos cargar tu pedido.">
      {({ order }) => <Thanks order={order} />}
    </QueryView>
  )
}

function Thanks({ order }: { order: Order }) {
  const path = `/shoppingcart-detail/${order.id}`
  return (
    <section className="cart-thanks">
      <h1>¡Gracias por tu pedido!</h1>
      <p>
        Tu pedido es el <strong>N.º {order.id_order}</strong> por {formatPesos(order.price_total_computed)}. Te contaremos por aquí cada
        paso.
      </p>
      <Facts order={order} />
      {order.userId && <Slot of={orderNotify} with={{ userId: order.userId }} empty={null} pending={null} />}
      <div className="cart-thanks__actions">
        <a className="pz-button pz-button--primary pz-button--large" href={path}>
          Ver pedido
        </a>
        <a className="pz-button pz-button--secondary pz-button--large" href="/">
          Ir al inicio
        </a>
      </div>
      <figure className="cart-thanks__code">
        <QRCodeSVG
          className="cart-thanks__qr"
          value={new URL(path, location.origin).href}
          size={144}
          marginSize={2}
          title="Código QR de tu pedido"
        />
        <figcaption>
          {order.type === 'pickup'
            ? 'Muestra este código en la sede: así encuentran tu pedido.'
            : 'Muestra este código a quien te entrega: así comprueba que el pedido es tuyo.'}
        </figcaption>
      </figure>
    </section>
  )
}

function Facts({ order }: { order: Order }) {
  const { address_selected: address, type, payment_method_selected: method } = order
  const { delivery_promise: promise } = useBusiness()
  const isPickup = type === 'pickup'
  const name = isPickup ? (address?.displayName ?? address?.alias) : (address?.alias ?? address?.displayName)
  return (
    <dl className="cart-thanks__facts">
      <Fact icon={isPickup ? <Store size={20} /> : <MapPin size={20} />} label={isPickup ? 'Recoges en' : 'Lo llevamos a'}>
        {name && <strong>{name}</strong>}
        <span>{[address?.address, address?.city].filter(Boolean).join(', ')}</span>
        {address?.comment && <span>{address.comment}</span>}
      </Fact>
      <Fact icon={<CalendarClock size={20} />} label="Lo pediste">
        <strong>{formatDateTime(order.creationDate)}</strong>
        {!isPickup && promise && <span>{promise}</span>}
        <span>{isPickup ? 'Te avisamos cuando esté listo para recoger.' : 'Te avisamos cuando salga hacia tu dirección.'}</span>
      </Fact>
      {method && (
        <Fact icon={<CreditCard size={20} />} label="Pagas con">
          <strong>{paymentMethodLabels[method]}</strong>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div>
    <dt>
      <span aria-hidden="true">{icon}</span>
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
)
