import type { getAdminCategory, listAdminCategories } from '@plaza/contracts/catalog/categories.api'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { paginate } from '@plaza/contracts/kernel/pagination'
import { tellVersion } from '../../platform/if-match.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Uses } from '../../platform/uses.ts'
import { readPage } from '../../resources/read-resource.ts'
import { tables } from '../../resources/tables.ts'
import { category, withCleanWords } from './category-records.ts'

/** B-7-015. */
export async function listCategories(scope: Scope, input: ParsedInputOf<typeof listAdminCategories>, { db }: Pick<Uses, 'db'>) {
  const { page, limit, order, filter, categoryName, originalName, ...plain } = input
  const words = {
    ...(categoryName && { categoryName: { regex: categoryName } }),
    ...(originalName && { originalName: { regex: originalName } }),
  }
  const question = { filter: { ...plain, ...words, ...filter }, order, limit, offset: (page - 1) * limit }
  const { list, total } = await db.withTenant(scope.business, (tx) => readPage(tx, tables.categories, scope, question))
  return {
    data: { data: (list as unknown as Category[]).map(withCleanWords), pagination: { ...paginate(page, limit, total), filter, order } },
  }
}

/** B-7-017. */
export async function showCategory({ business }: Scope, { id }: ParsedInputOf<typeof getAdminCategory>, { db, reply }: Uses) {
  const data = await db.withTenant(business, (tx) => category(tx, id))
  tellVersion(reply, data)
  return { data }
}
