import { debounces } from '@plaza/contracts/kernel/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choiceOf, cleanQuery, queryOfPath, searchAddress } from './search-address.ts'
import { afterRest } from './use-debounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('S-9-019: only what has rested for 800 ms is asked', () => {
  const asked: string[] = []
  let stop = () => {}
  for (const text of ['l', 'le', 'lec', 'lech', 'leche']) {
    stop()
    stop = afterRest(text, debounces.search, (each) => asked.push(each))
    vi.advanceTimersByTime(799)
  }
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual(['leche'])
})

test('S-2-026: an address says what is asked, however odd, and can be read back', () => {
  for (const query of ['leche', '100 % fruta', 'a/b', '"comillas" & más', '🥑', '<script>']) {
    const [path = ''] = searchAddress(query).split('?')
    expect(queryOfPath(path)).toBe(query)
  }
  expect(queryOfPath('/buscar/caf%C3%A9')).toBe('café')
  for (const path of ['/', '/search', '/search/%E0%A4%A', '/product/1']) expect(queryOfPath(path)).toBeNull()
})

test('S-2-097: category and order stand in the address, what is usual does not', () => {
  expect(searchAddress('pan', { category: 'c 1', sort: 'price_asc' })).toBe('/search/pan?categoria=c+1&orden=price_asc')
  expect(searchAddress('pan', { category: null, sort: 'relevance' })).toBe('/search/pan')
  expect(choiceOf(new URLSearchParams('categoria=c&orden=nonsense'))).toEqual({ category: 'c', sort: 'relevance' })
})

test('S-7-047: five hundred characters are cut, spaces are one', () => {
  expect(cleanQuery('a'.repeat(500))).toHaveLength(100)
  expect(cleanQuery('  pan   tajado ')).toBe('pan tajado')
})
