import type { AdminProduct, ProductChanges } from '@plaza/contracts/catalog/admin-product.entity'
import { catalogProblems } from '@plaza/contracts/catalog/catalog.messages'
import { productFieldLabels, catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { productAdminProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import { fillText } from '@plaza/contracts/kernel/text'
import { removedMarker } from '@plaza/contracts/kernel/uploads'
import { branchInUse } from '../branches/resolve-branch.ts'
import type { Tx } from '../platform/database.ts'
import { addToOutbox } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { columnsOf, toColumns } from '../resources/columns.ts'
import { safeHtml } from '../resources/safe-html.ts'
import { readAdminProducts } from './admin-products.repository.ts'
import { allowedChanges } from './branch-staff.ts'
import { saveEntries } from './save-product-extras.ts'
import { lockStock, rejectStaleStock, staleStock, withStock } from './stock-writes.ts'

const columns =
  columnsOf(`id_item bar_code? title subTitle title_large brand description description_large provider type category_id sub_category_id
  tags:json order:int grams_x_unidad?:int unit_gram?:int unit_measurement? unit_measurement_pum? photoUrl? anotherPhotos:json countType maturity:flag
  only_buy_units:flag restrictionsMessage? iva_class? inactive:flag inactiveManual:flag`)

/**
 * Changes what was sent of a product. `expected` is the version its form was opened with: when somebody else changed it since, or sales changed a stock
 * that is being changed, nothing is written and 412 brings the product as it is now.
 */
export async function editProduct(
  tx: Tx,
  scope: Scope,
  id: string,
  given: ProductChanges,
  expected: number | null,
): Promise<{ before: AdminProduct; after: AdminProduct }> {
  const [locked] = await tx.query<{ version: number }>('select version from products where business_id = $1 and id = $2 for update', [
    tx.business,
    id,
  ])
  if (!locked) fail(productAdminProblems.productNotFound)
  const branch = await branchInUse(tx, scope.branchId)
  const stock = await lockStock(tx, id)
  const before = (await readOne(tx, id, branch)) as AdminProduct
  const changes = allowedChanges(scope, given, before)
  if (expected !== null && expected !== locked.version) fail(productAdminProblems.productChanged, { data: { current: before } })
  const stale = staleStock(changes.stock_branch_offices ?? [], stock)
  const sold = stale.flatMap(({ office, seen, now }) => (seen === null ? [] : [{ office, seen, now }]))
  if (sold.length > 0) fail(productAdminProblems.productChanged, { data: { current: before, sold } })
  rejectStaleStock(stale)
  refuseBlank(changes)
  refuseTags(scope, changes, before)
  await refuseShelf(tx, changes, before)
  await write(tx, id, clean(changes), { before, stock })
  const after = (await readOne(tx, id, branch)) as AdminProduct
  await addToOutbox(tx, 'catalog.changed', {})
  return { before, after }
}

const readOne = async (tx: Tx, id: string, branch: string | null) => (await readAdminProducts(tx, [id], branch))[0]

interface Shelf {
  category_id?: string | undefined
  sub_category_id?: string | undefined
}

/** B-5-030, B-5-031, A-116. */
export function refuseBlank(changes: Record<string, unknown>, all = false): void {
  const details = Object.entries(productFieldLabels).flatMap(([field, label]) => {
    const value = changes[field]
    const blank = value === null || (typeof value === 'string' && value.trim() === '') || (all && value === undefined)
    return blank ? [{ field, message: fillText(catalogAdminTexts.fieldRequired, { field: label }) }] : []
  })
  if (details.length > 0) fail(productAdminProblems.fieldRequired, { details })
}

/** S-6-013: only superadmins change tags. */
function refuseTags({ user }: Scope, { tags }: ProductChanges, before: AdminProduct) {
  if (tags === undefined || user?.role === 'superadmin' || user?.role === 'hyperadmin') return
  if (JSON.stringify(tags) !== JSON.stringify(before.tags)) fail(catalogProblems.tagsForbidden)
}

/** A product stands in a sub-category of its category. */
export async function refuseShelf(tx: Tx, changes: Shelf, before: Shelf | null): Promise<void> {
  const category = changes.category_id ?? before?.category_id
  const sub = changes.sub_category_id ?? before?.sub_category_id
  if (changes.category_id === '')
    fail(productAdminProblems.fieldRequired, { details: [{ field: 'category_id', message: catalogAdminTexts.productCategoryRequired }] })
  if (changes.category_id === undefined && changes.sub_category_id === undefined) return
  const [found] = await tx.query<{ fits: boolean }>(
    `select exists (select from sub_categories s where s.business_id = c.business_id and s.id = $2 and s.category_id = c.id) as fits
     from categories c where c.business_id = $1 and c.id = $3`,
    [tx.business, sub, category],
  )
  if (found?.fits) return
  const { text } = productAdminProblems.categoryUnknown
  fail(productAdminProblems.categoryUnknown, { details: [{ field: found ? 'sub_category_id' : 'category_id', message: text }] })
}

function clean({ restrictionsMessage, photoUrl, ...changes }: ProductChanges): ProductChanges {
  return {
    ...changes,
    ...(typeof restrictionsMessage === 'string' ? { restrictionsMessage: safeHtml(restrictionsMessage) } : { restrictionsMessage }),
    photoUrl: photoUrl === removedMarker ? null : photoUrl,
  }
}

interface Known {
  readonly before: AdminProduct
  readonly stock: ReadonlyMap<string, number>
}

async function write(tx: Tx, id: string, changes: ProductChanges, { before, stock }: Known) {
  const values: unknown[] = [tx.business, id]
  const set = toColumns(changes, columns).map(([name, value]) => `${name} = $${values.push(value)}`)
  const switched = changes.inactive !== undefined && changes.inactive !== before.inactive
  // Reactivating forgets why the import had switched it off (B-2-071, A-120).
  if (switched) set.push(`inactive_date = ${changes.inactive ? 'now()' : 'null'}`, ...(changes.inactive ? [] : [`inactive_reason = ''`]))
  try {
    await tx.run(
      `update products set ${[...set, 'version = version + 1', 'last_update_date = now()'].join(', ')} where business_id = $1 and id = $2`,
      values,
    )
    await saveEntries(tx, id, withStock(changes.stock_branch_offices ?? [], stock))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '23505')
      fail(productAdminProblems.itemTaken, { details: [{ field: 'id_item', message: productAdminProblems.itemTaken.text }] })
    if (code === '23503') fail(productAdminProblems.officeUnknown)
    throw error
  }
}
