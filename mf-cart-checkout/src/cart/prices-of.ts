import type { Product } from '@plaza/contracts/catalog/product.entity'
import { chargedPrice, gramPrice } from '@plaza/contracts/kernel/money'
import type { CartLine } from './cart-state.ts'

/** What a product costs at a branch, by piece and by step of grams; null where it is not sold. */
export function pricesOf(product: Product, branchId: string | null): Pick<CartLine, 'price' | 'stepPrice' | 'pricedGrams'> {
  const entry = product.stock_branch_offices.find((each) => each.id === branchId)
  const { countType, unit_gram, inactive, inactiveManual } = product
  const isSold = entry !== undefined && !inactive && !inactiveManual
  return {
    price: isSold ? chargedPrice(entry) : null,
    stepPrice: isSold && countType === 'grams' && unit_gram ? gramPrice(entry, unit_gram) : null,
    pricedGrams: isSold ? (entry.quantity_pum ?? null) : null,
  }
}
