import * as z from 'zod/mini'
import { maybe, pesos } from '../kernel/base.ts'

/** One kind of bag. `price_per_bag` is whole pesos without tax, 0 is valid; `taxed` says whether the tax on bags is owed on it (`isBagTaxed`); a missing or zero limit is ignored. */
export const bagsConfig = z.object({
  code: z.string(),
  name: z.string(),
  price_per_bag: pesos,
  products_per_bag: maybe.number,
  products_grams_limit: maybe.number,
  taxed: z.nullish(z.boolean()),
})
export type BagsConfig = z.output<typeof bagsConfig>

/** The tax is owed on plastic bags only (art. 512-15 E.T.): unless told, on kinds whose code says plastic. */
export const isBagTaxed = ({ code, taxed }: Pick<BagsConfig, 'code' | 'taxed'>): boolean => taxed ?? /^pl[aá]stic/i.test(code)
