import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import { saleStates } from '@plaza/contracts/stats/sales'
import type { showStatistics as contract } from '@plaza/contracts/stats/statistics.api'
import type { Tx } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { dayOf, rangeOf, within } from './range.ts'

type Day = OutputOf<typeof contract>['data']['days'][number]
type Range = { from: string; to: string }

/** Visits and sales of each day; days on which nothing happened are there too. Amounts are the orders' own. */
export async function showStatistics(
  { business }: Scope,
  input: ParsedInputOf<typeof contract>,
  { db, clock }: Pick<SharedUses, 'db' | 'clock'>,
): Promise<OutputOf<typeof contract>> {
  const range = rangeOf(input, clock.now())
  const days = await db.withTenant(business, async (tx) => joined(range, await Promise.all([visitsOf(tx, range), salesOf(tx, range)])))
  const sum = (field: Exclude<keyof Day, 'day'>) => days.reduce((total, day) => total + day[field], 0)
  const totals = { visits: sum('visits'), visits_registered: sum('visits_registered'), sales: sum('sales'), orders: sum('orders') }
  return { data: { ...range, days, totals } }
}

const visitsOf = (tx: Tx, { from, to }: Range) =>
  tx.query<Partial<Day> & { day: string }>(
    `select ${dayOf('creation_date')} as day, coalesce(sum(value) filter (where type = 'visit'), 0)::bigint as visits,
       coalesce(sum(value) filter (where type = 'visit_registered'), 0)::bigint as visits_registered
     from stats where business_id = $1 and type in ('visit', 'visit_registered') and ${within('creation_date')} group by 1`,
    [tx.business, from, to],
    'stats-visits',
  )

const salesOf = (tx: Tx, { from, to }: Range) =>
  tx.query<Partial<Day> & { day: string }>(
    `select ${dayOf('placed_at')} as day, sum(price_total_computed)::bigint as sales, count(*) as orders
     from orders where business_id = $1 and not inactive and state = any($4) and ${within('placed_at')} group by 1`,
    [tx.business, from, to, saleStates],
    'stats-sales',
  )

function joined({ from, to }: Range, found: (Partial<Day> & { day: string })[][]): Day[] {
  const days = new Map<string, Day>()
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    days.set(day, { day, visits: 0, visits_registered: 0, sales: 0, orders: 0 })
  }
  for (const each of found.flat()) Object.assign(days.get(each.day) ?? {}, each)
  return [...days.values()]
}
