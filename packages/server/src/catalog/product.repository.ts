import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { Reader } from '../platform/database.ts'
import { type ProductRow, productColumns, toProduct } from './product-row.ts'

/** One product, active or not; null when this business has none of this id. */
export async function readProduct(tx: Reader, id: string, officeId: string | null): Promise<Product | null> {
  const [product] = await readProducts(tx, [id], officeId)
  return product ?? null
}

/** Products in the order of their ids; unknown ids are left out. */
export async function readProducts(tx: Reader, ids: readonly string[], officeId: string | null): Promise<Product[]> {
  const rows = await readRows(tx, ids)
  return rows.map((row) => toProduct(row, officeId))
}

export async function readRows(tx: Reader, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await tx.query<ProductRow>(
    `select ${productColumns} from products p join categories c on c.business_id = p.business_id and c.id = p.category_id
     where p.business_id = $1 and p.id = any($2)`,
    [tx.business, ids],
    'products-by-id',
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
