/** S 4, B 4. */
export const orderStates = [
  '1_waiting_products',
  '2_waiting_address',
  '3_waiting_paymethod',
  '4_waiting_setcomplete',
  '5_waiting_online_payment',
  '13_order_received',
  '6_payment_complete',
  '7_admin_cart_accept',
  '8_store_select_products',
  '9_store_invoice_products',
  '10_store_dispatch_products',
  '11_store_onlinepayment_fail',
  '12_store_cancel_order',
] as const
export type OrderState = (typeof orderStates)[number]

export const cartStates = orderStates.slice(0, 4)
/** what lists show unless another state is asked for. */
export const placedStates = orderStates.slice(4)
export const isCart = (state: OrderState): boolean => cartStates.includes(state)

/** The raw code is never shown. */
export const orderStateLabels: Record<OrderState, string> = {
  '1_waiting_products': 'Esperando Productos',
  '2_waiting_address': 'Esperando Dirección',
  '3_waiting_paymethod': 'Esperando Método de Pago',
  '4_waiting_setcomplete': 'Esperando Confirmación',
  '5_waiting_online_payment': 'Esperando Pago en Línea',
  '13_order_received': 'Pedido creado',
  '6_payment_complete': 'Pago recibido',
  '7_admin_cart_accept': 'Aprobado por Admin',
  '8_store_select_products': 'Productos en selección',
  '9_store_invoice_products': 'en facturación',
  '10_store_dispatch_products': 'Despachado',
  '11_store_onlinepayment_fail': 'Pago en línea fallido',
  '12_store_cancel_order': 'Cancelado',
}

export type StateColour = 'grey' | 'yellow' | 'blue' | 'teal' | 'purple' | 'green' | 'red'

export const orderStateColours: Record<OrderState, StateColour> = {
  '1_waiting_products': 'grey',
  '2_waiting_address': 'grey',
  '3_waiting_paymethod': 'grey',
  '4_waiting_setcomplete': 'grey',
  '5_waiting_online_payment': 'yellow',
  '13_order_received': 'blue',
  '6_payment_complete': 'blue',
  '7_admin_cart_accept': 'teal',
  '8_store_select_products': 'purple',
  '9_store_invoice_products': 'purple',
  '10_store_dispatch_products': 'green',
  '11_store_onlinepayment_fail': 'red',
  '12_store_cancel_order': 'red',
}
