import type { Tx } from '../platform/database.ts'
import { refundPayments } from './payment.repository.ts'

/** An order is given up: what was paid for it has to go back (Ley 2439 of 2024: within 15 days). */
export const refundOrder = (tx: Tx, orderId: string, now: Date): Promise<number> =>
  refundPayments(tx, orderId, 'El pedido se anuló después de pagarse.', now)
