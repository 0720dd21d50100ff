import type * as contracts from '@plaza/contracts/catalog/sub-categories.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { categoryAdminProblems } from '@plaza/contracts/catalog/category-admin.problems'
import { refuseOvertaken } from '../../platform/if-match.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Uses } from '../../platform/uses.ts'
import { changeSubCategory, eraseSubCategory, hideSubCategory, isNamedByProducts } from './category-admin.repository.ts'
import { cleanHtml } from './category-form.ts'
import { category, lockedSubCategory, subCategory, tellShoppers } from './category-records.ts'
import { takePictures } from './take-pictures.ts'

type Input<Name extends keyof typeof contracts> = ParsedInputOf<(typeof contracts)[Name]>

/** B-7-022. */
export async function listSubCategories({ business }: Scope, { id }: Input<'listSubCategories'>, { db }: Pick<Uses, 'db'>) {
  const { subcategories } = await db.withTenant(business, (tx) => category(tx, id))
  return { data: { data: { result: subcategories } } }
}

/** B-7-023. */
export async function updateSubCategory({ business }: Scope, input: Input<'updateSubCategory'>, uses: Uses) {
  const { categoryId, subId, ...form } = input
  const { changed: pictures, store } = await takePictures(['photoUrl', 'bannerUrl'] as const, form, business, uses)
  const columns = columnsOf(form, pictures)
  const data = await uses.db.withTenant(business, async (tx) => {
    const { updatedAt, ...current } = await lockedSubCategory(tx, categoryId, subId)
    refuseOvertaken(uses.request, { ...current, lastUpdateDate: updatedAt }, form, categoryAdminProblems.overtaken)
    await changeSubCategory(tx, subId, columns)
    await tellShoppers(tx)
    await store()
    return subCategory(tx, categoryId, subId)
  })
  return { data }
}

/** B-7-024. */
export async function deleteSubCategory({ business }: Scope, { id, subId }: Input<'deleteSubCategory'>, { db }: Pick<Uses, 'db'>) {
  await db.withTenant(business, async (tx) => {
    await lockedSubCategory(tx, id, subId)
    await ((await isNamedByProducts(tx, subId)) ? hideSubCategory : eraseSubCategory)(tx, subId)
    await tellShoppers(tx)
  })
  return { data: { id: subId } }
}

/** the wire's names of the update, one to one. Enabling shows it again. */
function columnsOf(form: Omit<Input<'updateSubCategory'>, 'categoryId' | 'subId'>, pictures: Record<string, string | null>) {
  const columns = {
    display_name: form.categoryName,
    name: form.originalName,
    '"order"': form.position,
    disabled: form.enabled === undefined ? undefined : form.enabled === 0,
    show: form.enabled === 1 ? true : undefined,
    restrictions_message: cleanHtml(form.restrictionsMessage),
    iva_class: form.iva_class,
    photo_url: pictures.photoUrl,
    banner_url: pictures.bannerUrl,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}
