import type { Product, StockEntry } from '@plaza/contracts/catalog/product.entity'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { amountText } from '@plaza/contracts/cart/amount-text'
import { linePrice, type Pesos, sum } from '@plaza/contracts/kernel/money'
import { type CartAmount, cartAmountOf, communityAmountOf } from '@plaza/contracts/kernel/quantity'
import { productOffer } from '../parts/product-offer.ts'

export type CollectionLine = CustomCart['products'][number]

/** What turns one list into the other, as the server takes it: other lines stay as they are there by then. */
export function changedLines(before: readonly CollectionLine[], after: readonly CollectionLine[]) {
  const old = new Map(before.map((line) => [line.id, line]))
  const next = new Set(after.map(({ id }) => id))
  const addProducts = after.filter((line) => old.get(line.id) !== line)
  const changed = addProducts.map(({ id }) => id).filter((id) => old.has(id))
  return { addProducts, removeProducts: [...before.map(({ id }) => id).filter((id) => !next.has(id)), ...changed] }
}

/** A line of a recipe or market with its product as it is today; null when the product left the assortment. */
export interface LiveLine {
  readonly line: CollectionLine
  readonly product: Product | null
  /** What the cart holds of it once it is added; null when it cannot be bought there. */
  readonly bought: CartAmount | null
  /** Whole pesos of `bought`. */
  readonly amount: Pesos | null
  /** As people read it: `3 bandejas` or `750 g`, and what was asked for where that lies between two steps. */
  readonly quantity: string
}

/** Joins what a collection names with what the branch has. */
export function liveLines(lines: readonly CollectionLine[], products: readonly Product[], branchId: string | null): LiveLine[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return lines.map((line) => {
    const product = byId.get(line.id) ?? null
    if (product === null) return { line, product, bought: null, amount: null, quantity: askedText(line) }
    const entry = entryAt(product, branchId)
    const wanted = cartAmountOf(line, { ...product, quantity_pum: entry.quantity_pum })
    if (!productOffer(product).available) return { line, product, bought: null, amount: null, quantity: askedText(line) }
    const amount = wanted && linePrice(entry, { ...wanted, unit_gram: product.unit_gram })
    return { line, product, bought: amount === null ? null : wanted, amount, quantity: quantityText(line, wanted, product) }
  })
}

const entryAt = (product: Product, branchId: string | null): Pick<StockEntry, 'price' | 'price_neto' | 'quantity_pum'> =>
  product.stock_branch_offices.find(({ id }) => id === branchId) ?? {
    price: product.price ?? 0,
    price_neto: product.price_neto ?? 0,
    quantity_pum: null,
  }

function quantityText(line: CollectionLine, wanted: CartAmount | null, { unit_gram, subTitle }: Product): string {
  if (wanted === null) return askedText(line)
  const text = amountText(wanted, unit_gram, subTitle)
  const held = communityAmountOf(wanted, unit_gram)
  return held.count === line.count && held.countType === line.countType ? text : `${text} (pide ${askedText(line)})`
}

const askedText = (line: CollectionLine) => amountText(line, 1, null)

/** What everything that can be bought costs together. */
export const totalOf = (lines: readonly LiveLine[]): Pesos => sum(lines.flatMap(({ amount }) => amount ?? []))
