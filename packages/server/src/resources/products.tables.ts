import { catalogProblems } from '@plaza/contracts/catalog/catalog.messages'
import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { productAdminProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import type { Product, StockEntry } from '@plaza/contracts/catalog/product.entity'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { resourceProblems } from '@plaza/contracts/resources/resources.messages'
import { allowedChanges } from '../catalog/branch-staff.ts'
import { refuseBlank, refuseShelf } from '../catalog/edit-product.ts'
import { saveProductExtras } from '../catalog/save-product-extras.ts'
import { lockStock, rejectStaleStock, staleStock, type StockWrite, withStock } from '../catalog/stock-writes.ts'
import { showCategories, showProducts } from '../catalog/show-catalog.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { columnsOf, isOn } from './columns.ts'
import type { Bind } from './conditions.ts'
import { isStaff } from './is-staff.ts'
import type { Doc, Table } from './table.ts'

const discounts = `(select count(*) from product_branches b where b.business_id = t.business_id and b.product_id = t.id and b.discount > 0 and b.stock > 0)`

/** S-7-044, B-7-041. Shoppers see active products; staff see all. Stock by branch is written with the product. */
export const products: Table = {
  name: 'products',
  columns:
    columnsOf(`id id_item id_item_old? bar_code? title subTitle title_large brand description description_large provider type category_id
    sub_category_id tags:json order:int grams_x_unidad?:int unit_gram?:int unit_measurement? unit_measurement_pum? photoUrl? anotherPhotos:json
    videos:json countType maturity:flag only_buy_units:flag restrictionsMessage? iva_class? inactive:flag inactiveDate?:time inactiveManual:flag inactiveReason
    salesTotalCount:int viewsTotalCount:int creationDate:time lastUpdateDate:time`),
  order: `t.views_total_count desc, ${discounts} desc`,
  pageSize: pageSizes.adminProducts,
  filters: {
    offices_ids_with_stock: (wanted, bind) => atBranches(wanted, bind, 'b.stock > 0 and (b.price > 0 or b.price_neto > 0)'),
    offices_ids_with_discount: (wanted, bind) => atBranches(wanted, bind, 'b.stock > 0 and b.discount > 0'),
    imageUploaded: (wanted) => `(coalesce(t.photo_url, '') <> '') = ${isOn(wanted)}`,
    main_category_id: (wanted, bind) => `t.category_id = ${bind(String(wanted))}`,
  },
  orders: { offices_ids_with_discount: discounts },
  visible: (scope) => (isStaff(scope, 'products') ? 'true' : 'not t.inactive and not t.inactive_manual'),
  load: async (tx, ids, scope) => (await showProducts(tx, ids, scope.branchId)) as unknown as Doc[],
  references: { 'stock_branch_offices.id': 'offices' },
  async prepare(tx, scope, given, before) {
    const input = allowedChanges(scope, given, before)
    refuseTags(scope, input, before)
    if (before === null) refuseUnfinished(input)
    await refuseShelf(tx, input, before)
    return withCheckedStock(tx, input, before)
  },
  refuseRemoval: (scope) => void allowedChanges(scope, {}, null),
  after: (tx, id, input) => saveProductExtras(tx, id, input.stock_branch_offices as StockEntry[] | undefined),
  affects: 'catalog',
  html: ['restrictionsMessage'],
  images: ['photoUrl', 'anotherPhotos[]'],
}

/** Stock is written as the change from what was seen: sales since then are not overwritten. */
async function withCheckedStock(tx: Tx, input: Doc, before: Doc | null): Promise<Doc> {
  const entries = input.stock_branch_offices as StockWrite[] | undefined
  if (entries === undefined) return input
  const stock = before === null ? new Map<string, number>() : await lockStock(tx, before.id as string)
  rejectStaleStock(staleStock(entries, stock))
  return { ...input, stock_branch_offices: withStock(entries, stock) }
}

function atBranches(wanted: unknown, bind: Bind, condition: string): string | null {
  const offices = (Array.isArray(wanted) ? wanted : [wanted]).filter((each) => typeof each === 'string' && each !== '')
  if (offices.length === 0) return null
  return `exists (select from product_branches b where b.business_id = t.business_id and b.product_id = t.id and b.office_id = any(${bind(offices)}) and ${condition})`
}

/** A text is the whole name, `{regex}` a part of it (A-14). */
function withoutAccents(column: string, wanted: unknown, bind: Bind): string | null {
  const plain = (text: string) => `translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`
  if (typeof wanted === 'string') return wanted === '' ? null : `${plain(column)} = ${plain(`${bind(wanted)}::text`)}`
  const { regex } = (wanted ?? {}) as { regex?: unknown }
  return typeof regex === 'string' && regex !== '' ? `strpos(${plain(column)}, ${plain(`${bind(regex)}::text`)}) > 0` : null
}

/** B-5-028 to B-5-030: what a new product needs. */
function refuseUnfinished(input: Doc) {
  const refuse = (field: string, message: string) => fail(productAdminProblems.fieldRequired, { details: [{ field, message }] })
  if (!input.category_id) refuse('category_id', catalogAdminTexts.productCategoryRequired)
  refuseBlank(input, true)
  const entries = (input.stock_branch_offices ?? []) as StockEntry[]
  if (!entries.some(({ stock }) => stock > 0)) refuse('stock_branch_offices', catalogAdminTexts.productStockRequired)
  if (!input.sub_category_id) refuse('sub_category_id', catalogAdminTexts.productSubCategoryRequired)
}

/** S-6-013: only superadmins change tags. */
function refuseTags({ user }: Scope, { tags }: Doc, before: Doc | null) {
  if (tags === undefined || user?.role === 'superadmin' || user?.role === 'hyperadmin') return
  const known = (before as Product | null)?.tags ?? []
  if (JSON.stringify(tags) !== JSON.stringify(known)) fail(catalogProblems.tagsForbidden)
}

/** Shoppers see the visible ones; staff all, with their hidden sub-categories. Sub-categories have calls of their own. */
export const categories: Table = {
  name: 'categories',
  columns:
    columnsOf(`id categoryName originalName visibleName:flag icon? iconMini? cover? banner? bannerBgColor withManturity:flag position:int
    restrictionsMessage? iva_class? productsTags:json productsTagsSelectable:flag product_card_config:json disabled:flag inactive:flag creationDate:time
    lastUpdateDate:time`),
  order: 't.position, t.category_name',
  filters: { categoryName: (wanted, bind) => withoutAccents('t.category_name', wanted, bind) },
  orders: { totalProducts: `(select count(*) from products p where p.business_id = t.business_id and p.category_id = t.id)` },
  visible: (scope) => (isStaff(scope, 'categories') ? 'true' : 'not t.inactive and not t.disabled'),
  load: async (tx, ids, scope) => (await showCategories(tx, ids, isStaff(scope, 'categories'))) as unknown as Doc[],
  prepare(_tx, scope, given, before) {
    const { originalName, ...input } = allowedChanges(scope, given, null)
    // The web-service reference is read-only once it is there (B 3).
    return before === null ? { ...input, originalName } : input
  },
  refuseRemoval: (scope) => void allowedChanges(scope, {}, null),
  inUse: resourceProblems.categoryInUse,
  affects: 'catalog',
  html: ['restrictionsMessage'],
  images: ['icon', 'iconMini', 'cover', 'banner'],
}
