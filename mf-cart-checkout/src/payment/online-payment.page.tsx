import { signInRequested } from '@plaza/contracts/account/account.events'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { orderStateLabels } from '@plaza/contracts/orders/order-state'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { bus } from '@plaza/event-bus'
import { isUnpaid, payableSince } from '@plaza/contracts/payments/payable'
import { Button, QueryView, Skeleton, useEvent, useSession } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useNavigate, useParams } from '@plaza/ui/router'
import { CircleCheck, CircleX, CreditCard } from 'lucide-react'
import PayOrder from './pay-order.tsx'
import './payment.css'

/** After an order that is paid online: its number, and the way to pay it in another tab. Follows the order live. */
export default function OnlinePaymentPage() {
  const { id = '' } = useParams()
  const query = useCall(getOrder, { id }, { staleTime: 0 })
  useEvent(orderUpdated, ({ orderId }) => orderId === query.data?.order.id && void query.refetch())
  return (
    <QueryView query={query} skeleton={<Skeleton shape="block" className="cart-payment" />} errorText="No logramos cargar tu pedido.">
      {({ order }) => (
        <section className="cart-payment" aria-live="polite">
          {isUnpaid(order) ? <ToPay order={order} /> : <Settled order={order} />}
        </section>
      )}
    </QueryView>
  )
}

function ToPay({ order }: { order: Order }) {
  const signedIn = useSession() !== null
  const navigate = useNavigate()
  return (
    <>
      <CreditCard className="cart-payment__icon" size={48} strokeWidth={1.5} aria-hidden="true" />
      <h1>{order.payment_voided_at ? 'Tu pago fue anulado: págalo de nuevo' : 'Paga tu pedido en línea'}</h1>
      <Facts order={order} />
      {signedIn ? (
        <PayOrder
          orderId={order.id}
          total={order.price_total_computed}
          since={payableSince(order)}
          onOpened={() => void navigate('/profile/orders')}
        />
      ) : (
        <Button look="primary" size="large" onClick={() => bus.publish(signInRequested, { reason: 'checkout' })}>
          Inicia sesión para pagarlo
        </Button>
      )}
      <OrderLink id={order.id} />
    </>
  )
}

function Settled({ order }: { order: Order }) {
  const cancelled = order.state === '12_store_cancel_order'
  const Icon = cancelled ? CircleX : CircleCheck
  return (
    <>
      <Icon
        className={`cart-payment__icon cart-payment__icon--${cancelled ? 'bad' : 'good'}`}
        size={48}
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <h1>{cancelled ? 'Este pedido fue cancelado' : orderStateLabels[order.state]}</h1>
      <Facts order={order} />
      <div className="cart-payment__actions">
        <OrderLink id={order.id} primary />
        <a className="pz-button pz-button--secondary pz-button--large" href="/">
          Ir al inicio
        </a>
      </div>
    </>
  )
}

const Facts = ({ order }: { order: Order }) => (
  <p>
    Pedido <strong>N.º {order.id_order}</strong> por <strong>{formatPesos(order.price_total_computed)}</strong>
  </p>
)

const OrderLink = ({ id, primary = false }: { id: string; primary?: boolean }) => (
  <a className={`pz-button pz-button--${primary ? 'primary' : 'secondary'} pz-button--large`} href={`/shoppingcart-detail/${id}`}>
    Ver pedido
  </a>
)
