import type { ListingSort } from '@plaza/contracts/catalog/listing.entity'
import type { SearchDoc, Shelf } from './search-doc.ts'

type Ordering = (a: number, b: number, shelf: Shelf, docs: readonly (SearchDoc | null)[]) => number

/** What stands before what, among equals in stock; the relevance decides between equals here. */
export const orderings: Record<ListingSort, Ordering> = {
  relevance: () => 0,
  price_asc: (a, b, { price }) => (price[a] as number) - (price[b] as number),
  price_desc: (a, b, { price }) => (price[b] as number) - (price[a] as number),
  discount: (a, b, { discount }) => (discount[b] as number) - (discount[a] as number),
  name: (a, b, _, docs) => (docs[a] as SearchDoc).title.localeCompare((docs[b] as SearchDoc).title, 'es'),
}

/** The `count` best, in order, without sorting the rest. */
export function bestOf(numbers: readonly number[], count: number, better: (a: number, b: number) => number): number[] {
  const best: number[] = []
  for (const number of numbers) {
    if (best.length === count && better(number, best[count - 1] as number) >= 0) continue
    let low = 0
    let high = best.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (better(number, best[middle] as number) < 0) high = middle
      else low = middle + 1
    }
    best.splice(low, 0, number)
    if (best.length > count) best.pop()
  }
  return best
}
