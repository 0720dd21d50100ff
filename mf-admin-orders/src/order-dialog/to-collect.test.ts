import { anOrder } from '@plaza/contracts/orders/orders.fixtures'
import { expect, test } from 'vitest'
import { toCollect } from './to-collect.ts'

test('S-4-024: cash, dataphone and pickup are collected at the door; what was paid online is not, what was not paid is held back', () => {
  const said = (over: Parameters<typeof anOrder>[0]) => toCollect(anOrder({ price_total_computed: 42_500, ...over }))
  for (const method of ['cash', 'dataphone', 'pickup'] as const) expect(said({ payment_method_selected: method })).toBe('Cobrar $42.500')
  expect(said({ payment_method_selected: 'online', state: '6_payment_complete' })).toBe('Pagado en línea: no cobrar')
  expect(said({ payment_method_selected: 'online', state: '5_waiting_online_payment' })).toContain('no entregar sin confirmar')
  expect(said({ payment_method_selected: 'online', state: '7_admin_cart_accept', payment_voided_at: '2026-03-05T15:10:00Z' })).toContain(
    'Pago anulado',
  )
})
