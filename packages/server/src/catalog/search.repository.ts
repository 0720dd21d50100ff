import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { Tx } from '../platform/database.ts'
import { sellable } from './listing.repository.ts'
import { type ProductRow, productColumns, toListedProduct } from './product-row.ts'
import { prefixQuery } from './search-text.ts'

export interface Search {
  query: string
  officeId: string
  category_id?: string | undefined
  limit: number
  offset: number
}

interface Found {
  products: Product[]
  found: number
  counts: { category_id: string; categoryName: string; count: number }[]
}

/**
 * Spanish full text, every word also as a beginning; an exact code comes first, then by rank and views. `counts` are per category of all matches,
 * whatever category is chosen; `found` counts those of the chosen one.
 */
export async function searchBranch(tx: Tx, search: Search): Promise<Found> {
  const words = prefixQuery(search.query)
  if (words === '') return { products: [], found: 0, counts: [] }
  const counts = await countMatches(tx, search, words)
  const chosen = counts.filter(({ category_id }) => !search.category_id || category_id === search.category_id)
  const found = chosen.reduce((total, { count }) => total + count, 0)
  return { products: found > search.offset ? await pageOfMatches(tx, search, words) : [], found, counts }
}

const matches = `from products p join product_branches b on b.business_id = p.business_id and b.product_id = p.id
  where ${sellable} and b.stock > 0 and p.search_vector @@ to_tsquery('spanish', $3)`

const countMatches = (tx: Tx, { officeId }: Search, words: string) =>
  tx.query<Found['counts'][number]>(
    `select m.category_id, c.category_name as "categoryName", m.count
     from (select p.category_id, count(*) ${matches} group by p.category_id) m
     join categories c on c.business_id = $1 and c.id = m.category_id order by m.count desc, c.position, c.category_name`,
    [tx.business, officeId, words],
    'search-counts',
  )

async function pageOfMatches(tx: Tx, search: Search, words: string): Promise<Product[]> {
  const { officeId, category_id = null, limit, offset } = search
  const order = (page: string) => `${page}.exact desc, ${page}.rank desc, ${page}.views_total_count desc, ${page}.id`
  const rows = await tx.query<ProductRow>(
    `with matched as (
       select p.id, p.views_total_count, ts_rank(p.search_vector, to_tsquery('spanish', $3)) as rank,
         (lower(p.id_item) = $5 or p.bar_code = $5)::int as exact ${matches} and ($4::text is null or p.category_id = $4)),
     page as materialized (select * from matched order by ${order('matched')} limit $6 offset $7)
     select ${productColumns} from page join products p on p.business_id = $1 and p.id = page.id
     join categories c on c.business_id = p.business_id and c.id = p.category_id order by ${order('page')}`,
    [tx.business, officeId, words, category_id, search.query.trim().toLowerCase(), limit, offset],
    'search-page',
  )
  return rows.map((row) => toListedProduct(row, officeId))
}
