import type { PaymentStatus } from '@plaza/contracts/payments/payment.entity'
import type { OrderState } from '@plaza/contracts/orders/order-state'

/** One payment as the ledger weighs it; whole pesos. */
export interface LedgerPayment {
  readonly status: PaymentStatus
  readonly amount: number
  /** It was for the order's own amount. */
  readonly counts: boolean
  /** What staff have given back of it. */
  readonly refund_done: number
}

export interface LedgerOrder {
  readonly state: OrderState
  /** As placed. */
  readonly price_total: number
  /** As picked. */
  readonly price_total_computed: number
}

export interface Balance {
  /** How much of each payment has to go back in all, in the order of `payments`. */
  readonly due: readonly number[]
  /** What stays with the order. */
  readonly kept: number
  readonly isCovered: boolean
}

/**
 * Weighs the payments of an order, the first approved first: what counts is the sum of approvals less what was voided, refunded or charged
 * back, up to what the order costs. All above it is due back.
 */
export function weighPayments(order: LedgerOrder, payments: readonly LedgerPayment[]): Balance {
  const owed = owedFor(order)
  let kept = 0
  const due = payments.map(({ status, amount, counts, refund_done }) => {
    if (status !== 'approved') return refund_done
    const part = counts ? Math.max(0, Math.min(amount - refund_done, owed - kept)) : 0
    kept += part
    return Math.max(amount - part, refund_done)
  })
  return { due, kept, isCovered: owed > 0 && kept >= owed }
}

/** Less was found than was paid for only once the picking is over; a cancelled order costs nothing. */
export function owedFor({ state, price_total, price_total_computed }: LedgerOrder): number {
  if (state === '12_store_cancel_order') return 0
  const isPicked = state === '9_store_invoice_products' || state === '10_store_dispatch_products'
  return isPicked ? price_total_computed : Math.max(price_total, price_total_computed)
}

/** Money that had been approved and was taken back. */
export const isReversal = (status: PaymentStatus): boolean => status === 'voided' || status === 'refunded' || status === 'charged_back'

/** May a provider's word on a transaction follow the one before? Only a pending one is open; an approved one may be taken back. */
export const mayFollow = (before: PaymentStatus, after: PaymentStatus): boolean =>
  before === 'pending' ? after !== 'pending' : before === 'approved' && isReversal(after)
