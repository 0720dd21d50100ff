import type { OutputOf } from '@plaza/contracts/kernel/call'
import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import type { PaymentGatewayName, PaymentStatus } from '@plaza/contracts/payments/payment.entity'
import { verifyPayment } from '@plaza/contracts/payments/payments.api'
import { paymentStatusTexts, paymentTexts } from '@plaza/contracts/payments/payments.messages'
import { ErrorState, Spinner, useEvent } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useSearchParams } from '@plaza/ui/router'
import { CircleCheck, CircleX, Clock3 } from 'lucide-react'
import { useEffect } from 'react'
import './payment.css'

type Verified = OutputOf<typeof verifyPayment>

const askAgainAfter = 4000

/** Where the provider sends the shopper back to. The address only names the payment; what became of it, our server asks the provider. */
export default function PaymentResultPage() {
  const [query] = useSearchParams()
  const gateway: PaymentGatewayName = query.get('gateway') === 'credibanco' ? 'credibanco' : 'wompi'
  const transactionId = query.get(gateway === 'credibanco' ? 'orderId' : 'id')
  if (!transactionId) return <NothingPaid />
  return <Result gateway={gateway} transactionId={transactionId} />
}

const NothingPaid = () => (
  <section className="cart-payment">
    <CircleX className="cart-payment__icon" size={48} strokeWidth={1.5} aria-hidden="true" />
    <h1>No se hizo ningún pago</h1>
    <p>Tu pedido sigue esperando. Puedes pagarlo desde tus pedidos.</p>
    <MyOrders />
  </section>
)

function Result({ gateway, transactionId }: { gateway: PaymentGatewayName; transactionId: string }) {
  const { verified, problem, retry } = useVerified(gateway, transactionId)
  if (problem)
    return (
      <section className="cart-payment">
        <ErrorState
          text={problem.status === 0 || problem.status >= 500 ? paymentTexts.wompiNotLinked : problem.message}
          onRetry={problem.status === 404 ? undefined : retry}
          action={<MyOrders />}
        />
      </section>
    )
  return (
    <section className="cart-payment" aria-live="polite" aria-busy={verified === null}>
      {verified ? <Told {...verified} /> : <Spinner label="Consultando tu pago" />}
    </section>
  )
}

/** Asks at once, again when the order changes, and every few seconds while the payment is pending. */
function useVerified(gateway: PaymentGatewayName, transaction_id: string) {
  const { data, error, dataUpdatedAt, refetch } = useCall(verifyPayment, { gateway, transaction_id }, { staleTime: 0 })
  const pending = data?.status === 'pending'
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => void refetch(), askAgainAfter)
    return () => clearTimeout(timer)
  }, [pending, dataUpdatedAt, refetch])
  useEvent(orderUpdated, ({ orderId }) => orderId === data?.order?.id && void refetch())
  return { verified: data ?? null, problem: data ? null : (error?.problem ?? null), retry: () => void refetch() }
}

const looks: Record<PaymentStatus, { icon: typeof Clock3; tone: string; text: string }> = {
  approved: { icon: CircleCheck, tone: 'good', text: 'Recibimos tu pago y ya estamos preparando tu pedido.' },
  pending: { icon: Clock3, tone: 'waiting', text: 'Esta página se actualiza sola cuando el banco responda.' },
  declined: { icon: CircleX, tone: 'bad', text: 'No se hizo ningún cobro. Puedes intentar con otro medio de pago.' },
  voided: { icon: CircleX, tone: 'bad', text: 'El valor vuelve a tu medio de pago.' },
  error: { icon: CircleX, tone: 'bad', text: 'No se hizo ningún cobro. Inténtalo de nuevo.' },
}

function Told({ status, order }: Verified) {
  const refunded = status === 'approved' && order?.state === '12_store_cancel_order'
  const { icon: Icon, tone, text } = refunded ? { ...looks.voided, text: refundText } : looks[status]
  return (
    <>
      <Icon className={`cart-payment__icon cart-payment__icon--${tone}`} size={48} strokeWidth={1.5} aria-hidden="true" />
      <h1>{paymentStatusTexts[status]}</h1>
      {order && (
        <p>
          Pedido <strong>N.º {order.id_order}</strong>
        </p>
      )}
      <p className="cart-payment__note">{text}</p>
      <div className="cart-payment__actions">
        {order && tone === 'bad' && !refunded && (
          <a className="pz-button pz-button--primary pz-button--large" href={`/checkout/online-payment-cta/${order.id}`}>
            Pagar de nuevo
          </a>
        )}
        {order ? (
          <a
            className={`pz-button pz-button--${tone === 'bad' ? 'secondary' : 'primary'} pz-button--large`}
            href={`/shoppingcart-detail/${order.id}`}
          >
            Ver pedido
          </a>
        ) : (
          <MyOrders />
        )}
      </div>
    </>
  )
}

const refundText = 'Tu pedido ya estaba cancelado cuando llegó el pago: te devolveremos el dinero.'

const MyOrders = () => (
  <a className="pz-button pz-button--primary pz-button--large" href="/profile/orders">
    Ver mis pedidos
  </a>
)
