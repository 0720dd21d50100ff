import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import type { PaymentGatewayName } from '@plaza/contracts/payments/payment.entity'
import { verifyPayment } from '@plaza/contracts/payments/payments.api'
import { paymentTexts } from '@plaza/contracts/payments/payments.messages'
import { ErrorState, Spinner, useEvent } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useSearchParams } from '@plaza/ui/router'
import { CircleCheck, CircleX, Clock3 } from 'lucide-react'
import { useEffect } from 'react'
import { resultOf, type Verified } from './payment-result.ts'
import './payment.css'

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

const icons = { good: CircleCheck, waiting: Clock3, bad: CircleX } as const

function Told(verified: Verified) {
  const { order } = verified
  const { tone, title, text, canPayAgain } = resultOf(verified)
  const Icon = icons[tone]
  return (
    <>
      <Icon className={`cart-payment__icon cart-payment__icon--${tone}`} size={48} strokeWidth={1.5} aria-hidden="true" />
      <h1>{title}</h1>
      {order && (
        <p>
          Pedido <strong>N.º {order.id_order}</strong>
        </p>
      )}
      <p className="cart-payment__note">{text}</p>
      <div className="cart-payment__actions">
        {order && canPayAgain && (
          <a className="pz-button pz-button--primary pz-button--large" href={`/checkout/online-payment-cta/${order.id}`}>
            Pagar de nuevo
          </a>
        )}
        {order ? (
          <a
            className={`pz-button pz-button--${canPayAgain ? 'secondary' : 'primary'} pz-button--large`}
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

const MyOrders = () => (
  <a className="pz-button pz-button--primary pz-button--large" href="/profile/orders">
    Ver mis pedidos
  </a>
)
