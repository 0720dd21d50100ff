import type { Order } from '@plaza/contracts/orders/order.entity'
import { listOrders } from '@plaza/contracts/orders/orders.api'
import { rowsOf } from '@plaza/ui/table'
import { firstPage, type OrderFilter } from './order-filter.ts'
import type { Direction } from './order-pages.ts'

const most = 200

/** Every order the filter lets in, in the order of the list, by cursor. */
export const allOrders = (filter: OrderFilter, direction: Direction) =>
  rowsOf(listOrders, {
    first: undefined as string | undefined,
    inputFor: (lastCreatedAt) => ({ ...firstPage(filter, direction), limit: most, ...(lastCreatedAt && { page: 2, lastCreatedAt }) }),
    rows: ({ data }) => data.orders,
    total: ({ data }) => data.pagination.totalCount,
    next: ({ data: { orders } }) => (orders.length < most ? undefined : besides(orders.at(-1), direction)),
  })

/** A millisecond before the last one's turn: of orders placed in the same moment none falls between two pages. */
const besides = (order: Order | undefined, direction: Direction) =>
  order?.creationDate ? new Date(Date.parse(order.creationDate) + (direction === 'desc' ? 1 : -1)).toISOString() : undefined
