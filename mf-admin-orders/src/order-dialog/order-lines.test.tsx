import { aLine } from '@plaza/contracts/cart/cart.fixtures'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderLines } from './order-lines.tsx'

const words = (over: Parameters<typeof aLine>[0]) =>
  renderToStaticMarkup(<OrderLines lines={[aLine(over)]} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
const picking = (found: number | null) => ({ mark: 'found' as const, found, ordered_total: 20_000, replacement: null })

test('B-2-038: the size of the pack stands with each product', () => {
  const { product } = aLine()
  expect(words({ product: { ...product, title: 'Arroz', subTitle: 'Bolsa x 2,5 kg' } })).toContain('Arroz Bolsa x 2,5 kg')
})

test('S-3-061: units found in part are said as such, all of them as done', () => {
  expect(words({ count: 4, countDisplay: '4', picking: picking(2) })).toContain('2 de 4')
  expect(words({ count: 4, countDisplay: '4', picking: picking(2) })).toContain('Incompleto')
  expect(words({ count: 4, countDisplay: '4', picking: picking(2) })).not.toContain('Listo')
  expect(words({ count: 4, countDisplay: '4', picking: picking(null) })).toMatch(/Listo.* 4 /)
})

test('B-3-001: a weighed line says what the scale said, of what was ordered', () => {
  const weighed = { count: 4, countType: 'grams' as const, countDisplay: '500 g', countDisplayForceGrams: '480 g' }
  const { product } = aLine()
  expect(words({ ...weighed, product: { ...product, unit_gram: 125 }, picking: picking(480) })).toContain('480 g de 500 g')
})
