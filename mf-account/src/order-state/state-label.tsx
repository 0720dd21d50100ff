import { orderStateColours, orderStateLabels, type OrderState } from '@plaza/contracts/orders/order-state'
import { CircleCheck, CircleDashed, CircleX, Clock3, PackageOpen, Truck } from 'lucide-react'
import './state-label.css'

const icons = { grey: CircleDashed, yellow: Clock3, blue: Clock3, teal: CircleCheck, purple: PackageOpen, green: Truck, red: CircleX }

/** The state of an order: colour, icon and word, never colour alone. */
export function StateLabel({ state }: { state: OrderState }) {
  const colour = orderStateColours[state]
  const Icon = icons[colour]
  return (
    <span className={`acc-state acc-state--${colour}`} data-state={state}>
      <Icon size={16} aria-hidden="true" />
      {orderStateLabels[state]}
    </span>
  )
}
