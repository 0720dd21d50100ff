import type { Tx } from '../platform/database.ts'
import type { OrderRow } from '../orders/order-record.ts'
import { refundPart, refundPayments } from './payment.repository.ts'

/** An order is given up: what was paid for it has to go back (Ley 2439 of 2024: within 15 days). */
export const refundOrder = (tx: Tx, orderId: string, now: Date): Promise<number> =>
  refundPayments(tx, orderId, 'El pedido se anuló después de pagarse.', now)

/** The picking is over: what was paid above what the order now comes to has to go back. */
export const refundDifference = (tx: Tx, { id, price_total_computed }: OrderRow, now: Date): Promise<number> =>
  refundPart(tx, id, price_total_computed, 'Se encontró menos de lo que se pagó.', now)
