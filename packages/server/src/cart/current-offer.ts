import { countDisplay } from '@plaza/contracts/kernel/money'
import { isSoldByWeight } from '@plaza/contracts/kernel/quantity'
import type { Tx } from '../platform/database.ts'
import { isSold, priceOf, type Snapshot, stockNeed } from './cart-line.ts'
import { readCurrent } from './cart-lines.repository.ts'
import { lineTotal } from './money.ts'

export interface CurrentOffer {
  readonly product: Snapshot
  readonly countType: 'units' | 'grams'
  readonly countDisplay: string
  readonly priceBase: number
  readonly total: number
  readonly stockNeeded: number
  readonly stock: number
}

/** So many of a product as the branch sells it now; null when it does not. For who puts a line into an order that is placed already. */
export async function currentOffer(tx: Tx, productId: string, branchId: string, count: number): Promise<CurrentOffer | null> {
  const current = await readCurrent(tx, productId, branchId)
  if (!isSold(current)) return null
  const { product } = current
  const countType = isSoldByWeight(product) ? 'grams' : 'units'
  const line = { count, countType } as const
  return {
    product,
    countType,
    countDisplay: countDisplay({ ...line, unit_gram: product.unit_gram ?? null }),
    priceBase: priceOf(product),
    total: lineTotal({ ...line, product }),
    stockNeeded: stockNeed(line, product),
    stock: current.stock,
  }
}
