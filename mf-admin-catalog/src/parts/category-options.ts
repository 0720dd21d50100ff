import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'

const label = (name: string, isHidden: boolean) => (isHidden ? `${name} (deshabilitada)` : name)

/** Categories as choices for staff; what shoppers do not see says so. */
export const categoryOptions = (categories: readonly Category[]) =>
  categories.map(({ id, categoryName, disabled, inactive }) => ({ value: id, label: label(categoryName, disabled || inactive) }))

/** The same for sub-categories. */
export const subCategoryOptions = (subCategories: readonly SubCategory[]) =>
  subCategories.map(({ id, displayName, disabled, show }) => ({ value: id, label: label(displayName, disabled || !show) }))
