import { api } from '@plaza/api-client'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { getOrder, listOrders } from '@plaza/contracts/orders/orders.api'
import { orderUpdated } from '@plaza/contracts/orders/orders.events'
import { useEvent } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useState } from 'react'
import { firstPage, type OrderFilter, stateOf } from './order-filter.ts'
import { cursorOf, type Direction, joined, refreshed } from './order-pages.ts'

/** All that was loaded up to the last "Cargar mas", so that a new order pushes none out of the list. */
interface Loaded {
  /** The filter they answer. */
  readonly of: string
  readonly orders: readonly Order[]
  readonly hasMore: boolean
}

/** Orders by cursor: the first piece is asked again at every change, later pieces stay and only what changed in them is read anew. */
export function useOrderList(filter: OrderFilter, direction: Direction) {
  const input = firstPage(filter, direction)
  const of = JSON.stringify(input)
  const first = useCall(listOrders, input, { keepPrevious: true })
  const [kept, setKept] = useState<Loaded | null>(null)
  const [more, setMore] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null })
  const loaded = kept?.of === of ? kept : null
  const orders = first.data && joined(first.data.data.orders, loaded?.orders ?? [], direction)

  const loadMore = async () => {
    setMore({ busy: true, problem: null })
    const lastCreatedAt = cursorOf(orders ?? [])
    const answer = await api.call(listOrders, { ...input, page: 2, ...(lastCreatedAt && { lastCreatedAt }) })
    setMore({ busy: false, problem: answer.ok ? null : answer.problem.message })
    if (!answer.ok) return
    const next = answer.value.data.orders
    setKept({ of, orders: joined(orders ?? [], next, direction), hasMore: next.length === input.limit })
  }

  useEvent(orderUpdated, async ({ orderId }) => {
    void first.refetch()
    if (!loaded?.orders.some(({ id }) => id === orderId)) return
    const answer = await api.call(getOrder, { id: orderId })
    if (!answer.ok) return
    const wanted = stateOf(filter.state)
    const fits = ({ state }: Order) => wanted === null || state === wanted
    setKept((now) => now && { ...now, orders: refreshed(now.orders, answer.value.order, fits) })
  })

  return {
    query: { data: orders, error: first.error, isPending: first.isPending, refetch: first.refetch },
    counts: first.data?.data.counts,
    hasMore: loaded?.hasMore ?? first.data?.data.pagination.hasNextPage ?? false,
    more,
    loadMore,
  }
}
