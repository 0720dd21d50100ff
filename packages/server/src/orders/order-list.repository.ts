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
  /** Days in Bogotá, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly customer?: string | undefined
  readonly phone?: string | undefined
  readonly userId?: string | undefined
  /** Where the list goes on, in its own order. */
  readonly beyond?: Date | undefined
  readonly inactive: boolean
}

export interface ListedPart {
  readonly limit: number
  readonly offset: number
  readonly direction: 'asc' | 'desc'
}

/** By date, in either direction of its index. Open carts come only when their state is asked for, by the date they were opened. */
export async function listRows(
  tx: Tx,
  filter: OrderFilter,
  isOpen: boolean,
  { limit, offset, direction }: ListedPart,
): Promise<OrderRow[]> {
  const date = isOpen ? 'o.creation_date' : 'o.placed_at'
  const { where, values } = conditions(tx, filter, date, isOpen)
  if (filter.state !== undefined) where.push(`o.state = $${values.push(filter.state)}`)
  if (filter.beyond) where.push(`${date} ${direction === 'asc' ? '>' : '<'} $${values.push(filter.beyond)}`)
  return tx.query<OrderRow>(
    `select ${orderColumns} from orders o where ${where.join(' and ')}
     order by ${date} ${direction}, o.id ${direction} limit $${values.push(limit)} offset $${values.push(offset)}`,
    values,
  )
}

/**
 * How many per state, obeying every filter but state and paging. Branch, type and all are summed from the tallies, whatever the size
 * of the business; the other filters name few orders or a range of amounts, which are counted.
 */
export const countByState = (tx: Tx, filter: OrderFilter): Promise<Record<string, number>> =>
  isTallied(filter) ? sumTallies(tx, filter) : countRows(tx, filter)

const isTallied = ({ id_order, price_min, price_max, price_total, userId, from, to, customer, phone }: OrderFilter) =>
  [id_order, price_min, price_max, price_total, userId, from, to, customer, phone].every((each) => each === undefined)

async function sumTallies(tx: Tx, { inactive, branchId, type }: OrderFilter): Promise<Record<string, number>> {
  const rows = await tx.query<{ state: string; count: number }>(
    `select state, sum(orders)::int as count from order_tallies
     where business_id = $1 and inactive = $2 and ($3::text is null or branch_office_id = $3) and ($4::text is null or type = $4)
     group by state having sum(orders) > 0`,
    [tx.business, inactive, branchId ?? null, type ?? null],
    'order-tallies',
  )
  return Object.fromEntries(rows.map((row) => [row.state, row.count]))
}

/** Folds the tallies of a business into one row each. Whoever reads meanwhile sees the rows of before or of after. */
export const foldTallies = (tx: Tx, atLeast: number): Promise<number> =>
  tx.run(
    `with many as (select count(*) > $2 as fold from order_tallies where business_id = $1),
       gone as (
         delete from order_tallies using many where business_id = $1 and many.fold
         returning branch_office_id, type, state, inactive, orders)
     insert into order_tallies (business_id, branch_office_id, type, state, inactive, orders)
     select $1, branch_office_id, type, state, inactive, sum(orders) from gone group by 2, 3, 4, 5 having sum(orders) <> 0`,
    [tx.business, atLeast],
    'order-tallies-fold',
  )

/** The same for open carts. */
export const countCarts = (tx: Tx, filter: OrderFilter): Promise<Record<string, number>> => countRows(tx, filter, true)

async function countRows(tx: Tx, filter: OrderFilter, isOpen = false): Promise<Record<string, number>> {
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
  const total = isOpen ? 'o.price_total_computed' : 'o.placed_total'
  const amounts = wholePesos(filter)
  if (amounts === 'none') where.push('false')
  else for (const { sign, amount } of amounts) add(`${total} ${sign} ?`, amount)
  add('o.branch_office_id = ?', filter.branchId)
  add('o.user_id = ?', filter.userId)
  add(`${date} >= ?::date::timestamp at time zone 'America/Bogota'`, filter.from)
  add(`${date} < (?::date + 1)::timestamp at time zone 'America/Bogota'`, filter.to)
  add(`${plainSql('o.user_fullname')} like ${plainSql('?')}`, containing(filter.customer))
  add(
    `o.user_id in (select u.id from users u where u.business_id = $1 and regexp_replace(u.phone, '\\D', '', 'g') like ?)`,
    containing(filter.phone?.replace(/\D/g, '') || filter.phone),
  )
  return { where, values }
}

// Nobody types accents into a filter.
const plainSql = (text: string) => `translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`
/** What people type is no pattern. */
const containing = (text: string | undefined) => text && `%${text.replace(/[\\%_]/g, '\\$&')}%`

const mostInteger = 2_147_483_647

interface Bound {
  readonly sign: '>=' | '<=' | '='
  readonly amount: number
}

/**
 * The bounds of the filter in the column's own type, whose index then serves: amounts are whole pesos, so a fraction rounds into the range and
 * equals none, and what lies beyond the type bounds nothing or leaves nothing.
 */
function wholePesos({ price_min, price_max, price_total }: OrderFilter): Bound[] | 'none' {
  if (price_total !== undefined && !Number.isInteger(price_total)) return 'none'
  const min = Math.max(Math.ceil(price_min ?? -mostInteger), price_total ?? -mostInteger)
  const max = Math.min(Math.floor(price_max ?? mostInteger), price_total ?? mostInteger)
  if (min > max || min > mostInteger || max < -mostInteger) return 'none'
  if (min === max) return [{ sign: '=', amount: min }]
  const bounds: Bound[] = [
    { sign: '>=', amount: min },
    { sign: '<=', amount: max },
  ]
  return bounds.filter(({ amount }) => Math.abs(amount) < mostInteger)
}
