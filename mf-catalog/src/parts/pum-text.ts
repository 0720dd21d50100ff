import type { Product } from '@plaza/contracts/catalog/product.entity'
import { formatUnitPrice, gramPrice, unitPrice } from '@plaza/contracts/kernel/money'
import { entryHere } from './by-weight.ts'

/**
 * The price by which products are compared, and its unit: by the kilogram and the litre, else as the product is measured. What the price and
 * the content say goes before the stored figure, which is rounded. Null when unknown.
 */
export function unitPriceOf(product: Product): { price: number; unit: string } | null {
  const { pum, unit_measurement_pum: measure } = product
  if (pum === null || pum === undefined) return null
  const [stored, unit] = unitPrice(pum, measure)
  const entry = unit === 'kg' || unit === 'L' ? entryHere(product) : undefined
  const isScaled = unit !== measure?.trim()
  const exact = entry && isScaled ? gramPrice(entry, 1000) : null
  return { price: exact ?? stored, unit }
}

/** `$5.300 / kg`. */
export function pumText(product: Product): string | null {
  const found = unitPriceOf(product)
  return found && formatUnitPrice(found.price, found.unit)
}
