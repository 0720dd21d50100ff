import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import { paginate } from '@plaza/contracts/kernel/pagination'
import type { Payment } from '@plaza/contracts/payments/payment.entity'
import type { listPayments as contract } from '@plaza/contracts/payments/payments.api'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'

type Row = Omit<Payment, 'date'> & { date: Date; found: number }

/** Staff bound to a branch see what was paid for its orders. */
export const listPayments = (
  scope: Scope,
  { page, limit, to_refund }: ParsedInputOf<typeof contract>,
  { db }: Pick<SharedUses, 'db'>,
): Promise<OutputOf<typeof contract>> =>
  db.withTenant(scope.business, async (tx) => {
    const rows = await tx.query<Row>(
      `select p.gateway, p.transaction_id, p.order_id, o.id_order, p.status, (p.amount_in_cents / 100)::int as amount, p.method, p.to_refund,
         nullif(p.reason, '') as reason, p.creation_date as date, count(*) over ()::int as found
       from payments p join orders o on o.business_id = p.business_id and o.id = p.order_id
       where p.business_id = $1 and ($2::text is null or o.branch_office_id = $2) and ($3::boolean is null or p.to_refund = $3)
       order by p.creation_date desc, p.transaction_id limit $4 offset $5`,
      [tx.business, scope.user?.branchId ?? null, to_refund === undefined ? null : to_refund === 'true', limit, (page - 1) * limit],
      'payments-list',
    )
    const payments = rows.map(({ found: _found, date, ...row }) => ({ ...row, date: date.toISOString() }))
    return { data: { payments, pagination: paginate(page, limit, rows[0]?.found ?? 0) } }
  })
