import * as categories from '@plaza/contracts/catalog/categories.api'
import * as subs from '@plaza/contracts/catalog/sub-categories.api'
import { implement, type Route } from '../../platform/mount.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { listCategories, showCategory } from './list-categories.ts'
import { listOptions, removeOption, saveOption } from './options.ts'
import { addPlanometry, listPlanometry, removePlanometry, updatePlanometry } from './planometry.ts'
import { reopenCategory } from './reopen-category.ts'
import { saveProductCards } from './save-product-cards.ts'
import { deleteSubCategory, listSubCategories, updateSubCategory } from './sub-categories.ts'
import { addTag, listTags, removeTag, renameTag } from './tags.ts'
import { updateCategory } from './update-category.ts'

/** The back office of categories and what they hold. */
export const categoriesRoutes: Route[] = [
  implement(categories.listAdminCategories, listCategories),
  implement(categories.getAdminCategory, showCategory),
  implement(categories.createCategory, createCategory),
  implement(categories.updateCategory, updateCategory),
  implement(categories.deleteCategory, deleteCategory),
  implement(categories.reopenCategory, reopenCategory),
  implement(categories.saveProductCards, saveProductCards),
  implement(categories.listCategoryTags, listTags),
  implement(categories.addCategoryTag, addTag),
  implement(categories.renameCategoryTag, renameTag),
  implement(categories.removeCategoryTag, removeTag),
  implement(subs.listSubCategories, listSubCategories),
  implement(subs.updateSubCategory, updateSubCategory),
  implement(subs.deleteSubCategory, deleteSubCategory),
  implement(subs.listPlanometry, listPlanometry),
  implement(subs.addPlanometry, addPlanometry),
  implement(subs.updatePlanometry, updatePlanometry),
  implement(subs.removePlanometry, removePlanometry),
  implement(subs.listOptions, listOptions),
  implement(subs.saveOption, saveOption),
  implement(subs.removeOption, removeOption),
]
