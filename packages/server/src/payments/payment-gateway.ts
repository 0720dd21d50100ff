import type { Pesos } from '@plaza/contracts/kernel/money'

/**
 * What an online gateway (Wompi, Credibanco, the bundled sandbox) must do; the implementations come with stage 3.
 * Decided: create-order takes the stock for every method; an online order waits in 5_waiting_online_payment and is cancelled by the
 * server after `payment_hold_minutes` (`orders/cancel-unpaid-orders.ts`). Only a verified event moves it to 6 or 11; an approval
 * for a cancelled order is recorded as a payment to refund.
 */
export interface PaymentGateway {
  readonly name: string
  /** Where the shopper pays. The reference is the order's id, the amount the order's total. */
  paymentLink(payment: PaymentRequest): Promise<{ url: string }>
  /** The meaning of a call from the provider; null when its signature does not hold. Never throws for bad input. */
  readEvent(headers: Readonly<Record<string, string | undefined>>, body: unknown): Promise<PaymentEvent | null>
  /** Asks the provider itself; what the shopper's browser says is never believed. */
  verify(transactionId: string): Promise<PaymentEvent | null>
}

export interface PaymentRequest {
  readonly orderId: string
  readonly amount: Pesos
  readonly customerEmail: string | null
  readonly returnTo: string
}

export interface PaymentEvent {
  readonly transactionId: string
  readonly orderId: string
  readonly amount: Pesos
  readonly status: 'approved' | 'declined' | 'pending'
  readonly at: Date
}
