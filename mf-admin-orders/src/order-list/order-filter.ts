import type { InputOf } from '@plaza/contracts/kernel/call'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import type { OrderType } from '@plaza/contracts/orders/order.entity'
import type { OrderState } from '@plaza/contracts/orders/order-state'
import type { listOrders } from '@plaza/contracts/orders/orders.api'

/** As staff typed it; empty text means no filter. */
export interface OrderFilter {
  readonly number: string
  readonly type: OrderType | ''
  readonly branch: string
  readonly min: number | null
  readonly max: number | null
  readonly state: OrderState | null
}

export const noFilter: OrderFilter = { number: '', type: '', branch: '', min: null, max: null, state: null }

/** B 5: empty filters are left out, the price only with both ends, `inactive` false always. */
export function firstPage({ number, type, branch, min, max, state }: OrderFilter): InputOf<typeof listOrders> {
  return {
    page: 1,
    limit: pageSizes.adminOrders,
    inactive: false,
    ...(number.trim() && { order_number: number.trim() }),
    ...(type && { type }),
    ...(branch && { branch_office_id: branch }),
    ...(min !== null && max !== null && { price_min: min, price_max: max }),
    ...(state && { state }),
  }
}
