import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { orderPay } from '@plaza/contracts/orders/orders.slots'
import { payableUntil } from '@plaza/contracts/payments/payable'
import { Button, useBusiness } from '@plaza/ui'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { deadline } from './deadline.ts'
import { type PaymentPage, usePaymentPage } from './use-payment-page.ts'
import './pay-order.css'

type Props = SlotProps<typeof orderPay> & { onOpened?: () => void }

/** One press opens one payment page in another tab; says until when the order can be paid. */
export default function PayOrder({ orderId, total, since, onOpened }: Props) {
  const { payment_hold_minutes: minutes } = useBusiness()
  const [now] = useState(() => new Date())
  const page = usePaymentPage(orderId, onOpened)
  const until = payableUntil(since, minutes)
  if (until < now) return <p className="cart-pay__note">El tiempo para pagar este pedido terminó. En un momento se cancela.</p>
  return (
    <div className="cart-pay">
      {page.isPaid ? null : page.offersAgain ? (
        <Button look="primary" onClick={() => page.open(true)}>
          {page.offersAgain}
        </Button>
      ) : (
        <Button look="primary" size="large" onClick={() => page.open(false)}>
          <CreditCard size={20} aria-hidden="true" />
          Pagar {formatPesos(total)}
          <span className="pz-hidden">(se abre en otra pestaña)</span>
        </Button>
      )}
      <PageNotice page={page} />
      <p className="cart-pay__note">Puedes pagarlo hasta {deadline(until, now)}: hasta entonces guardamos tus productos.</p>
    </div>
  )
}

const PageNotice = ({ page: { notice, isProblem } }: { page: PaymentPage }) => (
  <p className={isProblem ? 'pz-field__error' : 'cart-pay__notice'} role="status">
    {notice}
  </p>
)
