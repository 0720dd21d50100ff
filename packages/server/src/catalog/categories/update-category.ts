import type { updateCategory as contract } from '@plaza/contracts/catalog/categories.api'
import { categoryAdminProblems } from '@plaza/contracts/catalog/category-admin.problems'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { refuseOvertaken, tellVersion } from '../../platform/if-match.ts'
import type { Scope } from '../../platform/scope.ts'
import type { Uses } from '../../platform/uses.ts'
import { categoryPictures, columnsOfForm } from './category-form.ts'
import { changeCategory } from './category-admin.repository.ts'
import { category, lockedCategory, tellShoppers } from './category-records.ts'
import { takePictures } from './take-pictures.ts'

/** B-7-018. `originalName` may be sent and changes nothing: it is read-only once it is there (B-3-003). */
export async function updateCategory({ business }: Scope, input: ParsedInputOf<typeof contract>, uses: Uses) {
  const { id, originalName: _readOnly, ...form } = input
  const { changed: pictures, store } = await takePictures(categoryPictures, form, business, uses)
  const data = await uses.db.withTenant(business, async (tx) => {
    refuseOvertaken(uses.request, await lockedCategory(tx, id), form, categoryAdminProblems.overtaken)
    await changeCategory(tx, id, columnsOfForm(form, pictures))
    await tellShoppers(tx)
    await store()
    return category(tx, id)
  })
  tellVersion(uses.reply, data)
  return { data }
}
