import { brandSeparator, brandsOf, type ListingSort, listingSorts } from '@plaza/contracts/catalog/listing.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'

/** How a listing is narrowed and ordered; what the address says after `?`. */
export interface ListingChoice {
  readonly brands: readonly string[]
  readonly tag: string | null
  readonly min: number | null
  readonly max: number | null
  readonly offers: boolean
  readonly sort: ListingSort
}

export const noChoice: ListingChoice = { brands: [], tag: null, min: null, max: null, offers: false, sort: 'relevance' }

/** Whatever an address says that makes no sense is left out. */
export function readChoice(query: URLSearchParams): ListingChoice {
  return {
    brands: [...new Set(brandsOf(query.get('marca') ?? ''))],
    tag: query.get('etiqueta')?.trim() || null,
    min: pesosOf(query.get('desde')),
    max: pesosOf(query.get('hasta')),
    offers: query.get('ofertas') === 'true',
    sort: listingSorts.find((sort) => sort === query.get('orden')) ?? 'relevance',
  }
}

/** The same as an address' query, `?` included; empty when nothing is chosen. */
export function writeChoice({ brands, tag, min, max, offers, sort }: ListingChoice): string {
  const query = new URLSearchParams()
  if (brands.length > 0) query.set('marca', brands.join(brandSeparator))
  if (tag !== null) query.set('etiqueta', tag)
  if (min !== null) query.set('desde', String(min))
  if (max !== null) query.set('hasta', String(max))
  if (offers) query.set('ofertas', 'true')
  if (sort !== 'relevance') query.set('orden', sort)
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** Fields of `listProducts` and `listFacets`. */
export const filterInput = ({ brands, tag, min, max, offers }: ListingChoice) => ({
  ...(brands.length > 0 ? { brand: brands.join(brandSeparator) } : {}),
  ...(tag === null ? {} : { tag }),
  ...(min === null ? {} : { min_price: min }),
  ...(max === null ? {} : { max_price: max }),
  ...(offers ? { only_offers: true } : {}),
})

export const sortInput = ({ sort }: ListingChoice) => (sort === 'relevance' ? {} : { sort })

/** False for the listing as the shop itself orders it. */
export const isChosen = (choice: ListingChoice): boolean => writeChoice(choice) !== ''

interface Chip {
  readonly text: string
  /** What remains without it. */
  readonly without: ListingChoice
}

/** One per active filter; the order is none. */
export function chipsOf(choice: ListingChoice): Chip[] {
  const { brands, tag, min, max, offers } = choice
  return [
    ...brands.map((brand) => ({ text: brand, without: { ...choice, brands: brands.filter((each) => each !== brand) } })),
    ...(tag === null ? [] : [{ text: tag, without: { ...choice, tag: null } }]),
    ...(min === null && max === null ? [] : [{ text: rangeText(min, max), without: { ...choice, min: null, max: null } }]),
    ...(offers ? [{ text: 'En oferta', without: { ...choice, offers: false } }] : []),
  ]
}

function rangeText(min: number | null, max: number | null): string {
  if (max === null) return `Desde ${formatPesos(min ?? 0)}`
  return min === null ? `Hasta ${formatPesos(max)}` : `${formatPesos(min)} a ${formatPesos(max)}`
}

const pesosOf = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null)
