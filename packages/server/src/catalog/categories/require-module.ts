import { categoryAdminProblems } from '@plaza/contracts/catalog/category-admin.problems'
import { fail } from '../../platform/problems.ts'
import type { Scope } from '../../platform/scope.ts'

/** What a module gates is refused without it, whatever the screen shows. */
export function requireModule(
  { modules }: Scope,
  code: 'categories_tags' | 'categories_options' | 'categories_custom_cards' | 'planogram',
) {
  if (!modules.has(code)) fail(categoryAdminProblems.moduleOff)
}
