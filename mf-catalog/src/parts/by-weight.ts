import type { Product } from '@plaza/contracts/catalog/product.entity'
import { formatPesos, gramPrice } from '@plaza/contracts/kernel/money'
import type { Shows } from './card-flags.ts'

/** How a product is weighed out: one step in grams with its price, and what may be chosen. */
export interface ByWeight {
  readonly step: number
  /** Pesos for one step; null when the branch does not sell it. */
  readonly price: number | null
  /** The same before the discount. */
  readonly before: number | null
  /** Of how many grams the product's own price is. */
  readonly pricedGrams: number | null
  /** No units: grams alone may be chosen. */
  readonly only: boolean
}

/** Null when it is bought by the piece. */
export function byWeight(product: Product, shows: Shows): ByWeight | null {
  const step = product.unit_gram
  if (product.countType !== 'grams' || !step || product.only_buy_units || shows('only_buy_units')) return null
  const entry = entryHere(product)
  return {
    step,
    price: entry ? gramPrice(entry, step) : null,
    pricedGrams: entry?.quantity_pum ?? null,
    before: entry ? gramPrice({ price: entry.price, quantity_pum: entry.quantity_pum }, step) : null,
    only: shows('select_only_grams'),
  }
}

/** `≈ $4.326 por 333 g`, and whether it comes only so; `Se vende por unidad` for what weighs but is not weighed out. */
export function measureText(product: Product, shows: Shows): string | null {
  if (product.countType !== 'grams') return null
  const weight = byWeight(product, shows)
  if (!weight) return 'Se vende por unidad'
  const only = weight.only ? ' · solo por peso' : ''
  if (shows('unit_gram_force')) return `por ${weight.step} g${only}`
  return weight.price === null ? `Pasos de ${weight.step} g${only}` : `≈ ${formatPesos(weight.price)} por ${weight.step} g${only}`
}

/** `$7.083 / kg` of whatever is priced by its mass. */
export function kiloPriceText(product: Product): string | null {
  const entry = entryHere(product)
  if (!entry || !/^gr?s?$/i.test(product.unit_measurement_pum ?? '')) return null
  const price = gramPrice(entry, 1000)
  return price === null ? null : `${formatPesos(price)} / kg`
}

/** How many make a kilogram, or how many kilograms one makes: `1 kg ≈ 8 und`, `1 und ≈ 1,7 kg`. */
export function kiloText({ grams_x_unidad: grams, countType }: Pick<Product, 'grams_x_unidad' | 'countType'>): string | null {
  if (countType !== 'grams' || !grams || grams <= 0) return null
  if (grams <= 500) return `1 kg ≈ ${Math.round(1000 / grams)} und`
  return `1 und ≈ ${String(Math.round(grams / 100) / 10).replace('.', ',')} kg`
}

/** The branch that the product's own price speaks of: lists carry one entry, a product all of them. */
export const entryHere = (product: Product) =>
  product.stock_branch_offices.find(
    (entry) =>
      entry.price === product.price &&
      entry.price_neto === product.price_neto &&
      (product.pum === null || product.pum === undefined || entry.pum === product.pum),
  )
