import * as z from 'zod/mini'
import { pesos } from '../kernel/base.ts'

/** `relevance` is the specification's order: most viewed first, then by discount (S-7-045). */
export const listingSorts = ['relevance', 'price_asc', 'price_desc', 'discount', 'name'] as const
export type ListingSort = (typeof listingSorts)[number]

export const listingSortNames: Record<ListingSort, string> = {
  relevance: 'Relevancia',
  price_asc: 'Menor precio',
  price_desc: 'Mayor precio',
  discount: 'Mayor descuento',
  name: 'Nombre (A a Z)',
}

const choice = z.object({ name: z.string(), count: z.int() })

/** Brands and tags most frequent first; `price` is the range of charged prices, null when nothing is listed; `offers` counts discounted products. */
export const facets = z.object({
  brands: z.array(choice),
  tags: z.array(choice),
  price: z.nullable(z.object({ min: pesos, max: pesos })),
  offers: z.int(),
  total: z.int(),
})
export type Facets = z.output<typeof facets>

/** Several brands travel as one text. */
export const brandSeparator = '|'
export const brandsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(brandSeparator)
    .map((name) => name.trim())
    .filter((name) => name !== '')
