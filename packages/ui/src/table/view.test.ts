import { expect, test } from 'vitest'
import { emptyFilters, readView, writeView } from './view.ts'

const rules = {
  pageSize: 50,
  pageSizes: [10, 50],
  filters: { name: 'text', position: 'number', day: 'date', created: 'dateRange', total: 'numberRange' } as const,
  sort: { key: 'creationDate', direction: 'desc' } as const,
}
const read = (text: string) => readView(new URLSearchParams(text), rules)

test('an address that says nothing is the usual view', () => {
  expect(read('')).toEqual({ page: 1, limit: 50, sort: rules.sort, filters: emptyFilters(rules.filters), hidden: null })
})

test('B-2-107: what makes no sense is not read: numbers below 0, days that are none, sizes nobody offers', () => {
  const { filters, limit, page } = read('position=-3&day=ayer&total_desde=-1&total_hasta=x&size=7&page=-2')
  expect(filters).toEqual(emptyFilters(rules.filters))
  expect({ limit, page }).toEqual({ limit: 50, page: 1 })
  expect(read('page=999999999').page).toBe(1)
})

test('B-2-107: text, number, date, date range and number range come back as they were written, and what others wrote stays', () => {
  const view = {
    page: 3,
    limit: 10,
    sort: { key: 'name', direction: 'asc' } as const,
    filters: {
      name: 'leche & miel',
      position: 0,
      day: '2026-11-21',
      created: { from: '2026-01-01', to: '' },
      total: { from: null, to: 9000 },
    },
    hidden: ['position'],
  }
  const written = writeView(new URLSearchParams('order=42'), view, rules)
  expect(readView(written, rules)).toEqual(view)
  expect(written.get('order')).toBe('42')
})

test('the usual is left out of the address, and a second table keeps to its own names', () => {
  expect(writeView(new URLSearchParams('page=4&name=a'), read(''), rules).toString()).toBe('')
  const second = { ...rules, prefix: 'uses' }
  expect(writeView(new URLSearchParams('page=4'), { ...read(''), page: 2 }, second).toString()).toBe('page=4&uses.page=2')
})
