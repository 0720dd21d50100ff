import type { SlotProps } from '@plaza/contracts/kernel/slot'
import type { orderPicking } from '@plaza/contracts/orders/orders.slots'
import { PackageCheck } from 'lucide-react'

/** On the order page: the way to its picking, while there is something to pick. A courier, who picks nothing, finds no door. */
export default function PickingDoor({ orderId, state, allowedActions }: SlotProps<typeof orderPicking>) {
  const picks = allowedActions.includes('select') || (state === '8_store_select_products' && allowedActions.includes('invoice'))
  if (!picks) return null
  return (
    <a className="pz-button pz-button--primary pz-button--wide" href={`/picking/${orderId}`}>
      <PackageCheck size={18} aria-hidden="true" />
      Alistar pedido
    </a>
  )
}
