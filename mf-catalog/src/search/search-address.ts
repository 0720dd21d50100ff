import { type ListingSort, listingSorts } from '@plaza/contracts/catalog/listing.entity'

/** What a results page shows beyond its words; the address says it, so that Back and a link bring it back. */
export interface SearchChoice {
  readonly category: string | null
  readonly sort: ListingSort
}

/** The server takes 300 characters; nobody means more than this. */
export const longestQuery = 100

/** The words of an address or a field as they are asked. */
export const cleanQuery = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, longestQuery).trim()

export function searchAddress(query: string, { category = null, sort = 'relevance' }: Partial<SearchChoice> = {}): string {
  const chosen = new URLSearchParams()
  if (category !== null) chosen.set('categoria', category)
  if (sort !== 'relevance') chosen.set('orden', sort)
  const tail = chosen.toString()
  return `/search/${encodeURIComponent(cleanQuery(query))}${tail && `?${tail}`}`
}

export const choiceOf = (said: { get(name: string): string | null }): SearchChoice => ({
  category: said.get('categoria') || null,
  sort: listingSorts.find((sort) => sort === said.get('orden')) ?? 'relevance',
})

/** What a path asks for; null where it is no results page or cannot be read. */
export function queryOfPath(path: string): string | null {
  const [, words] = /^\/(?:search|buscar)\/([^/]+)\/?$/.exec(path) ?? []
  if (words === undefined) return null
  try {
    return decodeURIComponent(words)
  } catch {
    return null
  }
}
