import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { Tx } from '../platform/database.ts'
import { sellable } from './listing.repository.ts'
import { type ProductRow, productColumns, toListedProduct } from './product-row.ts'

const most = 12

/** Others of the same sub-category that the branch has, most viewed first. */
export async function suggestFor(tx: Tx, productId: string, officeId: string): Promise<Product[]> {
  const rows = await tx.query<ProductRow>(
    `with page as materialized (
       select p.id, p.views_total_count from products p join product_branches b on b.business_id = p.business_id and b.product_id = p.id
       where ${sellable} and b.stock > 0 and p.id <> $3
         and p.sub_category_id = (select sub_category_id from products where business_id = $1 and id = $3)
       order by p.views_total_count desc, p.id limit ${most})
     select ${productColumns} from page join products p on p.business_id = $1 and p.id = page.id
     join categories c on c.business_id = p.business_id and c.id = p.category_id order by page.views_total_count desc, page.id`,
    [tx.business, officeId, productId],
    'products-suggest',
  )
  return rows.map((row) => toListedProduct(row, officeId))
}
