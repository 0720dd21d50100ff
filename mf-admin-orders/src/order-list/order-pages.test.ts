import { expect, test } from 'vitest'
import { cursorOf, joined, refreshed } from './order-pages.ts'

const order = (id: string, minute: number, state = '13_order_received') => ({
  id,
  state,
  creationDate: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
})

test('B-7: nothing loaded yet, no cursor; then the date of the last loaded order', () => {
  expect(cursorOf([])).toBeUndefined()
  expect(cursorOf([order('b', 20), order('a', 10)])).toBe('2026-11-20T10:10:00.000Z')
})

test('B-2-035: an order that came in both pieces stands once, as the newer reading has it', () => {
  const list = joined([order('c', 30), order('b', 20, '7_admin_cart_accept')], [order('b', 20), order('a', 10)])
  expect(list.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(list[1]?.state).toBe('7_admin_cart_accept')
})

test('B-2-035: an order that new ones push out of the newest piece stays in the list', () => {
  const loaded = joined([order('c', 30), order('b', 20)], [order('a', 10)])
  const newest = [order('e', 50), order('d', 40)]
  expect(joined(newest, loaded).map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b', 'a'])
})

test('oldest first, the pieces join the other way round', () => {
  expect(joined([order('a', 10), order('b', 20)], [order('b', 20), order('c', 30)], 'asc').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('A-122: an order that changed is shown as it is now, unless the filter no longer lets it in', () => {
  const list = [order('b', 20), order('a', 10)]
  const accepted = order('a', 10, '7_admin_cart_accept')
  expect(refreshed(list, accepted, () => true)[1]).toBe(accepted)
  expect(refreshed(list, accepted, ({ state }) => state === '13_order_received').map(({ id }) => id)).toEqual(['b'])
  expect(refreshed(list, order('z', 5), () => true)).toEqual(list)
})
