import { expect, test } from 'vitest'
import { confirmationMail } from './confirmation-mail.ts'

type Args = Parameters<typeof confirmationMail>

const order = {
  id: 'o1',
  user_fullname: 'Ana Ruiz',
  type: 'delivery',
  address_selected: { alias: 'Casa', address: 'Calle 5 # 38-71', city: 'Cali', comment: 'Torre 2' },
  payment_method_selected: 'cash',
  price_subtotal_computed: 28_400,
  price_total_bags: 0,
  bags_tax: 0,
  coupons_total: 0,
  price_domicile: 4000,
  price_total_computed: 32_400,
} as unknown as Args[1]

const line = (title: string, count: number, countType: string, product: object) =>
  ({ count, count_type: countType, total_price: 19_200, product: { title, ...product } }) as unknown as Args[2][number]

const facts: Args[3] = {
  origin: 'https://verde.example',
  payUntil: null,
  promise: 'Hoy antes de las 8 p. m.',
  seller: { name: 'Verde SAS', nit: '900.123.456-7', address: 'Carrera 1 # 2-3, Cali', phone: '6025550000', email: 'hola@verde.example' },
}
const bodyOf = (row = order, more: Partial<Args[3]> = {}) =>
  confirmationMail(
    'ana@x.co',
    row,
    [line('Pechuga fileteada', 10, 'grams', { unit_gram: 100 }), line('Fresa', 2, 'units', { subTitle: 'Bandeja × 500 g' })],
    { ...facts, ...more },
  ).body

test('amounts are said as on the order page: grams as weight, units by their pack, with the size of the pack', () => {
  expect(bodyOf()).toContain('1.000 g · Pechuga fileteada: $19.200')
  expect(bodyOf()).toContain('2 bandejas · Fresa, Bandeja × 500 g: $19.200')
})

test('Ley 1480 art. 50: the mail names address, payment, delivery promise, seller and where the order is followed', () => {
  const body = bodyOf()
  expect(body).toContain('Entregamos en: Casa, Calle 5 # 38-71, Cali, Torre 2')
  expect(body).toContain('Entrega: Hoy antes de las 8 p. m.')
  expect(body).toContain('Medio de pago: Efectivo')
  expect(body).toContain('https://verde.example/shoppingcart-detail/o1')
  expect(body).toContain('Te vende: Verde SAS · NIT 900.123.456-7 · Carrera 1 # 2-3, Cali · Tel. 6025550000 · hola@verde.example')
})

test('a pickup names its branch and makes no delivery promise', () => {
  const body = bodyOf({
    ...order,
    type: 'pickup',
    address_selected: { displayName: 'Sede Sur', address: 'Calle 9 # 50-1' },
  } as typeof order)
  expect(body).toContain('Recoges en: Sede Sur, Calle 9 # 50-1')
  expect(body).not.toContain('Entrega:')
})

test('what is still to be paid comes first, with its link and its end', () => {
  const body = bodyOf(order, { payUntil: new Date('2026-11-23T20:00:00Z') })
  expect(body).toContain('Falta tu pago.')
  expect(body).toContain('https://verde.example/checkout/online-payment-cta/o1')
  expect(body.indexOf('Falta tu pago')).toBeLessThan(body.indexOf('Pechuga'))
})

test('a business without a legal identity leaves that paragraph out', () => {
  expect(bodyOf(order, { seller: null })).not.toContain('Te vende')
})
