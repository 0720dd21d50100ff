import type { Tx } from '../platform/database.ts'
import { hiddenSubCategories } from './listing.repository.ts'

/** Something that has a page of its own, and when it last changed. */
export interface Addressed {
  id: string
  changed: Date
}

/** Visible categories and sub-categories with something on their shelves; those with a parent name it. */
export const addressedCategories = (tx: Tx): Promise<(Addressed & { parent: string | null })[]> =>
  tx.query(
    `with shelves as (select p.category_id, p.sub_category_id, max(p.last_update_date) as changed from products p
       where ${shown} group by 1, 2)
     select category_id as id, null as parent, max(changed) as changed from shelves group by 1
     union all select sub_category_id, category_id, changed from shelves order by parent nulls first, id`,
    [tx.business],
    'addressed-categories',
  )

/** Products that anybody may see, a part of them; parts count from 1. */
export const addressedProducts = (tx: Tx, part: number, size: number): Promise<Addressed[]> =>
  tx.query(
    `select p.id, p.last_update_date as changed from products p where ${shown} order by p.id limit $2 offset $3`,
    [tx.business, size, (part - 1) * size],
    'addressed-products',
  )

export async function countAddressedProducts(tx: Tx): Promise<{ total: number; changed: Date | null }> {
  const [row] = await tx.query<{ total: number; changed: Date | null }>(
    `select count(*)::int as total, max(p.last_update_date) as changed from products p where ${shown}`,
    [tx.business],
    'addressed-products-count',
  )
  return row ?? { total: 0, changed: null }
}

const shown = `p.business_id = $1 and not p.inactive and not p.inactive_manual and p.sub_category_id <> all(${hiddenSubCategories})`
