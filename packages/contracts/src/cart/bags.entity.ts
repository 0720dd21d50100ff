import * as z from 'zod/mini'
import { maybe, pesos } from '../kernel/base.ts'

/** One kind of bag. `price_per_bag` is whole pesos, 0 is valid; a missing or zero limit is ignored. */
export const bagsConfig = z.object({
  code: z.string(),
  name: z.string(),
  price_per_bag: pesos,
  products_per_bag: maybe.number,
  products_grams_limit: maybe.number,
})
export type BagsConfig = z.output<typeof bagsConfig>
