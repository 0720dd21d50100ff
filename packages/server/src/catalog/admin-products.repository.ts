import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import type { IvaClass } from '@plaza/contracts/catalog/iva-class'
import type { productSorts } from '@plaza/contracts/catalog/catalog-admin.api'
import type { Reader, Tx } from '../platform/database.ts'
import { inheritedIvaClass, productIvaClass } from './iva-class.ts'
import { readProducts } from './product.repository.ts'

export interface ProductFilter {
  title?: string | undefined
  item_id?: string | undefined
  has_image?: boolean | undefined
  inactive?: boolean | undefined
  has_stock?: boolean | undefined
  manualInactive?: boolean | undefined
  has_iva?: boolean | undefined
  category_id?: string | undefined
  brand?: string | undefined
}

export interface ProductOrder {
  sort?: (typeof productSorts)[number] | undefined
  direction?: 'asc' | 'desc' | undefined
}

const sorts: Record<(typeof productSorts)[number], string> = {
  title: 'alphabetical(p.title)',
  id_item: 'p.id_item',
  brand: 'alphabetical(p.brand)',
  category: '(select alphabetical(c.category_name) from categories c where c.business_id = p.business_id and c.id = p.category_id)',
  lastUpdateDate: 'p.last_update_date',
  views: 'p.views_total_count',
  sales: 'p.sales_total_count',
}

const picture = `coalesce(p.photo_url, '') <> ''`
const stock = 'exists (select from product_branches b where b.business_id = p.business_id and b.product_id = p.id and b.stock > 0)'

/** What a filter says of `products p`, with its values behind those given. */
export function filterSql(filter: ProductFilter, values: unknown[]): string {
  const bind = (value: unknown) => `$${values.push(value)}`
  const like = (text: string) => bind(`%${text.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)
  const words = (filter.title ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)
  const conditions = [
    'p.business_id = $1',
    ...words.map((word) => `alphabetical(p.title) like alphabetical(${like(word)})`),
    ...(filter.item_id?.trim() ? [`(p.id_item ilike ${like(filter.item_id)} or p.bar_code ilike ${like(filter.item_id)})`] : []),
    ...(filter.has_image === undefined ? [] : [`(${picture}) = ${bind(filter.has_image)}`]),
    ...(filter.has_stock === undefined ? [] : [`${stock} = ${bind(filter.has_stock)}`]),
    ...(filter.inactive === undefined ? [] : [`p.inactive = ${bind(filter.inactive)}`]),
    ...(filter.manualInactive === undefined ? [] : [`p.inactive_manual = ${bind(filter.manualInactive)}`]),
    ...(filter.has_iva === undefined ? [] : [`(${productIvaClass} is not null) = ${bind(filter.has_iva)}`]),
    ...(filter.category_id ? [`p.category_id = ${bind(filter.category_id)}`] : []),
    ...(filter.brand ? [`lower(p.brand) = lower(${bind(filter.brand)})`] : []),
  ]
  return conditions.join(' and ')
}

/** One page for the back office, latest changes first unless asked otherwise. */
export async function pageOfProducts(
  tx: Tx,
  filter: ProductFilter,
  { sort, direction = 'asc' }: ProductOrder,
  limit: number,
  offset: number,
) {
  const values: unknown[] = [tx.business]
  const where = filterSql(filter, values)
  const order = sort ? `${sorts[sort]} ${direction}, p.id ${direction}` : 'p.last_update_date desc, p.id'
  const [found] = await tx.query<{ ids: string[]; total: number }>(
    `select array(select p.id from products p where ${where} order by ${order} limit $${values.length + 1} offset $${values.length + 2}) as ids,
       (select count(*)::int from products p where ${where}) as total`,
    [...values, limit, offset],
  )
  return { ids: found?.ids ?? [], total: found?.total ?? 0 }
}

/** The brands that products carry, by name. Of several spellings in case the filter takes any; one is shown. */
export const brandsOfProducts = (tx: Tx) =>
  tx.query<{ name: string; count: number }>(
    `select min(p.brand) as name, count(*)::int as count from products p
     where p.business_id = $1 and trim(p.brand) <> '' group by lower(p.brand) order by alphabetical(min(p.brand)), 1`,
    [tx.business],
    'brands-of-products',
  )

/** The products as staff see them, in the order of the ids; prices of this branch. */
export async function readAdminProducts(reader: Reader, ids: readonly string[], officeId: string | null): Promise<AdminProduct[]> {
  if (ids.length === 0) return []
  const [products, facts] = await Promise.all([
    readProducts(reader, ids, officeId),
    reader.query<{ id: string; version: number; name: string; inherited: IvaClass | null }>(
      `select p.id, p.version, s.display_name as name, ${inheritedIvaClass} as inherited from products p
       join sub_categories s on s.business_id = p.business_id and s.id = p.sub_category_id where p.business_id = $1 and p.id = any($2)`,
      [reader.business, ids],
      'admin-product-facts',
    ),
  ])
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return products.map((product) => ({
    ...product,
    version: byId.get(product.id)?.version ?? 1,
    sub_category_name: byId.get(product.id)?.name ?? null,
    iva_class_inherited: byId.get(product.id)?.inherited ?? null,
  }))
}
