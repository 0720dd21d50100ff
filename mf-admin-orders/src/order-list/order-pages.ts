import type { Order } from '@plaza/contracts/orders/order.entity'

type Listed = Pick<Order, 'id' | 'creationDate'>

/** One list of what was loaded in pieces: newest first, each order once, the newer reading of it wins. */
export function joined<O extends Listed>(first: readonly O[], older: readonly O[]): O[] {
  const fresh = new Set(first.map(({ id }) => id))
  return [...first, ...older.filter(({ id }) => !fresh.has(id))].toSorted(byNewest)
}

/** B 7: `lastCreatedAt` of the next piece, the date of the last loaded order; undefined before the first. */
export const cursorOf = (orders: readonly Listed[]): string | undefined => orders.at(-1)?.creationDate ?? undefined

/** The list with one order read anew; it leaves when `fits` says that the filter no longer lets it in. One that is not in the list stays out. */
export const refreshed = <O extends Listed>(orders: readonly O[], order: O, fits: (order: O) => boolean): O[] =>
  orders.map((each) => (each.id === order.id ? order : each)).filter((each) => each.id !== order.id || fits(each))

const byNewest = (one: Listed, other: Listed) => (other.creationDate ?? '').localeCompare(one.creationDate ?? '')
