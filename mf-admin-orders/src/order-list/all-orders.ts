import type { Order } from '@plaza/contracts/orders/order.entity'
import { listOrders } from '@plaza/contracts/orders/orders.api'
import { rowsOf } from '@plaza/ui/table'
import { firstPage, type OrderFilter } from './order-filter.ts'

const most = 200

/** Every order the filter lets in, newest first, by cursor. */
export const allOrders = (filter: OrderFilter) =>
  rowsOf(listOrders, {
    first: undefined as string | undefined,
    inputFor: (lastCreatedAt) => ({ ...firstPage(filter), limit: most, ...(lastCreatedAt && { page: 2, lastCreatedAt }) }),
    rows: ({ data }) => data.orders,
    total: ({ data }) => data.pagination.totalCount,
    next: ({ data: { orders } }) => (orders.length < most ? undefined : justAfter(orders.at(-1))),
  })

/** A millisecond later than the last one: of orders placed in the same moment none falls between two pages. */
const justAfter = (order: Order | undefined) =>
  order?.creationDate ? new Date(Date.parse(order.creationDate) + 1).toISOString() : undefined
