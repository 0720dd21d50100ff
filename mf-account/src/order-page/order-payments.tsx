import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { OrderPayment } from '@plaza/contracts/payments/payment.entity'
import { paymentStatusLabels } from '@plaza/contracts/payments/payments.messages'

/** What was paid for the order and what of it goes back, in the owner's words. */
export function OrderPayments({ payments }: { payments: readonly OrderPayment[] }) {
  if (payments.length === 0) return null
  const due = sum(payments, ({ refund_due, refund_done }) => refund_due - refund_done)
  const approved = payments.filter(({ status }) => status === 'approved')
  return (
    <section className="acc-order__card" aria-labelledby="acc-order-payments">
      <h2 id="acc-order-payments">Pagos</h2>
      {due > 0 && (
        <p className="acc-order__due" role="status">
          {approved.length > 1 && 'Recibimos más de un pago de este pedido. '}
          Te devolvemos <strong>{formatPesos(due)}</strong> a tu medio de pago.
        </p>
      )}
      <ul className="acc-order__payments">
        {payments.map((payment) => (
          <li key={payment.date + payment.updated}>
            <span>
              {paymentStatusLabels[payment.status]}
              <small>{formatDateTime(payment.status === 'approved' ? payment.date : payment.updated)}</small>
            </span>
            <span>
              {payment.status === 'approved' ? <strong>{formatPesos(payment.amount)}</strong> : <s>{formatPesos(payment.amount)}</s>}
              {payment.refund_done > 0 && <small>Devuelto {formatPesos(payment.refund_done)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const sum = (payments: readonly OrderPayment[], amountOf: (payment: OrderPayment) => number) =>
  payments.reduce((total, payment) => total + amountOf(payment), 0)
