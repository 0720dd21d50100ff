import type { OrderAction } from '@plaza/contracts/orders/lifecycle'

/** Which of the order's buttons leads on from here: the one that stands out. Null while money or nobody is waited for. */
export function nextStep(state: string): OrderAction | 'pick' | null {
  if (state === '13_order_received' || state === '6_payment_complete') return 'accept'
  if (state === '7_admin_cart_accept' || state === '8_store_select_products') return 'pick'
  if (state === '9_store_invoice_products') return 'dispatch'
  return null
}

/** What staff should know before they dispatch; each a sentence. */
export function dispatchWarnings({ state, isOnline }: { readonly state: string; readonly isOnline: boolean }): string[] {
  const unpaid = state === '5_waiting_online_payment' || state === '11_store_onlinepayment_fail'
  return [
    ...(isOnline && unpaid ? ['El pago en línea no está aprobado.'] : []),
    ...(state === '8_store_select_products' ? ['El alistamiento no ha terminado.'] : []),
    ...(['13_order_received', '6_payment_complete', '7_admin_cart_accept'].includes(state) || unpaid
      ? ['Nadie ha alistado el pedido.']
      : []),
  ]
}
