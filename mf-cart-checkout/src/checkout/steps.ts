import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { Order } from '@plaza/contracts/orders/order.entity'

export const steps = [
  { id: 'address', label: cartTexts.stepAddress, path: '/checkout/address' },
  { id: 'pay', label: cartTexts.stepPayment, path: '/checkout/pay' },
  { id: 'bags', label: cartTexts.stepBags, path: '/checkout/bags' },
  { id: 'finish', label: cartTexts.stepFinish, path: '/checkout/finish' },
] as const
export type StepId = (typeof steps)[number]['id']

type Chosen = Pick<Order, 'address_selected' | 'payment_method_selected' | 'bags_config'>

/** The first step that still lacks something; a later one sends back to it. A business may sell no bags. */
export function firstOpenStep(order: Chosen | null, hasBags = true): StepId {
  if (!order?.address_selected) return 'address'
  if (!order.payment_method_selected) return 'pay'
  return order.bags_config || !hasBags ? 'finish' : 'bags'
}

/** Where to go instead of `wanted`, or null when it may be shown. */
export function detour(order: Chosen | null, wanted: StepId, hasBags = true): string | null {
  const open = firstOpenStep(order, hasBags)
  const at = (step: StepId) => steps.findIndex((each) => each.id === step)
  return at(wanted) > at(open) ? (steps[at(open)]?.path ?? null) : null
}
