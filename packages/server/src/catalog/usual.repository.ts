import type { Tx } from '../platform/database.ts'
import { sellable } from './listing.repository.ts'

const most = 12
/** What was bought once may have been a whim. */
const fewestOrders = 2

/** Products that the person ordered at least twice within a year and that the branch has, most ordered first. */
export async function usualOf(tx: Tx, userId: string, officeId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select p.id from (
       select l.product_id, count(*) as times, max(o.placed_at) as last from orders o
       join order_lines l on l.business_id = o.business_id and l.order_id = o.id
       where o.business_id = $1 and o.user_id = $3 and o.placed_at > now() - interval '1 year' and o.state <> '12_store_cancel_order'
       group by l.product_id having count(*) >= ${fewestOrders}
     ) bought
     join products p on p.business_id = $1 and p.id = bought.product_id
     join product_branches b on b.business_id = p.business_id and b.product_id = p.id
     where ${sellable} and b.stock > 0
     order by bought.times desc, bought.last desc, p.id limit ${most}`,
    [tx.business, officeId, userId],
    'products-usual',
  )
  return rows.map(({ id }) => id)
}
