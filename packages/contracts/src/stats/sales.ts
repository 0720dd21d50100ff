import type { OrderState } from '../orders/order-state.ts'

/** What counts as sold: placed, and neither cancelled nor waiting for money that was to come first. */
export const saleStates: readonly OrderState[] = [
  '13_order_received',
  '6_payment_complete',
  '7_admin_cart_accept',
  '8_store_select_products',
  '9_store_invoice_products',
  '10_store_dispatch_products',
]
