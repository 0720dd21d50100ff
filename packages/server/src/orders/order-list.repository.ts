import type { Tx } from '../platform/database.ts'
import { orderColumns, type OrderRow } from './order-record.ts'

export interface OrderFilter {
  readonly state?: string | undefined
  readonly type?: string | undefined
  readonly id_order?: number | undefined
  readonly price_min?: number | undefined
  readonly price_max?: number | undefined
  readonly price_total?: number | undefined
  readonly branchId?: string | null | undefined
  readonly userId?: string | undefined
  readonly olderThan?: Date | undefined
  readonly inactive: boolean
}

/** Newest first. Open carts come only when their state is asked for, by the date they were opened. */
export async function listRows(
  tx: Tx,
  filter: OrderFilter,
  isOpen: boolean,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> {
  const date = isOpen ? 'o.creation_date' : 'o.placed_at'
  const { where, values } = conditions(tx, filter, date, isOpen)
  if (filter.state !== undefined) where.push(`o.state = $${values.push(filter.state)}`)
  if (filter.olderThan) where.push(`${date} < $${values.push(filter.olderThan)}`)
  return tx.query<OrderRow>(
    `select ${orderColumns} from orders o where ${where.join(' and ')}
     order by ${date} desc, o.id desc limit $${values.push(limit)} offset $${values.push(offset)}`,
    values,
  )
}

/** How many per state, obeying every filter but state and paging. */
export async function countByState(tx: Tx, filter: OrderFilter, isOpen: boolean): Promise<Record<string, number>> {
  const { where, values } = conditions(tx, filter, isOpen ? 'o.creation_date' : 'o.placed_at', isOpen)
  const rows = await tx.query<{ state: string; count: number }>(
    `select o.state, count(*)::int as count from orders o where ${where.join(' and ')} group by o.state`,
    values,
  )
  return Object.fromEntries(rows.map((row) => [row.state, row.count]))
}

function conditions(tx: Tx, filter: OrderFilter, date: string, isOpen: boolean) {
  const values: unknown[] = [tx.business, filter.inactive]
  const where = ['o.business_id = $1', 'o.inactive = $2', isOpen ? 'o.placed_at is null' : `${date} is not null`]
  const add = (condition: string, value: unknown) => {
    if (value !== undefined && value !== null) where.push(condition.replace('?', `$${values.push(value)}`))
  }
  add('o.type = ?', filter.type)
  add('o.id_order = ?', filter.id_order)
  add('o.price_total_computed >= ?::numeric', filter.price_min)
  add('o.price_total_computed <= ?::numeric', filter.price_max)
  add('o.price_total_computed = ?::numeric', filter.price_total)
  add('o.branch_office_id = ?', filter.branchId)
  add('o.user_id = ?', filter.userId)
  return { where, values }
}
