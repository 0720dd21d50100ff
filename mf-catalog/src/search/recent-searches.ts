import { storageKey } from '@plaza/contracts/kernel/storage-keys'
import { cleanQuery } from './search-address.ts'

const most = 6

/** What was searched for on this device, the latest first. Nothing where the browser keeps nothing. */
export function recentSearches(business: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(business)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberSearch(business: string, text: string) {
  const query = cleanQuery(text)
  if (query === '') return
  const others = recentSearches(business).filter((each) => each.toLowerCase() !== query.toLowerCase())
  keep(business, [query, ...others].slice(0, most))
}

export const forgetSearches = (business: string) => keep(business, [])

function keep(business: string, searches: readonly string[]) {
  try {
    localStorage.setItem(keyOf(business), JSON.stringify(searches))
  } catch {
    // A private window keeps nothing; searching works all the same.
  }
}

const keyOf = (business: string) => storageKey(business, 'searches')
