import type { Tx } from '../platform/database.ts'
import { sellable } from './listing.repository.ts'

const most = 12

/** Others of the same sub-category that the branch has, most viewed first. */
export async function suggestFor(tx: Tx, productId: string, officeId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select p.id from products p join product_branches b on b.business_id = p.business_id and b.product_id = p.id
     where ${sellable} and b.stock > 0 and p.id <> $3
       and p.sub_category_id = (select sub_category_id from products where business_id = $1 and id = $3)
     order by p.views_total_count desc, p.id limit ${most}`,
    [tx.business, officeId, productId],
    'products-suggest',
  )
  return rows.map(({ id }) => id)
}
