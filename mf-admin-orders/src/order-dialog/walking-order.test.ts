import { aLine } from '@plaza/contracts/cart/cart.fixtures'
import { expect, test } from 'vitest'
import { byPlace, placeText } from './walking-order.ts'

const at = (id: string, isle?: string, gondola = 'A1') => aLine({ id, planometry: isle ? { isle, gondola } : null })

test('A-76: the picking list walks aisle by aisle, gondola by gondola, and ends with what nobody has placed', () => {
  const stops = byPlace([at('lejos', '10'), at('sin'), at('b', '2', 'B2'), at('a', '2', 'A1'), at('b2', '2', 'B2')])
  expect(stops.map(({ place, lines }) => [placeText(place), lines.map(({ id }) => id)])).toEqual([
    ['Pasillo 2 · Góndola A1', ['a']],
    ['Pasillo 2 · Góndola B2', ['b', 'b2']],
    ['Pasillo 10 · Góndola A1', ['lejos']],
    ['Sin ubicación', ['sin']],
  ])
})
