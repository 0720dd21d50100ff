import type { ListingSort } from '@plaza/contracts/catalog/listing.entity'
import { paginate, type Pagination } from '@plaza/contracts/kernel/pagination'
import type { Reader } from '../platform/database.ts'
import type { Uses } from '../platform/uses.ts'
import type { Card } from './cards.ts'
import { countListing, hasOwnIndex, type ListingFilter, pageOfIds } from './listing.repository.ts'

interface Page {
  page: number
  limit: number
  sort?: ListingSort | undefined
}

/** A page of what a branch sells. A page beyond the end is empty. */
export async function listProductsOf(
  business: string,
  filter: ListingFilter,
  { page, limit, sort = 'relevance' }: Page,
  { db, cache, cards }: Pick<Uses, 'db' | 'cache' | 'cards'>,
): Promise<{ items: Card[]; pagination: Pagination }> {
  const reader = db.reader(business, { keptPlans: hasOwnIndex(filter, sort) })
  const ids = await pageOfIds(reader, filter, sort, limit, (page - 1) * limit)
  const [items, totalCount] = await Promise.all([
    cards.of(business, ids, filter.officeId),
    knownTotal(ids.length, page, limit) ?? countOnce(reader, filter, cache),
  ])
  return { items, pagination: paginate(page, limit, totalCount) }
}

// A page that is neither full nor beyond the end is the last one and tells the count by itself.
function knownTotal(found: number, page: number, limit: number): number | null {
  if (found === limit || (found === 0 && page > 1)) return null
  return (page - 1) * limit + found
}

/** Counting costs more than a page and is the same for all pages: once until the catalogue changes. */
async function countOnce(reader: Reader, filter: ListingFilter, cache: Uses['cache']): Promise<number> {
  const key = Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const answer = await cache.get(reader.business, `count\n${JSON.stringify(key)}`, async () => String(await countListing(reader, filter)))
  return Number(answer.body.toString())
}
