import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import { paginate } from '@plaza/contracts/kernel/pagination'
import type { OrderPayment, Payment } from '@plaza/contracts/payments/payment.entity'
import type { listPayments as contract } from '@plaza/contracts/payments/payments.api'
import type { Tx } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { paymentsOf } from './payment.repository.ts'

interface Row extends Omit<Payment, 'date' | 'refunded_at'> {
  readonly date: Date
  readonly refunded_at: Date | null
}

const columns = `p.gateway, p.transaction_id, p.order_id, o.id_order, p.status, (p.amount_in_cents / 100)::int as amount, p.method,
  p.refund_due > p.refund_done as to_refund, p.refund_due, p.refund_done, p.refunded_at, nullif(p.refunded_by, '') as refunded_by,
  nullif(p.refund_note, '') as refund_note, nullif(p.reason, '') as reason, p.creation_date as date`

/** Staff bound to a branch see what was paid for its orders. */
export const listPayments = (
  scope: Scope,
  { page, limit, to_refund }: ParsedInputOf<typeof contract>,
  { db }: Pick<SharedUses, 'db'>,
): Promise<OutputOf<typeof contract>> =>
  db.withTenant(scope.business, async (tx) => {
    const rows = await tx.query<Row & { found: number }>(
      `select ${columns}, count(*) over ()::int as found
       from payments p join orders o on o.business_id = p.business_id and o.id = p.order_id
       where p.business_id = $1 and ($2::text is null or o.branch_office_id = $2) and ($3::boolean is null or (p.refund_due > p.refund_done) = $3)
       order by p.creation_date desc, p.transaction_id limit $4 offset $5`,
      [tx.business, scope.user?.branchId ?? null, to_refund === undefined ? null : to_refund === 'true', limit, (page - 1) * limit],
      'payments-list',
    )
    const payments = rows.map(({ found: _found, ...row }) => toPayment(row))
    const sums = await sumPayments(tx, scope.user?.branchId ?? null)
    return { data: { payments, pagination: paginate(page, limit, rows[0]?.found ?? 0), sums } }
  })

async function sumPayments(tx: Tx, branchId: string | null) {
  const [sums] = await tx.query<{ received: number; refund_due: number }>(
    `select coalesce(sum(p.amount_in_cents / 100 - p.refund_done), 0)::float8 as received,
       coalesce(sum(p.refund_due - p.refund_done), 0)::float8 as refund_due
     from payments p join orders o on o.business_id = p.business_id and o.id = p.order_id
     where p.business_id = $1 and p.status = 'approved' and ($2::text is null or o.branch_office_id = $2)`,
    [tx.business, branchId],
    'payments-sums',
  )
  return sums ?? { received: 0, refund_due: 0 }
}

/** The payments of one order, for its owner without the provider's names for them. */
export async function paymentsOfOrder(tx: Tx, orderId: string, isStaff: boolean): Promise<OrderPayment[]> {
  const rows = await paymentsOf(tx, orderId)
  return rows.map((row) => ({
    status: row.status,
    amount: row.amount,
    method: row.method,
    refund_due: row.refund_due,
    refund_done: row.refund_done,
    reason: row.reason || null,
    date: row.creation_date.toISOString(),
    updated: row.last_update_date.toISOString(),
    ...(isStaff ? { gateway: row.gateway, transaction_id: row.transaction_id } : {}),
  }))
}

type PaymentKey = Pick<Payment, 'gateway' | 'transaction_id'>

/** One payment; null when there is none, or it is of another branch's order. */
export async function findPayment(tx: Tx, scope: Scope, { gateway, transaction_id }: PaymentKey, lock = ''): Promise<Payment | null> {
  const [row] = await tx.query<Row>(
    `select ${columns} from payments p join orders o on o.business_id = p.business_id and o.id = p.order_id
     where p.business_id = $1 and p.gateway = $2 and p.transaction_id = $3 and ($4::text is null or o.branch_office_id = $4) ${lock}`,
    [tx.business, gateway, transaction_id, scope.user?.branchId ?? null],
    `payment-find${lock && '-lock'}`,
  )
  return row ? toPayment(row) : null
}

/** The same, locked until the transaction ends. */
export const lockPayment = (tx: Tx, scope: Scope, key: PaymentKey): Promise<Payment | null> =>
  findPayment(tx, scope, key, 'for update of p')

const toPayment = ({ date, refunded_at, ...row }: Row): Payment => ({
  ...row,
  date: date.toISOString(),
  refunded_at: refunded_at?.toISOString() ?? null,
})
