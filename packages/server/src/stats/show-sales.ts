import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import { saleStates } from '@plaza/contracts/stats/sales'
import type { showSales as contract } from '@plaza/contracts/stats/statistics.api'
import type { Tx } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { daysBefore, rangeOf, within } from './range.ts'

type Data = OutputOf<typeof contract>['data']
type Best = Data['best_sellers'][number]

interface Asked {
  readonly from: string
  readonly to: string
  /** Null for all branches. */
  readonly office: string | null
}

const mostBestSellers = 20

/** What was sold, beside what was sold in as many days before. Whoever is bound to a branch sees that branch. */
export async function showSales(
  { business, user }: Scope,
  { office, ...input }: ParsedInputOf<typeof contract>,
  { db, clock }: Pick<SharedUses, 'db' | 'clock'>,
): Promise<OutputOf<typeof contract>> {
  const range = rangeOf(input, clock.now())
  const asked = { ...range, office: user?.branchId ?? (office || null) }
  const earlier = daysBefore(range)
  return db.withTenant(business, async (tx) => {
    const [offices, before, best_sellers] = await Promise.all([
      salesByOffice(tx, asked),
      salesByOffice(tx, { ...asked, ...earlier }),
      bestSellers(tx, asked),
    ])
    return {
      data: {
        ...range,
        totals: total(offices),
        before: { ...earlier, ...total(before) },
        offices: offices.map((each) => ({ office_id: each.office_id, ...total([each]) })),
        best_sellers,
      },
    }
  })
}

interface OfficeSales {
  readonly office_id: string
  readonly sales: number
  readonly orders: number
}

const salesByOffice = (tx: Tx, { from, to, office }: Asked) =>
  tx.query<OfficeSales>(
    `select coalesce(branch_office_id, '') as office_id, sum(price_total_computed)::bigint as sales, count(*)::int as orders
     from orders where business_id = $1 and not inactive and state = any($4) and ${within('placed_at')}
       and ($5::text is null or branch_office_id = $5)
     group by 1 order by 2 desc, 1`,
    [tx.business, from, to, saleStates, office],
    'stats-sales-by-office',
  )

function total(parts: readonly OfficeSales[]) {
  const sales = parts.reduce((sum, each) => sum + each.sales, 0)
  const orders = parts.reduce((sum, each) => sum + each.orders, 0)
  return { sales, orders, average_ticket: orders === 0 ? 0 : Math.round(sales / orders) }
}

/** By what they brought, lines as they were charged: what was missing or replaced brought nothing. */
const bestSellers = (tx: Tx, { from, to, office }: Asked) =>
  tx.query<Best>(
    `select l.product_id as id, max(l.id_item) as id_item, max(l.product ->> 'title') as title, count(*)::int as orders,
       sum(l.total_price)::bigint as sales
     from orders o join order_lines l on l.business_id = o.business_id and l.order_id = o.id
     where o.business_id = $1 and not o.inactive and o.state = any($4) and ${within('o.placed_at')}
       and ($5::text is null or o.branch_office_id = $5) and l.total_price > 0
     group by 1 order by 5 desc, 1 limit $6`,
    [tx.business, from, to, saleStates, office, mostBestSellers],
    'stats-best-sellers',
  )
