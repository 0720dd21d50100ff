import type { deleteCategory as contract } from '@plaza/contracts/catalog/categories.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { Scope } from '../../platform/scope.ts'
import type { Uses } from '../../platform/uses.ts'
import { eraseCategory, hideCategory, holdsProducts } from './category-admin.repository.ts'
import { lockedCategory, tellShoppers } from './category-records.ts'

/** B-7-020. Products keep pointing at a category that had some: it is out of sight, with them, and nothing that was sold loses its place. */
export async function deleteCategory({ business }: Scope, { id }: ParsedInputOf<typeof contract>, { db }: Pick<Uses, 'db'>) {
  await db.withTenant(business, async (tx) => {
    await lockedCategory(tx, id)
    await ((await holdsProducts(tx, id)) ? hideCategory : eraseCategory)(tx, id)
    await tellShoppers(tx)
  })
  return { data: { id } }
}
