import type { Product } from '@plaza/contracts/catalog/product.entity'
import { paginate, type Pagination } from '@plaza/contracts/kernel/pagination'
import type { Uses } from '../platform/uses.ts'
import { countListing, type ListingFilter, listPage } from './listing.repository.ts'

/** A page of what a branch sells. A page beyond the end is empty. */
export async function listProductsOf(
  business: string,
  filter: ListingFilter,
  { page, limit }: { page: number; limit: number },
  uses: Pick<Uses, 'db' | 'cache'>,
): Promise<{ items: Product[]; pagination: Pagination }> {
  const items = await uses.db.withTenant(business, (tx) => listPage(tx, filter, limit, (page - 1) * limit))
  const totalCount = knownTotal(items.length, page, limit) ?? (await countOnce(business, filter, uses))
  return { items, pagination: paginate(page, limit, totalCount) }
}

// A page that is neither full nor beyond the end is the last one and tells the count by itself.
function knownTotal(found: number, page: number, limit: number): number | null {
  if (found === limit || (found === 0 && page > 1)) return null
  return (page - 1) * limit + found
}

/** Counting costs more than a page and is the same for all pages: once until the catalogue changes. */
async function countOnce(business: string, filter: ListingFilter, { db, cache }: Pick<Uses, 'db' | 'cache'>): Promise<number> {
  const { officeId, category_id = '', sub_category_id = '', inStock } = filter
  const answer = await cache.get(business, ['count', officeId, category_id, sub_category_id, inStock].join('\n'), async () => {
    const count = await db.withTenant(business, (tx) => countListing(tx, filter))
    return String(count)
  })
  return Number(answer.body.toString())
}
