import * as z from 'zod/mini'
import { id, maybe, moment, pesos } from '../kernel/base.ts'

export const paymentGateways = ['wompi', 'credibanco'] as const
export type PaymentGatewayName = (typeof paymentGateways)[number]

/** `pending` may still become anything; `approved` may be taken back: voided, refunded or charged back. */
export const paymentStatuses = ['pending', 'approved', 'declined', 'voided', 'error', 'refunded', 'charged_back'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * One attempt to pay as the provider told it. `to_refund`: something of it has to go back still. `refund_due` is how much in all (the order could
 * not take it, was cancelled, or less was found than was paid for), `refund_done` how much staff have given back.
 */
export const payment = z.object({
  gateway: z.enum(paymentGateways),
  transaction_id: z.string(),
  order_id: id,
  id_order: z.nullish(z.union([z.int(), z.string()])),
  status: z.enum(paymentStatuses),
  amount: pesos,
  method: maybe.text,
  to_refund: z.boolean(),
  refund_due: z._default(pesos, 0),
  refund_done: z._default(pesos, 0),
  refunded_at: maybe.moment,
  refunded_by: maybe.text,
  refund_note: maybe.text,
  reason: maybe.text,
  date: moment,
})
export type Payment = z.output<typeof payment>

/** A payment as the order's page and dialog show it; the owner gets no provider and no transaction id. */
export const orderPayment = z.object({
  status: z.enum(paymentStatuses),
  amount: pesos,
  method: maybe.text,
  refund_due: pesos,
  refund_done: pesos,
  reason: maybe.text,
  date: moment,
  updated: moment,
  gateway: z.nullish(z.enum(paymentGateways)),
  transaction_id: maybe.text,
})
export type OrderPayment = z.output<typeof orderPayment>
