import { signInRequested } from '@plaza/contracts/account/account.events'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { orderStateLabels } from '@plaza/contracts/orders/order-state'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { bus } from '@plaza/event-bus'
import { Button, ErrorState, QueryView, Skeleton, Spinner, useBusiness, useEvent, useSession } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useNavigate, useParams } from '@plaza/ui/router'
import { CircleCheck, CircleX, CreditCard, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { deadline } from './deadline.ts'
import { usePaymentLink } from './use-payment-link.ts'
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

const isUnpaid = ({ state }: Order) => state === '5_waiting_online_payment' || state === '11_store_onlinepayment_fail'

function ToPay({ order }: { order: Order }) {
  const signedIn = useSession() !== null
  const link = usePaymentLink(order.id, signedIn)
  return (
    <>
      <CreditCard className="cart-payment__icon" size={48} strokeWidth={1.5} aria-hidden="true" />
      <h1>Paga tu pedido en línea</h1>
      <Facts order={order} />
      <PayLink order={order} link={link} signedIn={signedIn} />
      <Deadline order={order} />
    </>
  )
}

function PayLink({ order, link, signedIn }: { order: Order; link: ReturnType<typeof usePaymentLink>; signedIn: boolean }) {
  const navigate = useNavigate()
  if (!signedIn)
    return (
      <Button look="primary" size="large" onClick={() => bus.publish(signInRequested, { reason: 'checkout' })}>
        Inicia sesión para pagarlo
      </Button>
    )
  if (link.error) return <ErrorState text={link.error} onRetry={link.retry ?? undefined} action={<OrderLink id={order.id} />} />
  if (!link.url) return <Spinner label="Preparando el enlace de pago" />
  return (
    <div className="cart-payment__actions">
      <a
        className="pz-button pz-button--primary pz-button--large"
        href={link.url}
        target="_blank"
        rel="noopener"
        onClick={() => void navigate('/profile/orders')}
      >
        Pagar {formatPesos(order.price_total_computed)}
        <ExternalLink size={18} aria-hidden="true" />
        <span className="pz-hidden">(se abre en otra pestaña)</span>
      </a>
      <OrderLink id={order.id} />
    </div>
  )
}

/** S 4: an unpaid order keeps its products only for a while. */
function Deadline({ order }: { order: Order }) {
  const { payment_hold_minutes: minutes } = useBusiness()
  const [now] = useState(() => new Date())
  const until = new Date(Date.parse(order.creationDate ?? '') + minutes * 60_000)
  return (
    <p className="cart-payment__note">
      Guardamos tus productos hasta {deadline(until, now)}. Si no recibimos el pago, el pedido se cancela solo.
    </p>
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
