import type { PaymentStatus } from '@plaza/contracts/payments/payment.entity'
import { paymentStatusLabels } from '@plaza/contracts/payments/payments.messages'
import { Badge } from '@plaza/ui'
import type { ComponentProps } from 'react'

const tones: Record<PaymentStatus, ComponentProps<typeof Badge>['tone']> = {
  approved: 'success',
  pending: 'neutral',
  declined: 'danger',
  error: 'danger',
  voided: 'danger',
  refunded: 'danger',
  charged_back: 'danger',
}

/** What became of a payment, in a word. */
export const PaymentStatusBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge tone={tones[status]}>{paymentStatusLabels[status]}</Badge>
)

/** What of a payment the shop has: nothing unless it is approved, and not what was given back. */
export const receivedOf = ({ status, amount, refund_done }: { status: PaymentStatus; amount: number; refund_done: number }): number =>
  status === 'approved' ? amount - refund_done : 0
