import { expect, test } from 'vitest'
import { dispatchWarnings, nextStep } from './next-step.ts'

test('A-40: the next step of each state stands out; while money is waited for, none does', () => {
  const states = ['13_order_received', '6_payment_complete', '7_admin_cart_accept', '8_store_select_products', '9_store_invoice_products']
  expect(states.map(nextStep)).toEqual(['accept', 'accept', 'pick', 'pick', 'dispatch'])
  expect(
    ['5_waiting_online_payment', '11_store_onlinepayment_fail', '10_store_dispatch_products', '12_store_cancel_order'].map(nextStep),
  ).toEqual([null, null, null, null])
})

test('A-40: dispatching without picking or without the money is said before; after the picking nothing is', () => {
  expect(dispatchWarnings({ state: '9_store_invoice_products', isOnline: true })).toEqual([])
  expect(dispatchWarnings({ state: '7_admin_cart_accept', isOnline: false })).toEqual(['Nadie ha alistado el pedido.'])
  expect(dispatchWarnings({ state: '8_store_select_products', isOnline: true })).toEqual(['El alistamiento no ha terminado.'])
  expect(dispatchWarnings({ state: '5_waiting_online_payment', isOnline: true })).toEqual([
    'El pago en línea no está aprobado.',
    'Nadie ha alistado el pedido.',
  ])
})
