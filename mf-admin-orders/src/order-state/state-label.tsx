import { type OrderState, orderStateColours, orderStateLabels } from '@plaza/contracts/orders/order-state'
import { CircleCheck, CircleDashed, CircleX, Clock3, PackageOpen, Truck } from 'lucide-react'
import './state-label.css'

const icons = { grey: CircleDashed, yellow: Clock3, blue: Clock3, teal: CircleCheck, purple: PackageOpen, green: Truck, red: CircleX }

/** The state of an order: colour, icon and word, never colour alone. */
export function StateLabel({ state }: { state: OrderState }) {
  return (
    <span className={`ado-state ado-state--${orderStateColours[state]}`} data-state={state}>
      <StateIcon state={state} />
      {orderStateLabels[state]}
    </span>
  )
}

export function StateIcon({ state }: { state: OrderState }) {
  const Icon = icons[orderStateColours[state]]
  return <Icon size={14} aria-hidden="true" />
}
