import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import type { Tx } from '../platform/database.ts'
import { hiddenSubCategories, listedAtBranch } from './listing.repository.ts'

/** Visible categories by position, with their visible sub-categories, the floor plan of the branch (of all without one) and how many products each has: for sale at the branch, or active ones. */
export async function visibleCategories(tx: Tx, officeId: string | null): Promise<Category[]> {
  const rows = await tx.query<Row>(
    `with counts as materialized (${officeId === null ? activeCounts : branchCounts} group by category_id)
     select c.*, ${subCategoriesOf('and s.show and not s.disabled', officeId === null ? 's.planometry' : planometryHere)}, coalesce(counts.total, 0) as total_products
     from categories c left join counts on counts.category_id = c.id
     where c.business_id = $1 and not c.disabled and not c.inactive order by c.position, c.category_name, c.id`,
    officeId === null ? [tx.business] : [tx.business, officeId],
    officeId === null ? 'categories-visible' : 'categories-at-branch',
  )
  return rows.map(toCategory)
}

// Counted once for all categories: one by one costs a scan each.
const activeCounts = `select p.category_id, count(*)::int as total from products p where p.business_id = $1 and not p.inactive and not p.inactive_manual
  and p.sub_category_id <> all(${hiddenSubCategories})`
const branchCounts = `select l.category_id, count(*)::int as total from listings l where ${listedAtBranch} and l.in_stock`

/** These categories whole, hidden sub-categories included, for the back office; in the order of the ids. */
export async function categoriesById(tx: Tx, ids: readonly string[], withHidden: boolean): Promise<Category[]> {
  const rows = await tx.query<Row>(
    `select c.*, ${subCategoriesOf(withHidden ? 'and not s.inactive' : 'and s.show and not s.disabled')},
       (select count(*)::int from products p where p.business_id = c.business_id and p.category_id = c.id) as total_products
     from categories c where c.business_id = $1 and c.id = any($2)`,
    [tx.business, ids],
    `categories-by-id-${withHidden}`,
  )
  const byId = new Map(rows.map((row) => [row.id, toCategory(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** All categories in use by position, the disabled ones and their hidden sub-categories included; removed ones only while products stand in them. */
export async function categoriesOfProducts(tx: Tx): Promise<Category[]> {
  const rows = await tx.query<{ id: string }>(
    `select c.id from categories c where c.business_id = $1
       and (not c.inactive or exists (select from products p where p.business_id = c.business_id and p.category_id = c.id))
     order by c.position, c.category_name, c.id`,
    [tx.business],
    'categories-of-products',
  )
  return categoriesById(
    tx,
    rows.map(({ id }) => id),
    true,
  )
}

// Five branches' floor plans are a third of the answer, and of the home page.
const planometryHere = `(select coalesce(jsonb_agg(place), '[]') from jsonb_array_elements(s.planometry) place where place->>'office_id' = $2::text)`

const subCategoriesOf = (condition: string, planometry = 's.planometry') => `coalesce((
  select json_agg(json_build_object('id', s.id, 'displayName', s.display_name, 'name', s.name, 'show', s.show, 'order', s."order", 'photoUrl', s.photo_url,
    'bannerUrl', s.banner_url, 'bannerBgColor', s.banner_bg_color, 'product_card_config', s.product_card_config, 'disabled', s.disabled,
    'planometry', ${planometry}, 'restrictionsMessage', s.restrictions_message, 'iva_class', s.iva_class, 'productsTagsSelectable', s.products_tags_selectable,
    'updatedAt', to_char(s.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'options', s.options) order by s."order", s.display_name, s.id)
  from sub_categories s where s.business_id = c.business_id and s.category_id = c.id ${condition}), '[]') as subcategories`

interface Row {
  id: string
  category_name: string
  original_name: string
  visible_name: boolean
  icon: string | null
  icon_mini: string | null
  cover: string | null
  banner: string | null
  banner_bg_color: string
  with_manturity: boolean
  position: number
  restrictions_message: string | null
  iva_class: Category['iva_class']
  products_tags: string[]
  products_tags_selectable: boolean
  product_card_config: Category['product_card_config']
  disabled: boolean
  inactive: boolean
  creation_date: Date
  last_update_date: Date
  subcategories: SubCategory[]
  total_products: number
}

const toCategory = (row: Row): Category => ({
  id: row.id,
  categoryName: row.category_name,
  originalName: row.original_name,
  visibleName: row.visible_name,
  icon: row.icon,
  iconMini: row.icon_mini,
  cover: row.cover,
  banner: row.banner,
  bannerBgColor: row.banner_bg_color,
  withManturity: row.with_manturity,
  position: row.position,
  totalProducts: row.total_products,
  subcategories: row.subcategories,
  restrictionsMessage: row.restrictions_message,
  iva_class: row.iva_class,
  productsTags: row.products_tags,
  productsTagsSelectable: row.products_tags_selectable,
  product_card_config: row.product_card_config,
  disabled: row.disabled,
  inactive: row.inactive,
  creationDate: row.creation_date.toISOString(),
  lastUpdateDate: row.last_update_date.toISOString(),
})
