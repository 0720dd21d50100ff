import { listProducts } from '@plaza/contracts/catalog/catalog.api'
import { describe, expect, test } from 'vitest'
import { chipsOf, filterInput, isChosen, noChoice, readChoice, sortInput, writeChoice } from './filter.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))
const full = { brands: ['Colanta', 'D & D'], tag: 'Sin azúcar', min: 1000, max: 9000, offers: true, sort: 'price_asc' } as const

test('what is written is read again', () => {
  expect(read(writeChoice(full))).toEqual(full)
  expect(read(writeChoice(noChoice))).toEqual(noChoice)
  expect(writeChoice(noChoice)).toBe('')
})

test.each([
  ['orden=random()', 'an order that is none'],
  ['desde=-5&hasta=1e9', 'prices that are none'],
  ['desde=99999999999', 'more pesos than a column holds'],
  ['marca=%7C%20%7C', 'brands without a name'],
  ['ofertas=tal+vez', 'a flag that is none'],
  ['utm_source=x', 'somebody else’s word'],
])('%s: %s is left out', (query) => expect(isChosen(read(query))).toBe(false))

test('a script in the address is only text', () => {
  expect(chipsOf(read('marca=%3Cscript%3E'))).toMatchObject([{ text: '<script>' }])
})

test('the call takes every choice', () => {
  const input = listProducts.input.safeParse({ cityId: 'norte', ...filterInput(full), ...sortInput(full) })
  expect(input.data).toMatchObject({
    brand: 'Colanta|D & D',
    tag: 'Sin azúcar',
    min_price: 1000,
    max_price: 9000,
    only_offers: true,
    sort: 'price_asc',
  })
  expect({ ...filterInput(noChoice), ...sortInput(noChoice) }).toEqual({})
})

describe('chips', () => {
  test('one per filter, each with what remains without it; the order is none', () => {
    const chips = chipsOf(full)
    expect(chips.map(({ text }) => text.replace(/\s/g, ' '))).toEqual(['Colanta', 'D & D', 'Sin azúcar', '$1.000 a $9.000', 'En oferta'])
    expect(chips.map(({ without }) => writeChoice(without)).every((query) => query.includes('orden=price_asc'))).toBe(true)
    expect(chips[0]?.without.brands).toEqual(['D & D'])
  })

  test.each([
    [1000, null, 'Desde $1.000'],
    [null, 9000, 'Hasta $9.000'],
  ])('a range with one end: %s to %s', (min, max, text) => {
    expect(chipsOf({ ...noChoice, min, max }).map((chip) => chip.text.replace(/\s/g, ' '))).toEqual([text])
  })
})
