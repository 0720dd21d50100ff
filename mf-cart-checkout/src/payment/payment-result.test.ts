import type { OrderState } from '@plaza/contracts/orders/order-state'
import { expect, test } from 'vitest'
import { resultOf, type Verified } from './payment-result.ts'

const verified = (status: Verified['status'], state: OrderState | null, refund_due = 0): Verified => ({
  status,
  refund_due,
  order: state && { id: 'order-1', id_order: 1001, state },
})

test('approved: good; a second approval, or one for a cancelled order, says what comes back', () => {
  expect(resultOf(verified('approved', '6_payment_complete'))).toMatchObject({ tone: 'good', title: 'Pago aprobado', canPayAgain: false })
  const second = resultOf(verified('approved', '6_payment_complete', 10_500))
  expect(second).toMatchObject({ title: 'Este pedido ya estaba pagado', canPayAgain: false })
  expect(second.text).toContain('Te devolvemos $10.500 a tu medio de pago')
  expect(resultOf(verified('approved', '12_store_cancel_order', 10_500)).text).toContain('ya estaba cancelado')
  // Who is not signed in learns it as well.
  expect(resultOf(verified('approved', null, 10_500)).title).toBe('Este pedido ya estaba pagado')
})

test('declined: another try while the order waits, none when it was paid otherwise or cancelled', () => {
  expect(resultOf(verified('declined', '11_store_onlinepayment_fail'))).toMatchObject({ tone: 'bad', canPayAgain: true })
  expect(resultOf(verified('declined', '6_payment_complete'))).toMatchObject({ canPayAgain: false })
  expect(resultOf(verified('declined', '12_store_cancel_order')).text).toBe('No se hizo ningún cobro. El pedido está cancelado.')
})

test('pending waits; a voided one can be paid again', () => {
  expect(resultOf(verified('pending', '5_waiting_online_payment'))).toMatchObject({ tone: 'waiting', canPayAgain: false })
  expect(resultOf(verified('voided', '11_store_onlinepayment_fail'))).toMatchObject({ title: 'Tu pago fue anulado', canPayAgain: true })
})
