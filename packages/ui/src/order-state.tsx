/** The state of an order as shoppers and staff see it. Only shape: each remote that shows orders bundles it. */
import './styles/order-state.css'
import { type OrderState, orderStateColours, orderStateLabels } from '@plaza/contracts/orders/order-state'
import { CircleCheck, CircleDashed, CircleX, Clock3, PackageOpen, Truck } from 'lucide-react'

/** Colour, icon and word, never colour alone. */
export const StateLabel = ({ state }: { state: OrderState }) => (
  <span className={`pz-order-state pz-order-state--${orderStateColours[state]}`} data-state={state}>
    <StateIcon state={state} />
    {orderStateLabels[state]}
  </span>
)

export function StateIcon({ state }: { state: OrderState }) {
  const Icon = icons[orderStateColours[state]]
  return <Icon size={16} aria-hidden="true" />
}

const icons = { grey: CircleDashed, yellow: Clock3, blue: Clock3, teal: CircleCheck, purple: PackageOpen, green: Truck, red: CircleX }
