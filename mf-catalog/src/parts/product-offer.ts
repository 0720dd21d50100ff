import type { Product } from '@plaza/contracts/catalog/product.entity'
import { chargedPrice } from '@plaza/contracts/kernel/money'

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
  const now = chargedPrice(product)
  const before = product.price !== null && product.price !== undefined && now !== null && product.price > now ? product.price : null
  const reason = unavailable(product, now)
  return { now, before, discount: product.the_discount ?? 0, available: reason === null, reason }
}

function unavailable(product: Product, price: number | null): ProductOffer['reason'] {
  if (product.inactive || product.inactiveManual) return 'inactive'
  if (product.withoutStock) return 'stock'
  return price === null ? 'price' : null
}
