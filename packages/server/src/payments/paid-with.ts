import type { Tx } from '../platform/database.ts'

interface PaidWith {
  readonly gateway: string
  readonly transaction_id: string
  readonly amount: number
}

/** Approved payments of an order that stay with it; whole pesos. */
export const paidWith = (tx: Tx, orderId: string): Promise<PaidWith[]> =>
  tx.query<PaidWith>(
    `select gateway, transaction_id, (amount_in_cents / 100)::int as amount from payments
     where business_id = $1 and order_id = $2 and status = 'approved' and refund_due < amount_in_cents / 100
     order by approved_at, transaction_id`,
    [tx.business, orderId],
    'payments-paid-with',
  )
