import { expect, test } from 'vitest'
import { couponCodeOf } from './coupon-code.ts'

test.each([
  [
    'a word of capitals and digits in the title',
    { nameOffer: 'x', content: { title: 'Usa MERCADO5000', text: '$5.000 menos' } },
    'MERCADO5000',
  ],
  ['the link before any text', { nameOffer: 'Usa PLAZA20', url: '/checkout/pay?cupon=bienvenida' }, 'bienvenida'],
  ['nothing in capitals alone, a short word or a number', { nameOffer: 'MIÉRCOLES DE PLAZA: 2X1, 5000 PUNTOS' }, null],
])('A-63: the coupon of a banner is %s', (_what, offer, code) => {
  expect(couponCodeOf(offer)).toBe(code)
})
