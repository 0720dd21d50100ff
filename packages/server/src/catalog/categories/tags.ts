import type * as contracts from '@plaza/contracts/catalog/categories.api'
import { catalogProblems } from '@plaza/contracts/catalog/catalog.messages'
import { categoryAdminProblems } from '@plaza/contracts/catalog/category-admin.problems'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../../platform/database.ts'
import { fail } from '../../platform/problems.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Uses } from '../../platform/uses.ts'
import { changeTags, retagProducts } from './category-admin.repository.ts'
import { category, lockedCategory, tellShoppers } from './category-records.ts'
import { requireModule } from './require-module.ts'

type Input<Name extends keyof typeof contracts> = ParsedInputOf<(typeof contracts)[Name]>

/** B-7-029. */
export async function listTags(scope: Scope, { id }: Input<'listCategoryTags'>, { db }: Pick<Uses, 'db'>) {
  requireModule(scope, 'categories_tags')
  const { productsTags } = await db.withTenant(scope.business, (tx) => category(tx, id))
  return { data: productsTags }
}

/** B-7-030. */
export const addTag = (scope: Scope, { id, tagName }: Input<'addCategoryTag'>, uses: Pick<Uses, 'db'>) =>
  change(scope, id, uses, (tags) => [...refuseTaken(tags, tagName), tagName])

/** B-7-031. */
export const renameTag = (scope: Scope, { id, tagName, originalName }: Input<'renameCategoryTag'>, uses: Pick<Uses, 'db'>) =>
  change(scope, id, uses, async (tags, tx) => {
    refuseTaken(without(tags, originalName), tagName)
    await retagProducts(tx, id, originalName, tagName)
    return tags.map((tag) => (tag === originalName ? tagName : tag))
  })

/** B-7-032. */
export const removeTag = (scope: Scope, { id, tag }: Input<'removeCategoryTag'>, uses: Pick<Uses, 'db'>) =>
  change(scope, id, uses, async (tags, tx) => {
    const rest = without(tags, tag)
    await retagProducts(tx, id, tag, null)
    return rest
  })

async function change(
  scope: Scope,
  id: string,
  { db }: Pick<Uses, 'db'>,
  step: (tags: readonly string[], tx: Tx) => string[] | Promise<string[]>,
): Promise<{ data: string[] }> {
  requireModule(scope, 'categories_tags')
  refuseAdmins(scope)
  const data = await db.withTenant(scope.business, async (tx) => {
    const tags = await step((await lockedCategory(tx, id)).productsTags, tx)
    await changeTags(tx, id, tags)
    await tellShoppers(tx)
    return tags
  })
  return { data }
}

/** S-6-013: only a superadmin changes tags. */
function refuseAdmins({ user }: Scope) {
  if (user?.role !== 'superadmin' && user?.role !== 'hyperadmin') fail(catalogProblems.tagsForbidden)
}

const refuseTaken = (tags: readonly string[], name: string): readonly string[] =>
  tags.some((tag) => tag.toLowerCase() === name.toLowerCase()) ? fail(categoryAdminProblems.tagTaken) : tags

const without = (tags: readonly string[], tag: string): string[] =>
  tags.includes(tag) ? tags.filter((each) => each !== tag) : fail(commonProblems.notFound)
