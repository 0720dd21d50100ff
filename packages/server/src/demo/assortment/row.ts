import type { IvaClass } from '@plaza/contracts/catalog/iva-class'
import type { Pack } from '../pictures/packs.ts'

export type PackName = Pack | 'loose' | 'tray' | 'net' | 'carton12'

/**
 * One department of the shop. A row of a sub-category reads
 * `title {variant/variant} | brand, brand=price factor, @ (own brand), - (none) | presentation=price, … | pack item #contents | flags`.
 * Flags are `maturity`, `cuts` and, where a row is taxed otherwise than its sub-category, the class of its IVA.
 * A presentation is `500 g`, `6x330 ml`, `Frasco 250 g` or `~500 g` (sold by weight, about so much a piece).
 */
export interface Department {
  key: string
  name: string
  item: string
  ground: string
  maturity?: boolean
  restriction?: string
  care: string
  subs: readonly Sub[]
}

export interface Sub {
  name: string
  item: string
  iva: IvaClass
  cuts: boolean
  rows: readonly string[]
}

export function sub(name: string, item: string, iva: IvaClass, rows: string, options: { cuts?: boolean } = {}): Sub {
  return {
    name,
    item,
    iva,
    cuts: options.cuts ?? false,
    rows: rows
      .split('\n')
      .map((row) => row.trim())
      .filter(Boolean),
  }
}
