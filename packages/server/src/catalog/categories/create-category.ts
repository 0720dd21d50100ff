import { randomUUID } from 'node:crypto'
import type { createCategory as contract } from '@plaza/contracts/catalog/categories.api'
import { categoryAdminProblems } from '@plaza/contracts/catalog/category-admin.problems'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { fail } from '../../platform/problems.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Uses } from '../../platform/uses.ts'
import { categoryPictures, columnsOfForm } from './category-form.ts'
import { category, tellShoppers } from './category-records.ts'
import { hasReference, insertCategory } from './category-admin.repository.ts'
import { takePictures } from './take-pictures.ts'

/** B-7-016. */
export async function createCategory({ business }: Scope, input: ParsedInputOf<typeof contract>, uses: Uses) {
  const { changed: pictures, store } = await takePictures(categoryPictures, input, business, uses)
  const { originalName, ...form } = input
  const data = await uses.db.withTenant(business, async (tx) => {
    // Imports find a category by its reference: a second one of the same would be none.
    if (await hasReference(tx, originalName)) fail(categoryAdminProblems.referenceTaken, { details: [taken] })
    const id = randomUUID()
    await insertCategory(tx, { id, original_name: originalName, ...columnsOfForm(form, pictures) })
    await tellShoppers(tx)
    await store()
    return category(tx, id)
  })
  return { data }
}

const taken = { field: 'originalName', message: categoryAdminProblems.referenceTaken.text }
