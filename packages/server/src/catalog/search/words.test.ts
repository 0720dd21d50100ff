import { expect, test } from 'vitest'
import { otherWordings } from './synonyms.ts'
import { plainText, soundOf, stemOf, wordsOf } from './words.ts'

test('S-7-047: operators typed by people are only words', () => {
  expect(wordsOf("leche & !(pan) | ':*")).toEqual({ words: ['leche', 'pan'], soft: [] })
  expect(wordsOf('   ').words).toEqual([])
})

test('S-7-047: accents and case do not matter', () => {
  expect(plainText('PIÑA  Colada, 1.5 L')).toBe('pina colada 1 5 l')
})

test('S-7-047: singular and plural are one word, and others are not', () => {
  for (const [one, many] of [
    ['limon', 'limones'],
    ['arroz', 'arroces'],
    ['tomate', 'tomates'],
    ['carne', 'carnes'],
    ['pan', 'panes'],
    ['yogurt', 'yogurts'],
    ['papa', 'papas'],
  ] as const)
    expect(stemOf(many)).toBe(stemOf(one))
  expect(stemOf('coco')).not.toBe(stemOf('coca'))
  expect(stemOf('papa')).not.toBe(stemOf('papaya'))
})

test('S-7-047: words that sound alike are one sound', () => {
  for (const [right, wrong] of [
    ['zanahoria', 'sanaoria'],
    ['cebolla', 'seboya'],
    ['huevos', 'uebos'],
    ['queso', 'keso'],
    ['habichuela', 'avichuela'],
    ['aguacate', 'aguakate'],
    ['huevos', 'wevos'],
    ['huevos', 'guevos'],
    ['yogurt', 'llogurt'],
    ['champú', 'chanpu'],
  ] as const)
    expect(soundOf(plainText(wrong))).toBe(soundOf(plainText(right)))
  expect(soundOf('aguac')).not.toBe(soundOf('agua'))
  expect(soundOf('gallo')).not.toBe(soundOf('galgo'))
})

test('S-7-047: sizes are understood however they are said, and hide nothing', () => {
  expect(wordsOf('arroz 5 kilos')).toEqual({ words: ['arroz'], soft: ['#g5000'] })
  expect(wordsOf('arroz 5kg').soft).toEqual(['#g5000'])
  expect(wordsOf('media libra de café').soft).toEqual(['#g250'])
  expect(wordsOf('Gaseosa 1.5 L').soft).toEqual(['#ml1500'])
  expect(wordsOf('aceite 1.000 ml').soft).toEqual(['#ml1000'])
  expect(wordsOf('cerveza 6x330 ml').soft).toEqual(['#x6', '#6', '#ml330'])
  expect(wordsOf('gaseosa de dos litros')).toEqual({ words: ['gaseosa'], soft: ['#ml2000'] })
  expect(wordsOf('7up').words).toEqual(['7up'])
})

test('S-7-047: another word for the same thing, the longest expression first', () => {
  expect(otherWordings(['vainita'])).toContainEqual(['habichuela'])
  expect(otherWordings(['papel', 'bano'])).toContainEqual(['papel', 'higienico'])
  expect(otherWordings(['margarina'])).toEqual([['mantequilla']])
  expect(otherWordings(['crema', 'mani', 'cremosa'])).toContainEqual(['mantequilla', 'mani', 'cremosa'])
})
