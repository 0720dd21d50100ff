import type { Order } from '../orders/order.entity.ts'

type Payable = Pick<Order, 'state' | 'creationDate' | 'payment_voided_at'>

/** An order that waits for its online payment. */
export const isUnpaid = ({ state }: Pick<Payable, 'state'>): boolean =>
  state === '5_waiting_online_payment' || state === '11_store_onlinepayment_fail'

/** When the time to pay began, as an ISO text: when the order was placed, or when its payment was taken back. */
export const payableSince = ({ creationDate, payment_voided_at }: Pick<Payable, 'creationDate' | 'payment_voided_at'>): string =>
  payment_voided_at ?? creationDate ?? ''

/** Until when it can be paid; afterwards the server cancels it. `minutes` is the business's `payment_hold_minutes`. */
export const payableUntil = (since: string, minutes: number): Date => new Date(Date.parse(since) + minutes * 60_000)
