import type { Brand } from '@plaza/contracts/catalog/brand.entity'
import type { Tx } from '../platform/database.ts'
import { sellable } from './listing.repository.ts'

/** The active brand of this name (case does not matter), else of this id, without its count; a name that only products carry is a brand too. Null when nothing knows it. */
export async function readBrand(tx: Tx, nameOrId: string): Promise<Omit<Brand, 'totalProducts'> | null> {
  const [row] = await tx.query<BrandRow>(
    `select id, name, display_name, description, logo from brands where business_id = $1 and not inactive and (lower(name) = lower($2) or id = $2)
     order by lower(name) = lower($2) desc limit 1`,
    [tx.business, nameOrId],
    'brand-read',
  )
  if (row)
    return { id: row.id, name: row.name, displayName: row.display_name, description: row.description, logo: row.logo, inactive: false }
  const [carried] = await tx.query<{ brand: string }>(
    `select brand from products where business_id = $1 and brand = $2 and not inactive and not inactive_manual
       and not exists (select from brands where business_id = $1 and name = $2) limit 1`,
    [tx.business, nameOrId],
    'brand-of-products',
  )
  return carried
    ? { id: carried.brand, name: carried.brand, displayName: carried.brand, description: '', logo: null, inactive: false }
    : null
}

/** One page of what the branch has of a brand, most viewed first, then by how many branches have it on offer (S-7-045). */
export async function listBrand(tx: Tx, { brand, officeId }: { brand: string; officeId: string }, limit: number, offset: number) {
  const rows = await tx.query<{ id: string; total: number }>(
    `select p.id, count(*) over ()::int as total from ${listed}
     order by p.views_total_count desc, ${branchesWithDiscount} desc, p.id limit $4 offset $5`,
    [tx.business, officeId, brand, limit, offset],
    'brand-page',
  )
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? (await countBrand(tx, brand, officeId)) }
}

async function countBrand(tx: Tx, brand: string, officeId: string): Promise<number> {
  const [row] = await tx.query<{ total: number }>(
    `select count(*)::int as total from ${listed}`,
    [tx.business, officeId, brand],
    'brand-count',
  )
  return row?.total ?? 0
}

const listed = `products p join product_branches b on b.business_id = p.business_id and b.product_id = p.id
  where ${sellable} and b.stock > 0 and p.brand = $3`
const branchesWithDiscount = `(select count(*) from product_branches d where d.business_id = p.business_id and d.product_id = p.id and d.discount > 0 and d.stock > 0)`

interface BrandRow {
  id: string
  name: string
  display_name: string
  description: string
  logo: string | null
}
