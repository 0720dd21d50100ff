import type { Order } from '@plaza/contracts/orders/order.entity'

export type Direction = 'asc' | 'desc'
type Listed = Pick<Order, 'id' | 'creationDate'>

/** One list of what was loaded in pieces: by date, each order once, the newer reading of it wins. */
export function joined<O extends Listed>(first: readonly O[], later: readonly O[], direction: Direction = 'desc'): O[] {
  const fresh = new Set(first.map(({ id }) => id))
  const newest = [...first, ...later.filter(({ id }) => !fresh.has(id))].toSorted(byNewest)
  return direction === 'desc' ? newest : newest.toReversed()
}

/** B 7: `lastCreatedAt` of the next piece, the date of the last loaded order; undefined before the first. */
export const cursorOf = (orders: readonly Listed[]): string | undefined => orders.at(-1)?.creationDate ?? undefined

/** The list with one order read anew; it leaves when `fits` says that the filter no longer lets it in. One that is not in the list stays out. */
export const refreshed = <O extends Listed>(orders: readonly O[], order: O, fits: (order: O) => boolean): O[] =>
  orders.map((each) => (each.id === order.id ? order : each)).filter((each) => each.id !== order.id || fits(each))

const byNewest = (one: Listed, other: Listed) => (other.creationDate ?? '').localeCompare(one.creationDate ?? '')
