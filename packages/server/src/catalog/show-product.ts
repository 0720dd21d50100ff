import type { ProductCategory } from '@plaza/contracts/catalog/catalog.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { Reader } from '../platform/database.ts'
import { safeHtml } from '../resources/safe-html.ts'
import { readProductCategory } from './product-category.repository.ts'
import { readProduct } from './product.repository.ts'

/** One product with what its category says, for its page; null when the business has none of this id. Rich text is cleaned once more. */
export async function showProduct(
  reader: Reader,
  id: string,
  officeId: string | null,
): Promise<{ data: Product; category: ProductCategory | null } | null> {
  const [product, category] = await Promise.all([readProduct(reader, id, officeId), readProductCategory(reader, id)])
  if (product === null) return null
  return {
    data: withSafeNotice(product),
    category: category && { ...withSafeNotice(category), subCategory: withSafeNotice(category.subCategory) },
  }
}

// An import may have written it, past the forms that clean what people type.
const withSafeNotice = <T extends { restrictionsMessage?: string | null | undefined }>(noticed: T): T =>
  noticed.restrictionsMessage ? { ...noticed, restrictionsMessage: safeHtml(noticed.restrictionsMessage) } : noticed
