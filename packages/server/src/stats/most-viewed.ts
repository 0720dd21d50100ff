import type { OutputOf, ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { mostViewed as contract } from '@plaza/contracts/stats/statistics.api'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { rangeOf, within } from './range.ts'

type Item = OutputOf<typeof contract>['data']['items'][number]

/** B-2-090: products by how often their pages were looked at in these days. One that left the assortment keeps the name it had. */
export async function mostViewed(
  { business }: Scope,
  { limit, ...input }: ParsedInputOf<typeof contract>,
  { db, clock }: Pick<SharedUses, 'db' | 'clock'>,
): Promise<OutputOf<typeof contract>> {
  const range = rangeOf(input, clock.now())
  const items = await db.withTenant(business, (tx) =>
    tx.query<Item>(
      `select s.reference as id, coalesce(p.id_item, '') as id_item, coalesce(p.title, s.name) as title, s.views
       from (select reference, max(display_name) as name, sum(value)::bigint as views from stats
             where business_id = $1 and type = 'product_view' and ${within('creation_date')}
             group by reference order by views desc, reference limit $4) s
       left join products p on p.business_id = $1 and p.id = s.reference
       order by s.views desc, s.reference`,
      [tx.business, range.from, range.to, limit],
      'stats-most-viewed',
    ),
  )
  return { data: { ...range, items } }
}
