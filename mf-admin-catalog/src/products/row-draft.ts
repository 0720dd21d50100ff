import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { changePrice } from '@plaza/contracts/catalog/branch-price.rules'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { type StockRow, stockRows } from '../parts/product/stock-entries.ts'
import { stockText } from './stock-state.tsx'

export type DraftField = 'price' | 'price_neto' | 'stock'

/** What somebody types over one product's prices and stock at one branch. */
export interface RowDraft {
  /** The entry as it was when typing began: a sale or a save since then is not overwritten unseen. */
  readonly seen: StockRow
  readonly version: number
  readonly typed: Partial<Record<DraftField, number>>
  readonly error: string | null
}

export const entryOf = (product: AdminProduct, branchId: string): StockRow => stockRows(product, [{ id: branchId }])[0] as StockRow

/** The entry with what was typed. A net price that was the price follows it, as in the product's form. */
export function typedEntry({ seen, typed }: Pick<RowDraft, 'seen' | 'typed'>): StockRow {
  const prices = (['price', 'price_neto'] as const).reduce<StockRow>(
    (entry, field) => (typed[field] === undefined ? entry : changePrice(entry, field, typed[field])),
    seen,
  )
  return { ...prices, stock: typed.stock ?? seen.stock }
}

/** One more field typed; nothing is left of a draft that says what stands stored. */
export function withTyped(draft: RowDraft | undefined, product: AdminProduct, branchId: string, field: DraftField, value: number | null) {
  const { seen, version, typed } = draft ?? { seen: entryOf(product, branchId), version: product.version, typed: {} }
  const { [field]: _before, ...others } = typed
  const next = value === null || value === seen[field] ? others : { ...others, [field]: value }
  return Object.keys(next).length === 0 ? null : { seen, version, typed: next, error: null }
}

/** After somebody else changed or bought it: what was typed stays, over the entry as it is now, which is said. */
export function overNow({ typed, seen: { id } }: RowDraft, current: AdminProduct): RowDraft {
  const seen = entryOf(current, id)
  const now = `${formatPesos(seen.price)} y ${stockText(current, seen.stock)}`
  return { seen, version: current.version, typed, error: `Cambió mientras escribías: ahora tiene ${now}. Revisa y guarda otra vez.` }
}
