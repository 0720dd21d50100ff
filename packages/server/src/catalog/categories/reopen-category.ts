import type { reopenCategory as contract } from '@plaza/contracts/catalog/categories.api'
import { categoryAdminProblems } from '@plaza/contracts/catalog/category-admin.problems'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { fail } from '../../platform/problems.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Uses } from '../../platform/uses.ts'
import { categoriesById } from '../category.repository.ts'
import { changeCategory, hasReference } from './category-admin.repository.ts'
import { category, tellShoppers } from './category-records.ts'

/** What hiding it took away comes back. Its reference may have gone to another category in between: then one of the two has to change first. */
export async function reopenCategory({ business }: Scope, { id }: ParsedInputOf<typeof contract>, { db }: Pick<Uses, 'db'>) {
  const data = await db.withTenant(business, async (tx) => {
    const [closed] = await categoriesById(tx, [id], true)
    if (!closed) fail(commonProblems.notFound)
    if (closed.inactive && closed.originalName && (await hasReference(tx, closed.originalName))) fail(categoryAdminProblems.referenceTaken)
    await changeCategory(tx, id, { inactive: false })
    await tellShoppers(tx)
    return category(tx, id)
  })
  return { data }
}
