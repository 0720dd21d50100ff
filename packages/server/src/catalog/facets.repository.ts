import type { Facets } from '@plaza/contracts/catalog/listing.entity'
import type { Tx } from '../platform/database.ts'
import { askedOf, type Condition, listedAtBranch, type ListingFilter } from './listing.repository.ts'

const mostBrands = 60
const mostTags = 30

/** What a listing can be narrowed by. The scope is read once; each facet then leaves its own filter out. */
export async function readFacets(tx: Tx, filter: ListingFilter): Promise<Facets> {
  const { asked, values, sqlOf } = askedOf(filter, 3)
  const scope = asked.filter(isScope).map(sqlOf)
  const but = (...own: Condition[]) =>
    asked
      .filter((name) => !isScope(name) && !own.includes(name))
      .map((name) => ` and ${sqlOf(name)}`)
      .join('')
  const [row] = await tx.query<{ found: Facets }>(
    `with l as materialized (
       select l.brand, l.tags, l.price, l.discount from listings l where ${[listedAtBranch, 'l.in_stock', ...scope].join(' and ')}),
     brands as (select l.brand as name, count(*)::int as count from l where l.brand <> ''${but('brand')} group by 1 order by 2 desc, 1 limit ${mostBrands}),
     tags as (select t.name, count(*)::int as count from l, jsonb_array_elements_text(l.tags) t(name) where true${but('tag')} group by 1 order by 2 desc, 1 limit ${mostTags})
     select json_build_object(
       'brands', (select coalesce(json_agg(brands), '[]') from brands),
       'tags', (select coalesce(json_agg(tags), '[]') from tags),
       'price', (select case when count(*) > 0 then json_build_object('min', min(l.price), 'max', max(l.price)) end from l where true${but('min_price', 'max_price')}),
       'offers', (select count(*) from l where l.discount > 0${but('only_offers')}),
       'total', (select count(*) from l where true${but()})) as found`,
    [tx.business, filter.officeId, ...values],
    `facets-${asked.join('-')}`,
  )
  return (row as { found: Facets }).found
}

const isScope = (name: Condition) => name === 'category_id' || name === 'sub_category_id'
