import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { Order } from '@plaza/contracts/orders/order.entity'

export const steps = [
  { id: 'address', label: cartTexts.stepAddress, path: '/checkout/address' },
  { id: 'pay', label: cartTexts.stepPayment, path: '/checkout/pay' },
  { id: 'bags', label: cartTexts.stepBags, path: '/checkout/bags' },
  { id: 'finish', label: cartTexts.stepFinish, path: '/checkout/finish' },
] as const
export type StepId = (typeof steps)[number]['id']

/** The first step that still lacks something; a later one sends back to it. */
export function firstOpenStep(order: Order | null): StepId {
  if (!order?.address_selected) return 'address'
  if (!order.payment_method_selected) return 'pay'
  return order.bags_config ? 'finish' : 'bags'
}

/** Where to go instead of `wanted`, or null when it may be shown. */
export function detour(order: Order | null, wanted: StepId): string | null {
  const open = firstOpenStep(order)
  const at = (step: StepId) => steps.findIndex((each) => each.id === step)
  return at(wanted) > at(open) ? (steps[at(open)]?.path ?? null) : null
}
