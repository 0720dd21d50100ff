import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { countDisplay, linePrice, type Pesos, sum } from '@plaza/contracts/kernel/money'
import { productOffer } from '../parts/product-offer.ts'

export type CollectionLine = CustomCart['products'][number]

/** A line of a recipe or market with its product as it is today; null when the product left the assortment. */
export interface LiveLine {
  readonly line: CollectionLine
  readonly product: Product | null
  /** Whole pesos at the branch; null when it cannot be bought there. */
  readonly amount: Pesos | null
  /** As people read it: `3` or `750 g`. */
  readonly quantity: string
}

/** Joins what a collection names with what the branch has. */
export function liveLines(lines: readonly CollectionLine[], products: readonly Product[], branchId: string | null): LiveLine[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return lines.map((line) => {
    const product = byId.get(line.id) ?? null
    const unit_gram = product?.unit_gram
    return { line, product, amount: amountOf(line, product, branchId), quantity: countDisplay({ ...line, unit_gram }) }
  })
}

function amountOf({ count, countType }: CollectionLine, product: Product | null, branchId: string | null): Pesos | null {
  if (product === null || !productOffer(product).available) return null
  const entry = product.stock_branch_offices.find(({ id }) => id === branchId) ?? product
  return linePrice(entry, { count, countType, unit_gram: product.unit_gram })
}

/** What everything that can be bought costs together. */
export const totalOf = (lines: readonly LiveLine[]): Pesos => sum(lines.flatMap(({ amount }) => amount ?? []))
