import type { Tx } from '../platform/database.ts'
import { addressedCategories, addressedProducts, countAddressedProducts } from './address.repository.ts'

/** A page that search engines may keep. */
export interface PageAddress {
  /** Its canonical path. */
  path: string
  changed: Date | null
}

export async function categoryAddresses(tx: Tx): Promise<PageAddress[]> {
  const rows = await addressedCategories(tx)
  return rows.map(({ id, parent, changed }) => ({
    path: parent === null ? `/product-category/${encoded(id)}` : `/product-subcategory/${encoded(parent)}/${encoded(id)}`,
    changed,
  }))
}

/** `/product/{id}` is the one address of a product. */
export async function productAddresses(tx: Tx, part: number, size: number): Promise<PageAddress[]> {
  const rows = await addressedProducts(tx, part, size)
  return rows.map(({ id, changed }) => ({ path: `/product/${encoded(id)}`, changed }))
}

export const countProductAddresses = countAddressedProducts

const encoded = encodeURIComponent
