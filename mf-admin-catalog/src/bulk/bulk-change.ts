import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { discountOf } from '@plaza/contracts/catalog/branch-price.rules'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import { chargedPrice, formatPesos } from '@plaza/contracts/kernel/money'
import type { Changed } from '../parts/product/save-product.ts'
import { type StockRow, stockRows } from '../parts/product/stock-entries.ts'

/** What is done to all chosen products alike. */
export type BulkChange =
  | { readonly kind: 'visibility'; readonly hidden: boolean }
  /** `percent` of the present price more, or less where it is negative, at one branch. */
  | { readonly kind: 'price'; readonly branchId: string; readonly percent: number }
  | { readonly kind: 'category'; readonly category: Category; readonly subCategoryId: string }

/** What becomes of one product; without `send` it stays as it is. */
export interface BulkStep {
  readonly product: AdminProduct
  readonly before: string
  readonly after: string
  readonly send: { readonly changed: Changed; readonly seen: readonly StockRow[] } | null
}

/** Beyond these a price would be another by more than a factor of five: a slip of the keyboard. */
export const mostPercent = { more: 400, less: 80 } as const

/** What the change makes of a product as it is now. */
export function stepOf(product: AdminProduct, change: BulkChange): BulkStep {
  if (change.kind === 'visibility') return visibilityStep(product, change.hidden)
  return change.kind === 'price' ? priceStep(product, change.branchId, change.percent) : categoryStep(product, change)
}

function visibilityStep(product: AdminProduct, hidden: boolean): BulkStep {
  const said = (is: boolean) => (is ? 'Oculto' : 'Visible')
  const now = product.inactiveManual === true
  return {
    product,
    before: said(now),
    after: said(hidden),
    send: now === hidden ? null : { changed: { inactiveManual: hidden }, seen: [] },
  }
}

function priceStep(product: AdminProduct, branchId: string, percent: number): BulkStep {
  const [entry] = stockRows(product, [{ id: branchId }]) as [StockRow]
  const changed = (amount: number) => Math.round((amount * (100 + percent)) / 100)
  const prices = { price: changed(entry.price), price_neto: changed(entry.price_neto) }
  const next: StockRow = { ...entry, ...prices, discount: discountOf(prices) }
  const said = (row: StockRow) => {
    const price = chargedPrice(row)
    return price ? formatPesos(price) : 'Sin precio'
  }
  const isSame = next.price === entry.price && next.price_neto === entry.price_neto
  return {
    product,
    before: said(entry),
    after: said(next),
    send: isSame ? null : { changed: { stock_branch_offices: [next] }, seen: [entry] },
  }
}

function categoryStep(product: AdminProduct, { category, subCategoryId }: Extract<BulkChange, { kind: 'category' }>): BulkStep {
  const place = (name: string | null | undefined, sub: string | null | undefined) => [name, sub].filter(Boolean).join(' › ')
  const sub = category.subcategories?.find(({ id }) => id === subCategoryId)?.displayName
  const isThere = product.category_id === category.id && product.sub_category_id === subCategoryId
  return {
    product,
    before: place(product.main_category_name, product.sub_category_name),
    after: place(category.categoryName, sub),
    send: isThere ? null : { changed: { category_id: category.id, sub_category_id: subCategoryId }, seen: [] },
  }
}
