import type { ProductCategory } from '@plaza/contracts/catalog/catalog.api'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import type { Product } from '@plaza/contracts/catalog/product.entity'

/** What a product's category and sub-category say about its card and page. */
export interface CategoryWords {
  readonly category: Pick<Category, 'withManturity' | 'product_card_config' | 'restrictionsMessage'> | null
  readonly sub: Pick<ProductCategory['subCategory'], 'options' | 'product_card_config' | 'restrictionsMessage'> | null
}

export const noWords: CategoryWords = { category: null, sub: null }

/** From the tree of categories, as shelves have it. */
export const wordsOf = (category: Category, subCategoryId: string): CategoryWords => ({
  category,
  sub: category.subcategories.find((each) => each.id === subCategoryId) ?? null,
})

/** For shelves that mix categories: looks a product's up in the tree. */
export const wordsIn =
  (tree: readonly Category[]) =>
  (product: Pick<Product, 'category_id' | 'sub_category_id'>): CategoryWords => {
    const category = tree.find((each) => each.id === product.category_id)
    return category ? wordsOf(category, product.sub_category_id) : noWords
  }

/** From the product's own answer; a category that is switched off says nothing. */
export function wordsOfProduct(answered: ProductCategory | null | undefined): CategoryWords {
  if (!answered || answered.disabled) return noWords
  const { subCategory } = answered
  return { category: answered, sub: subCategory.disabled || !subCategory.show ? null : subCategory }
}
