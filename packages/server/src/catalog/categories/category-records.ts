import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../../platform/database.ts'
import { addToOutbox } from '../../platform/outbox.ts'
import { fail } from '../../platform/problems.ts'
import { safeHtml } from '../../resources/safe-html.ts'
import { categoriesById } from '../category.repository.ts'

/** The category whole, with its hidden sub-categories; a deleted one is not found. */
export async function category(tx: Tx, id: string): Promise<Category> {
  const [found] = await categoriesById(tx, [id], true)
  return found && !found.inactive ? withCleanWords(found) : fail(commonProblems.notFound)
}

/** cleaned when it was written, and again when it is read: imports write too. */
export const withCleanWords = (each: Category): Category => ({
  ...cleaned(each),
  subcategories: each.subcategories.map(cleaned),
})

const cleaned = <Worded extends Pick<Category, 'restrictionsMessage'>>(each: Worded): Worded =>
  each.restrictionsMessage ? { ...each, restrictionsMessage: safeHtml(each.restrictionsMessage) } : each

/** The same, kept from changing until the transaction ends. */
export async function lockedCategory(tx: Tx, id: string): Promise<Category> {
  await tx.query('select from categories where business_id = $1 and id = $2 for update', [tx.business, id], 'category-lock')
  return category(tx, id)
}

/** The sub-category if it is one of this category's. */
export async function subCategory(tx: Tx, categoryId: string, id: string): Promise<SubCategory> {
  const { subcategories } = await category(tx, categoryId)
  return subcategories.find((each) => each.id === id) ?? fail(commonProblems.notFound)
}

export async function lockedSubCategory(tx: Tx, categoryId: string, id: string): Promise<SubCategory> {
  await tx.query('select from sub_categories where business_id = $1 and id = $2 for update', [tx.business, id], 'sub-category-lock')
  return subCategory(tx, categoryId, id)
}

/** Shoppers see it at once: every instance forgets what it keeps of the catalogue. */
export const tellShoppers = (tx: Tx): Promise<void> => addToOutbox(tx, 'catalog.changed', {})
