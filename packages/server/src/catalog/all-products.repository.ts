import type { Tx } from '../platform/database.ts'
import { sellable } from './listing.repository.ts'

/** One page of what the branch sells, sold out or not, by id, and how much there is. */
export async function sellableIds(tx: Tx, officeId: string, limit: number, offset: number): Promise<{ ids: string[]; total: number }> {
  const from = `from products p join product_branches b on b.business_id = p.business_id and b.product_id = p.id where ${sellable}`
  const [rows, [count]] = await Promise.all([
    tx.query<{ id: string }>(
      `select p.id ${from} order by p.id limit $3 offset $4`,
      [tx.business, officeId, limit, offset],
      'all-products',
    ),
    tx.query<{ total: number }>(`select count(*)::int as total ${from}`, [tx.business, officeId], 'all-products-count'),
  ])
  return { ids: rows.map(({ id }) => id), total: count?.total ?? 0 }
}

export async function idsWithoutPicture(tx: Tx, from: string, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from products where business_id = $1 and coalesce(photo_url, '') = '' and id >= $2 order by id limit $3`,
    [tx.business, from, limit],
    'products-without-picture',
  )
  return rows.map(({ id }) => id)
}
