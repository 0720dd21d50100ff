import type { OrderRow } from '../orders/order-record.ts'
import { recordChange } from '../orders/order-changes.ts'
import { tellOrder } from '../orders/tell-order.ts'
import type { Tx } from '../platform/database.ts'

/** The sum fell below the total: the order is marked and goes nowhere until it is paid again or staff decide. The caller holds its lock. */
export async function markVoided(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await save(tx, Object.assign(order, { payment_voided_at: now, payment_blocked: true, last_update: now }))
  recordChange(tx, order.id, { user: null, what: 'Pago anulado: lo aprobado ya no cubre el total', now })
}

/** It is paid again. */
export async function unmarkVoided(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (order.payment_voided_at === null) return
  await save(tx, Object.assign(order, { payment_voided_at: null, payment_blocked: false, last_update: now }))
  recordChange(tx, order.id, { user: null, what: 'El pedido volvió a quedar pagado', now })
}

/** Staff go on with the order though it is not paid online. The mark stays. */
export const unblock = (tx: Tx, order: OrderRow, now: Date): Promise<void> =>
  save(tx, Object.assign(order, { payment_blocked: false, last_update: now }))

async function save(tx: Tx, { id, payment_voided_at, payment_blocked, last_update, ...order }: OrderRow): Promise<void> {
  await tx.run(
    'update orders set payment_voided_at = $3, payment_blocked = $4, last_update = $5 where business_id = $1 and id = $2',
    [tx.business, id, payment_voided_at, payment_blocked, last_update],
    'order-payment-mark',
  )
  tellOrder(tx, { id, ...order })
}
