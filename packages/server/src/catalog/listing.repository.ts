import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { Tx } from '../platform/database.ts'
import { type ProductRow, productColumns, toListedProduct } from './product-row.ts'

export interface ListingFilter {
  officeId: string
  category_id?: string | undefined
  sub_category_id?: string | undefined
  /** False lists also what the branch sells but has run out of. */
  inStock: boolean
}

/** One page, most viewed first, then by discount. One statement: it pages on the ids and joins prices and names to those few. */
export async function listPage(tx: Tx, filter: ListingFilter, limit: number, offset: number): Promise<Product[]> {
  const { where, values, name } = conditionsOf(tx, filter)
  const rows = await tx.query<ProductRow>(
    `with page as materialized (
       select p.id, p.views_total_count, b.discount from ${listed} ${where}
       order by p.views_total_count desc, b.discount desc, p.id limit $${values.length + 1} offset $${values.length + 2})
     select ${productColumns} from page join products p on p.business_id = $1 and p.id = page.id
     join categories c on c.business_id = p.business_id and c.id = p.category_id
     order by page.views_total_count desc, page.discount desc, page.id`,
    [...values, limit, offset],
    `listing-page-${name}`,
  )
  return rows.map((row) => toListedProduct(row, filter.officeId))
}

export async function countListing(tx: Tx, filter: ListingFilter): Promise<number> {
  const { where, values, name } = conditionsOf(tx, filter)
  const [row] = await tx.query<{ count: number }>(`select count(*) from ${listed} ${where}`, values, `listing-count-${name}`)
  return row?.count ?? 0
}

const listed = 'products p join product_branches b on b.business_id = p.business_id and b.product_id = p.id'

/** Sub-categories of which nothing is listed or found: hidden themselves or of a hidden category. `$1` is the business. */
export const hiddenSubCategories = `array(select s.id from sub_categories s join categories c on c.business_id = s.business_id and c.id = s.category_id
  where s.business_id = $1 and (s.disabled or not s.show or c.disabled or c.inactive))`

/** Active, priced at branch `$2`, not hidden. */
export const sellable = `p.business_id = $1 and not p.inactive and not p.inactive_manual and b.office_id = $2 and (b.price > 0 or b.price_neto > 0)
  and p.sub_category_id <> all(${hiddenSubCategories})`

// One text per combination, so that each keeps its own prepared plan and its index.
function conditionsOf(tx: Tx, { officeId, inStock, ...filter }: ListingFilter) {
  const wanted = (['category_id', 'sub_category_id'] as const).flatMap((column) =>
    filter[column] ? [{ column, value: filter[column] }] : [],
  )
  const equal = wanted.map(({ column }, index) => ` and p.${column} = $${index + 3}`).join('')
  return {
    where: `where ${sellable}${inStock ? ' and b.stock > 0' : ''}${equal}`,
    values: [tx.business, officeId, ...wanted.map(({ value }) => value)],
    name: [inStock ? 'stock' : 'all', ...wanted.map(({ column }) => column)].join('-'),
  }
}
