import { isCart, orderStates } from '@plaza/contracts/orders/order-state'
import { anOrder } from '@plaza/contracts/orders/orders.fixtures'
import { expect, test } from 'vitest'
import { headlineOf, stepsOf } from './what-next.ts'

test('every state of a placed order says where it stands, in the shopper’s words', () => {
  for (const state of orderStates.filter((each) => !isCart(each))) {
    const { now } = headlineOf(anOrder({ state }))
    expect(now).not.toBe('Tu pedido')
    expect(now).not.toContain('Admin')
  }
})

test('every step of the way is some step, for strangers too', () => {
  for (const state of orderStates.filter((each) => !isCart(each) && each !== '12_store_cancel_order')) {
    const steps = stepsOf(anOrder({ state, payment_method_selected: null }))
    expect(steps.some(({ states }) => states.includes(state))).toBe(true)
  }
})

test('an order that waits for money, or whose payment was taken back, says so', () => {
  expect(headlineOf(anOrder({ state: '5_waiting_online_payment' })).now).toBe('Falta tu pago')
  const voided = anOrder({ state: '11_store_onlinepayment_fail', payment_voided_at: '2026-03-05T15:10:00Z' })
  expect(headlineOf(voided).now).toBe('Tu pago fue anulado')
  expect(headlineOf({ ...voided, state: '7_admin_cart_accept' }).now).toBe('Tu pago fue anulado')
  const address_selected = { id: 'a', alias: 'Versalles', displayName: 'Sede Granada', address: 'Calle 1' }
  expect(headlineOf(anOrder({ state: '10_store_dispatch_products', address_selected })).next).toBe('Lo llevamos a Versalles.')
})

test('paid online there is a step for the payment; picked up it ends at the branch; a stranger gets no stars', () => {
  expect(stepsOf(anOrder({ payment_method_selected: 'online' })).map(({ label }) => label)).toContain('Recibimos tu pago')
  expect(stepsOf(anOrder({ type: 'pickup' })).at(-1)?.label).toBe('Listo para recoger')
  const masked = anOrder({ state: '10_store_dispatch_products', address_selected: { id: '***', address: '***' } })
  expect(headlineOf(masked)).toEqual({ now: 'Va en camino', next: null })
})
