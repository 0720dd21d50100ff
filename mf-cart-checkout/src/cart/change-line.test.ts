import { beforeEach, expect, test } from 'vitest'
import { type CartLine, countOf, readCart, writeCart } from './cart-state.ts'
import { changeLine } from './change-line.ts'

/** A tray of 500 g for $9.600, weighed out by the 100 g. */
const chicken: CartLine = {
  id: 'pollo',
  id_item: 'SKU-pollo',
  title: 'Pechuga de pollo',
  subTitle: 'Bandeja × 500 g',
  photoUrl: null,
  count: 5,
  countType: 'grams',
  unitGram: 100,
  price: 9600,
  stepPrice: 1920,
  pricedGrams: 500,
  totalPrice: 9600,
  comment: '',
  maturity: null,
  optionsTags: [],
}

const inCart = () => readCart().lines.find(({ id }) => id === chicken.id)

beforeEach(() => writeCart(() => ({ status: 'ready', userId: null, lines: [chicken], order: null })))

test('grams to units keeps the amount and the price, and back: S-4-035', () => {
  changeLine(chicken, { countType: 'units' })
  expect(inCart()).toMatchObject({ count: 1, countType: 'units', totalPrice: 9600 })
  changeLine(chicken, { countType: 'grams' })
  expect(inCart()).toMatchObject({ count: 5, countType: 'grams', totalPrice: 9600 })
})

test('a count given with the unit is taken as it is', () => {
  changeLine(chicken, { countType: 'units', count: 3 })
  expect(inCart()).toMatchObject({ count: 3, countType: 'units', totalPrice: 28_800 })
})

test('A-49: the badge counts lines: 400 g of one product are one product', () => {
  expect(countOf(readCart())).toBe(1)
})
