import type { Line, LineProduct, OptionTag } from '@plaza/contracts/cart/line.entity'
import type { CountType } from '@plaza/contracts/catalog/product.entity'
import { chargedPrice, countDisplay, type Pesos } from '@plaza/contracts/kernel/money'
import { lineTotal } from './money.ts'

/** A product as a line remembers it, with the branch whose price it carries: the cart's, unless that one does not sell it. */
export type Snapshot = LineProduct & { readonly office_id: string | null }

/** The product as the catalogue has it now, at the branch asked for. */
export interface Current {
  readonly product: Snapshot
  readonly inactive: boolean
  /** Units, or grams of a weighed product. */
  readonly stock: number
}

export interface CartLine {
  readonly productId: string
  readonly idItem: string
  readonly count: number
  readonly countType: CountType
  readonly maturity: string | null
  readonly comment: string
  readonly tags: string[]
  readonly optionsTags: OptionTag[]
  readonly creationDate: Date
  readonly isReplaced: boolean
  readonly replacedProductId: string | null
  readonly originalProductId: string | null
  readonly stockTaken: number
  /** With the prices the shopper accepted. */
  readonly snapshot: Snapshot
  /** Null when the product left the catalogue. */
  readonly current: Current | null
}

/** What one unit (or `quantity_pum` grams) costs; 0 when it is not sold there. */
export const priceOf = (product: Snapshot): Pesos => chargedPrice(product) ?? 0

/** Whether the branch asked for sells it today: it is active and has a price there. */
export const isSold = (current: Current | null): current is Current => current !== null && !current.inactive && priceOf(current.product) > 0

/** What the line takes from the shelf: units, or grams when the product is weighed. */
export function stockNeed({ count, countType }: Pick<CartLine, 'count' | 'countType'>, product: Snapshot): number {
  if (countType === 'grams') return count * (product.unit_gram ?? 1)
  return product.countType === 'grams' ? count * (product.grams_x_unidad ?? product.quantity_pum ?? 1) : count
}

export function toLine(line: CartLine, product: Snapshot): Line {
  const { count, countType } = line
  return {
    id: line.productId,
    product,
    id_item: line.idItem,
    count,
    countType,
    maturity: line.maturity,
    comment: line.comment,
    creationDate: line.creationDate.toISOString(),
    totalPrice: lineTotal({ count, countType, product }),
    priceBase: priceOf(product),
    pricePerUnit: lineTotal({ count: 1, countType, product }),
    tags: line.tags,
    optionsTags: line.optionsTags,
    countDisplay: countDisplay({ count, countType, unit_gram: product.unit_gram ?? null }),
    countDisplayForceGrams:
      product.countType === 'grams' ? countDisplay({ count: stockNeed(line, product), countType: 'grams', unit_gram: 1 }) : null,
    is_replaced: line.isReplaced,
    replaced_product_id: line.replacedProductId,
    original_product_id: line.originalProductId,
  }
}
