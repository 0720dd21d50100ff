import { categoryAdminProblems } from '@plaza/contracts/catalog/category-admin.problems'
import type { SubCategory } from '@plaza/contracts/catalog/category.entity'
import type * as contracts from '@plaza/contracts/catalog/sub-categories.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail } from '../../platform/problems.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Uses } from '../../platform/uses.ts'
import { changeSubCategory } from './category-admin.repository.ts'
import { lockedSubCategory, subCategory, tellShoppers } from './category-records.ts'
import { requireModule } from './require-module.ts'

type Input<Name extends keyof typeof contracts> = ParsedInputOf<(typeof contracts)[Name]>
type Option = NonNullable<SubCategory['options']>[number]

/** B-7-033. */
export async function listOptions(scope: Scope, { id, subId }: Input<'listOptions'>, { db }: Pick<Uses, 'db'>) {
  requireModule(scope, 'categories_options')
  const { options = [] } = await db.withTenant(scope.business, (tx) => subCategory(tx, id, subId))
  return { data: options }
}

/** B-7-034. */
export function saveOption(scope: Scope, input: Input<'saveOption'>, uses: Pick<Uses, 'db'>) {
  return change(scope, input, uses, (all) => withOption(all, input))
}

export function removeOption(scope: Scope, { name, ...sub }: Input<'removeOption'>, uses: Pick<Uses, 'db'>) {
  return change(scope, sub, uses, (all) =>
    all.some((each) => each.name === name) ? all.filter((each) => each.name !== name) : fail(commonProblems.notFound),
  )
}

/** The options with this one changed, or added where there was none of its former name. */
export function withOption(
  all: readonly Option[],
  { originalName, name, originalOptions, options }: Pick<Input<'saveOption'>, 'originalName' | 'name' | 'originalOptions' | 'options'>,
): Option[] {
  const former = all.find((each) => each.name === originalName)
  if (all.some((each) => each !== former && sameName(each.name, name))) fail(categoryAdminProblems.optionTaken)
  if (former && originalOptions?.length && !sameList(former.options, originalOptions))
    fail(categoryAdminProblems.optionOvertaken, { data: { current: former, yours: { name, options } } })
  const saved = { name, options: [...new Set(options)] }
  return former ? all.map((each) => (each === former ? saved : each)) : [...all, saved]
}

async function change(
  scope: Scope,
  { id, subId }: { id: string; subId: string },
  { db }: Pick<Uses, 'db'>,
  step: (all: readonly Option[]) => Option[],
): Promise<{ data: Option[] }> {
  requireModule(scope, 'categories_options')
  const data = await db.withTenant(scope.business, async (tx) => {
    const options = step((await lockedSubCategory(tx, id, subId)).options ?? [])
    await changeSubCategory(tx, subId, { options: JSON.stringify(options) })
    await tellShoppers(tx)
    return options
  })
  return { data }
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const sameList = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other)
