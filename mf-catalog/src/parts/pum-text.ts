import type { Product } from '@plaza/contracts/catalog/product.entity'

const format = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Price per unit of measure, with decimals though prices have none: `$ 5,20 / g`. Null when unknown. */
export function pumText(product: Pick<Product, 'pum' | 'unit_measurement_pum'>): string | null {
  if (product.pum === null || product.pum === undefined || !product.unit_measurement_pum) return null
  return `$ ${format.format(product.pum)} / ${product.unit_measurement_pum}`
}
