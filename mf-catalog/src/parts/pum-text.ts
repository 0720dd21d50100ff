import type { Product } from '@plaza/contracts/catalog/product.entity'
import { formatUnitPrice } from '@plaza/contracts/kernel/money'

/** Price per unit of measure, with decimals though prices have none: `$5,20 / g`. Null when unknown. */
export function pumText({ pum, unit_measurement_pum }: Pick<Product, 'pum' | 'unit_measurement_pum'>): string | null {
  return pum === null || pum === undefined ? null : formatUnitPrice(pum, unit_measurement_pum)
}
