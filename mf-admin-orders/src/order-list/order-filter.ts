import type { InputOf } from '@plaza/contracts/kernel/call'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { type OrderType, orderTypes } from '@plaza/contracts/orders/order.entity'
import { type OrderState, placedStates } from '@plaza/contracts/orders/order-state'
import type { listOrders } from '@plaza/contracts/orders/orders.api'
import type { FilterValues } from '@plaza/ui/table'
import type { Direction } from './order-pages.ts'

export const filters = {
  number: 'text',
  placed: 'dateRange',
  customer: 'text',
  type: 'select',
  branch: 'select',
  total: 'numberRange',
  exact: 'number',
  state: 'select',
} as const

/** As staff typed it; empty text and null mean no filter. */
export type OrderFilter = FilterValues<typeof filters>

export const noFilter: OrderFilter = {
  number: '',
  placed: { from: '', to: '' },
  customer: '',
  type: '',
  branch: '',
  total: { from: null, to: null },
  exact: null,
  state: '',
}

export const typeLabels: Record<OrderType, string> = { delivery: 'Domicilio', pickup: 'Recoger en sede' }

/** B 5: empty filters are left out, the price only with both ends, `inactive` false always. What the address says wrongly is no filter. */
export function firstPage(
  { number, placed, customer, type, branch, total, exact, state }: OrderFilter,
  direction: Direction = 'desc',
): InputOf<typeof listOrders> {
  const wanted = stateOf(state)
  const kind = orderTypes.find((each) => each === type)
  return {
    page: 1,
    limit: pageSizes.adminOrders,
    inactive: false,
    lines: false,
    ...(number.trim() && { order_number: number.trim() }),
    ...(placed.from && { from: placed.from }),
    ...(placed.to && { to: placed.to }),
    ...customerOf(customer),
    ...(kind && { type: kind }),
    ...(branch && { branch_office_id: branch }),
    ...(total.from !== null && total.to !== null && { price_min: total.from, price_max: total.to }),
    ...(exact !== null && { price_total: exact }),
    ...(wanted && { state: wanted }),
    ...(direction === 'asc' && { direction }),
  }
}

/** One field for both: what holds no letter is a telephone. */
function customerOf(text: string): { customer?: string; phone?: string } {
  const typed = text.trim()
  if (typed === '') return {}
  return /\p{L}/u.test(typed) || !/\d/.test(typed) ? { customer: typed } : { phone: typed }
}

export const stateOf = (text: string): OrderState | null => placedStates.find((each) => each === text) ?? null
