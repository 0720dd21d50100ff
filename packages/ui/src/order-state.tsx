/** The state of an order as shoppers and staff see it. Only shape: each remote that shows orders bundles it. */
import './styles/order-state.css'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { type OrderState, orderStateColours, orderStateLabels } from '@plaza/contracts/orders/order-state'
import { CircleCheck, CircleDashed, CircleX, Clock3, PackageOpen, Truck } from 'lucide-react'

/** Colour, icon and word, never colour alone. */
export const StateLabel = ({ state }: { state: OrderState }) => (
  <span className={`pz-order-state pz-order-state--${orderStateColours[state]}`} data-state={state}>
    <StateIcon state={state} />
    {orderStateLabels[state]}
  </span>
)

/** The state, and that the payment was taken back where it was. */
export const OrderStateLabel = ({ order: { state, payment_voided_at } }: { order: Pick<Order, 'state' | 'payment_voided_at'> }) => {
  const voided = payment_voided_at && state !== '12_store_cancel_order'
  const isFailed = state === '11_store_onlinepayment_fail'
  return (
    <span className="pz-order-states">
      {!(voided && isFailed) && <StateLabel state={state} />}
      {voided && (
        <span className="pz-order-state pz-order-state--red" {...(isFailed ? { 'data-state': state } : {})}>
          <CircleX size={16} aria-hidden="true" />
          Pago anulado
        </span>
      )}
    </span>
  )
}

export function StateIcon({ state }: { state: OrderState }) {
  const Icon = icons[orderStateColours[state]]
  return <Icon size={16} aria-hidden="true" />
}

const icons = { grey: CircleDashed, yellow: Clock3, blue: Clock3, teal: CircleCheck, purple: PackageOpen, green: Truck, red: CircleX }
