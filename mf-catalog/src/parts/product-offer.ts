import type { Product } from '@plaza/contracts/catalog/product.entity'

/** What a product costs here and now, as the server answered it for the branch asked for. */
export interface ProductOffer {
  /** Charged price in pesos; null when the branch does not sell it. */
  readonly now: number | null
  /** Struck-through price, only when it is higher. */
  readonly before: number | null
  readonly discount: number
  readonly available: boolean
  readonly reason: 'inactive' | 'stock' | 'price' | null
}

export function productOffer(product: Product): ProductOffer {
  const now = (product.price_neto ?? 0) > 0 ? (product.price_neto ?? null) : (product.price ?? null)
  const before = product.price !== null && product.price !== undefined && now !== null && product.price > now ? product.price : null
  const reason = unavailable(product, now)
  return { now, before, discount: product.the_discount ?? 0, available: reason === null, reason }
}

function unavailable(product: Product, price: number | null): ProductOffer['reason'] {
  if (product.inactive || product.inactiveManual) return 'inactive'
  if (product.withoutStock) return 'stock'
  return price === null ? 'price' : null
}

/** S-2-088 to 090: up to 15 low, up to 20 medium, above high; none at 0 or less. */
export function discountLevel(percent: number): 'low' | 'medium' | 'high' | null {
  if (percent <= 0) return null
  if (percent <= 15) return 'low'
  return percent <= 20 ? 'medium' : 'high'
}

/** S-2-091: rounded to 2 decimals, decimals only when there are any. */
export const discountText = (percent: number) => `-${(Math.round(percent * 100) / 100).toLocaleString('es-CO')} %`
