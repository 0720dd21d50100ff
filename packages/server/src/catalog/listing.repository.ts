import { brandsOf, type ListingSort } from '@plaza/contracts/catalog/listing.entity'
import type { Reader } from '../platform/database.ts'

export interface ListingFilter {
  officeId: string
  category_id?: string | undefined
  sub_category_id?: string | undefined
  /** One name or several joined by `|`. */
  brand?: string | undefined
  tag?: string | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  only_offers?: boolean | undefined
  /** False lists also what the branch sells but has run out of. */
  inStock: boolean
}

// Each is unique, so that pages neither repeat nor miss a product, and has an index of its own in a category.
const orders: Record<ListingSort, string> = {
  relevance: 'l.views desc, l.discount desc, l.product_id',
  price_asc: 'l.price, l.product_id',
  price_desc: 'l.price desc, l.product_id desc',
  discount: 'l.discount desc, l.views desc, l.product_id',
  name: 'l.name, l.product_id',
}

/** The products of one page. It skips along an index of `listings`, whose rows it does not even look at. */
export async function pageOfIds(
  reader: Reader,
  filter: ListingFilter,
  sort: ListingSort,
  limit: number,
  offset: number,
): Promise<string[]> {
  const { where, values, name } = conditionsOf(reader, filter)
  const rows = await reader.query<{ product_id: string }>(
    `select l.product_id from listings l ${where} order by ${orders[sort]} limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
    `listing-${sort}-${name}`,
  )
  return rows.map((row) => row.product_id)
}

/**
 * Whether an index of its own answers this listing whatever is asked for, so that one plan serves for all: of the branch or one shelf of it, in an
 * order that the index has. Planning costs more than such a page.
 */
export function hasOwnIndex(filter: ListingFilter, sort: ListingSort): boolean {
  const { asked } = askedOf(filter, 3)
  if (!asked.every((name) => name === 'category_id' || name === 'sub_category_id')) return false
  return sort === 'relevance' || (asked.includes('category_id') && !asked.includes('sub_category_id'))
}

export async function countListing(reader: Reader, filter: ListingFilter): Promise<number> {
  const { where, values, name } = conditionsOf(reader, filter)
  const [row] = await reader.query<{ count: number }>(`select count(*) from listings l ${where}`, values, `listing-count-${name}`)
  return row?.count ?? 0
}

/** Sub-categories of which nothing is listed or found: hidden themselves or of a hidden category. `$1` is the business. */
export const hiddenSubCategories = `array(select id from sub_categories where business_id = $1 and (disabled or not show)
  union all select s.id from categories c join sub_categories s on s.business_id = c.business_id and s.category_id = c.id
  where c.business_id = $1 and (c.disabled or c.inactive))`

/** Active, priced at branch `$2`, not hidden. */
export const sellable = `p.business_id = $1 and not p.inactive and not p.inactive_manual and b.office_id = $2 and (b.price > 0 or b.price_neto > 0)
  and p.sub_category_id <> all(${hiddenSubCategories})`

/** Rows of `listings l` at branch `$2` that may be shown. */
export const listedAtBranch = `l.business_id = $1 and l.office_id = $2 and l.sub_category_id <> all(${hiddenSubCategories})`

export type Condition = Exclude<keyof ListingFilter, 'officeId' | 'inStock'>

const conditions: Record<Condition, (place: string) => string> = {
  category_id: (place) => `l.category_id = ${place}`,
  sub_category_id: (place) => `l.sub_category_id = ${place}`,
  brand: (place) => `l.brand = any(${place}::text[])`,
  tag: (place) => `l.tags ? ${place}`,
  min_price: (place) => `l.price >= ${place}`,
  max_price: (place) => `l.price <= ${place}`,
  only_offers: () => 'l.discount > 0',
}

/** What of a filter was asked for, each condition with its value. The statement's places start at `first`. */
export function askedOf(filter: ListingFilter, first: number) {
  const asked = (Object.keys(conditions) as Condition[]).filter(
    (name) => filter[name] !== undefined && filter[name] !== '' && filter[name] !== false,
  )
  const valued: Condition[] = asked.filter((name) => name !== 'only_offers')
  return {
    asked,
    values: valued.map((name) => (name === 'brand' ? brandsOf(filter.brand) : filter[name])),
    sqlOf: (name: Condition) => conditions[name](`$${first + valued.indexOf(name)}`),
  }
}

// One text per combination, so that each keeps its own prepared plan and its index.
function conditionsOf(reader: Reader, filter: ListingFilter) {
  const { asked, values, sqlOf } = askedOf(filter, 3)
  return {
    where: `where ${[listedAtBranch, ...(filter.inStock ? ['l.in_stock'] : []), ...asked.map(sqlOf)].join(' and ')}`,
    values: [reader.business, filter.officeId, ...values],
    name: [filter.inStock ? 'stock' : 'all', ...asked].join('-'),
  }
}
