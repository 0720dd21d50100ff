import {
  exportProducts as exportCall,
  getAdminProduct,
  getOfficeCategories,
  listAdminProducts,
  listProductBrands,
  listProductCategories,
  listSettledDiscounts,
  markSettledDiscounts,
  previewCategories,
  updateAdminProduct,
} from '@plaza/contracts/catalog/catalog-admin.api'
import { productAdminProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import { bogotaDay } from '@plaza/contracts/kernel/dates'
import { paginate } from '@plaza/contracts/kernel/pagination'
import { findOffice } from '../branches/find-office.ts'
import { branchInUse, resolveBranch } from '../branches/resolve-branch.ts'
import type { Tx } from '../platform/database.ts'
import { Download } from '../platform/download.ts'
import { implement, type Route } from '../platform/mount.ts'
import { fail } from '../platform/problems.ts'
import type { Uses } from '../platform/uses.ts'
import { addToAudit } from '../resources/audit.ts'
import { brandsOfProducts, pageOfProducts, readAdminProducts } from './admin-products.repository.ts'
import { categoriesById, categoriesOfProducts, visibleCategories } from './category.repository.ts'
import { editProduct } from './edit-product.ts'
import { exportProducts } from './export-products.ts'
import { seeSettledDiscounts, showSettledDiscounts } from './settled-discounts.ts'
import { withPhotos } from './product-photos.ts'

export const catalogAdminRoutes: Route[] = [
  implement(listAdminProducts, (scope, { page, limit, sort, direction, ...filter }, { db }) =>
    db.withTenant(scope.business, async (tx) => {
      const { ids, total } = await pageOfProducts(tx, filter, { sort, direction }, limit, (page - 1) * limit)
      const items = await readAdminProducts(tx, ids, await branchInUse(tx, scope.branchId))
      return { data: { items, pagination: paginate(page, limit, total) } }
    }),
  ),

  implement(listProductBrands, async (scope, _, { db }) => ({ data: await db.withTenant(scope.business, brandsOfProducts) })),

  implement(listProductCategories, async (scope, _, { db }) => ({ data: await db.withTenant(scope.business, categoriesOfProducts) })),

  implement(listSettledDiscounts, showSettledDiscounts),

  implement(markSettledDiscounts, seeSettledDiscounts),

  implement(getAdminProduct, (scope, { id }, { db, reply }) =>
    db.withTenant(scope.business, async (tx) => {
      const [product] = await readAdminProducts(tx, [id], await branchInUse(tx, scope.branchId))
      if (!product) return fail(productAdminProblems.productNotFound)
      reply.header('etag', etagOf(product.version))
      return { data: product }
    }),
  ),

  implement(
    updateAdminProduct,
    async (scope, { id, product, version }, uses) => {
      const { changes, store } = await withPhotos(scope.business, product, uses)
      const expected = versionOf(uses) ?? version ?? null
      const saved = await uses.db.withTenant(scope.business, async (tx) => {
        const { after } = await editProduct(tx, scope, id, changes, expected)
        await addToAudit(tx, scope, { action: 'update', entity: 'products', entity_id: id, detail: { fields: Object.keys(product) } })
        await store()
        return after
      })
      uses.reply.header('etag', etagOf(saved.version))
      return { data: saved }
    },
    { multipart: 'files' },
  ),

  implement(getOfficeCategories, ({ business, branchId }, { office_id }, { db }) =>
    db.withTenant(business, async (tx) => ({ data: await categoriesWithProducts(tx, await branchInUse(tx, office_id, branchId)) })),
  ),

  implement(previewCategories, ({ business }, { city }, { db }) =>
    db.withTenant(business, async (tx) => {
      const office = city ? await resolveBranch(tx, city) : await branchInUse(tx)
      return { data: office === null ? [] : await visibleCategories(tx, office) }
    }),
  ),

  implement(exportCall, async (scope, { limit, business, office, filter = {}, projection }, { db, clock }) => {
    if (business !== undefined && business !== scope.business) fail(productAdminProblems.exportRefused)
    const officeId = await db.withTenant(scope.business, (tx) => branchInUse(tx, office, scope.branchId))
    const branch = officeId === null ? null : await db.withTenant(scope.business, (tx) => findOffice(tx, officeId))
    const bytes = await exportProducts({ business: scope.business, officeId, filter, projection, limit }, db)
    return new Download(`productos-${wordsOf(branch?.displayName ?? 'sin sede')}-${bogotaDay(clock.now())}.xlsx`, xlsxType, bytes)
  }),
]

/** `Sede El Limonar` as part of a file's name: `sede-el-limonar`. */
const wordsOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase()

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const etagOf = (version: number) => `"v${version}"`

/** What `If-Match` expects; nothing when it is absent or `*`, and a version that never was when it is not one of ours. */
function versionOf({ request }: Pick<Uses, 'request'>): number | undefined {
  const said = request.headers['if-match']?.trim()
  if (said === undefined || said === '*') return undefined
  return Number(/^(?:W\/)?"v(\d{1,9})"$/.exec(said)?.[1] ?? -1)
}

async function categoriesWithProducts(tx: Tx, officeId: string | null) {
  if (officeId === null) return []
  const rows = await tx.query<{ id: string }>(
    `select c.id from categories c where c.business_id = $1 and exists (select from products p
       join product_branches b on b.business_id = p.business_id and b.product_id = p.id and b.office_id = $2
       where p.business_id = c.business_id and p.category_id = c.id and not p.inactive and not p.inactive_manual)
       and not c.disabled and not c.inactive order by c.position, c.category_name, c.id`,
    [tx.business, officeId],
    'office-categories',
  )
  return categoriesById(
    tx,
    rows.map(({ id }) => id),
    false,
  )
}
