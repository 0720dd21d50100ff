import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import type { OrderPayment } from '@plaza/contracts/payments/payment.entity'
import { getOrder, listOrders } from '@plaza/contracts/orders/orders.api'
import { isUnpaid } from '@plaza/contracts/payments/payable'
import { continueUnpaid, listPayments, recordTakenBack } from '@plaza/contracts/payments/payments.api'
import { Button } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { PaymentStatusBadge, receivedOf } from '../parts/payment-status.tsx'
import './order-payments.css'

interface OrderPaymentsProps {
  readonly order: Order
  readonly payments: readonly OrderPayment[]
}

const changed = { invalidates: [getOrder, listOrders, listPayments] } as const

/** What was paid online for the order, what of it went back and what has to; and the decision about a payment that was taken back. */
export const OrderPayments = ({ order, payments }: OrderPaymentsProps) => (
  <section className="ado-payments" aria-labelledby="ado-payments">
    <h3 id="ado-payments">Pagos en línea</h3>
    {order.payment_voided_at && <VoidedNotice order={order} />}
    <dl className="ado-payments__sums">
      {sumsOf(payments, order).map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatPesos(amount)}</dd>
        </div>
      ))}
    </dl>
    {payments.length === 0 && <p className="pz-muted">Todavía no hay pagos.</p>}
    <ul className="ado-payments__list">
      {payments.map((payment) => (
        <PaymentRow key={`${payment.gateway} ${payment.transaction_id}`} payment={payment} />
      ))}
    </ul>
  </section>
)

function sumsOf(payments: readonly OrderPayment[], order: Order): [label: string, amount: number][] {
  const sum = (amountOf: (payment: OrderPayment) => number) => payments.reduce((total, payment) => total + amountOf(payment), 0)
  const due = sum(({ refund_due, refund_done }) => refund_due - refund_done)
  const received = sum(receivedOf)
  const takenBack = sum(({ status, amount }) => (['voided', 'refunded', 'charged_back'].includes(status) ? amount : 0))
  const givenBack = sum(({ refund_done }) => refund_done)
  const isOpen = order.state !== '12_store_cancel_order'
  const missing = isOpen ? Math.max(0, order.price_total_computed - (received - due)) : 0
  const sums: [string, number][] = [
    ['Recibido', received],
    ['Anulado o devuelto', takenBack + givenBack],
    ['Por devolver', due],
    ['Falta por pagar', missing],
  ]
  return sums.filter(([, amount], at) => at === 0 || amount > 0)
}

function PaymentRow({ payment }: { payment: OrderPayment }) {
  const { status, amount, date, updated, method, gateway, transaction_id, refund_due, refund_done, reason } = payment
  const isCounted = receivedOf(payment) > 0
  const left = refund_due - refund_done
  return (
    <li>
      <span className="ado-payments__head">
        <PaymentStatusBadge status={status} />
        {isCounted ? <strong>{formatPesos(amount)}</strong> : <s>{formatPesos(amount)}</s>}
      </span>
      <small>
        {[formatDateTime(date), updated !== date && `último cambio ${formatDateTime(updated)}`, method, gateway && gatewayNames[gateway]]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <small className="ado-payments__id">{transaction_id}</small>
      {left > 0 && (
        <small className="ado-payments__due">
          Por devolver {formatPesos(left)}
          {reason && `. ${reason}`}
        </small>
      )}
      {refund_done > 0 && <small>Devuelto {formatPesos(refund_done)}</small>}
      {status === 'approved' && <TakenBack payment={payment} />}
    </li>
  )
}

const gatewayNames = { wompi: 'Wompi', credibanco: 'Credibanco' } as const

/** No provider tells of a chargeback: staff read of it in the bank's mail. */
function TakenBack({ payment: { gateway, transaction_id, amount } }: { payment: OrderPayment }) {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const record = useCallMutation(recordTakenBack, changed)
  if (!gateway || !transaction_id) return null
  const confirm = async () => {
    setProblem(null)
    const answer = await record.run({ gateway, transaction_id, status: 'charged_back' })
    if (answer.ok) setAsking(false)
    else setProblem(answer.problem.message)
  }
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setAsking(true)}>
        Registrar contracargo
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={`¿El banco le devolvió ${formatPesos(amount)} al cliente?`}
        text="El pago deja de contar. Si el pedido queda sin pagar, no avanza hasta que decidas qué hacer."
        confirmLabel="Sí, fue un contracargo"
        busy={record.isPending}
        error={problem}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function VoidedNotice({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const decide = useCallMutation(continueUnpaid, changed)
  const confirm = async () => {
    setProblem(null)
    const answer = await decide.run({ id: order.id })
    if (answer.ok) setAsking(false)
    else setProblem(answer.problem.message)
  }
  return (
    <div className="ado-payments__voided" role="status">
      <TriangleAlert size={20} aria-hidden="true" />
      <div>
        <strong>Pago anulado</strong>
        <p>
          {formatDateTime(order.payment_voided_at)}: lo aprobado ya no cubre el total.{' '}
          {order.payment_blocked
            ? `El pedido no avanza hasta que ${isUnpaid(order) ? 'el cliente pague de nuevo, ' : ''}continúes sin ese pago o lo anules.`
            : 'Decidieron continuar sin ese pago.'}
        </p>
        {order.payment_blocked && (
          <Button size="small" onClick={() => setAsking(true)}>
            Continuar sin ese pago
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title="¿Continuar sin el pago en línea?"
        text="El pedido podrá alistarse y despacharse aunque no esté pagado. Queda en el historial con tu nombre."
        confirmLabel="Sí, continuar"
        busy={decide.isPending}
        error={problem}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
