import { expect, test } from 'vitest'
import { slipsBetween, Vocabulary } from './vocabulary.ts'

test('S-7-047: a slip is a letter too many, missing, wrong or swapped with its neighbour', () => {
  for (const [a, b, slips] of [
    ['leche', 'leche', 0],
    ['lehce', 'leche', 1],
    ['leches', 'leche', 1],
    ['lche', 'leche', 1],
    ['lecha', 'leche', 1],
    ['platno', 'platano', 1],
    ['arros', 'leche', 2],
    ['a', 'abcd', 2],
  ] as const)
    expect([a, b, slipsBetween(a, b, 1)]).toEqual([a, b, slips])
  expect(slipsBetween('detergnete', 'detergente', 2)).toBe(1)
  expect(slipsBetween('desodarnte', 'desodorante', 2)).toBe(2)
})

test('S-7-047: the nearest kind of meaning is taken, and short words are not guessed', () => {
  const vocabulary = new Vocabulary()
  for (const word of ['leche', 'lechuga', 'lechona', 'queso', 'pan']) vocabulary.add(word)
  const words = (asked: string, reach: Parameters<Vocabulary['meanings']>[1]) => vocabulary.meanings(asked, reach).map(({ term }) => term)
  expect(words('leches', 'typo')).toEqual([vocabulary.find('leche')])
  expect(words('keso', 'same')).toEqual([])
  expect(words('keso', 'sound')).toEqual([vocabulary.find('queso')])
  expect(words('lechu', 'begun')).toEqual([vocabulary.find('lechuga')])
  expect(words('lehce', 'begun')).toEqual([])
  expect(words('lehce', 'typo')[0]).toBe(vocabulary.find('leche'))
  expect(words('pn', 'typo')).toEqual([])
})

test('S-7-047: a slip may be one of the ear, and the nearest word is meant, not all that are near', () => {
  const vocabulary = new Vocabulary()
  for (const word of ['spaghetti', 'galletas', 'paleta', 'platano', 'yogurt', 'mozzarella', 'arroz']) vocabulary.add(word)
  const meant = (asked: string) => vocabulary.meanings(asked, 'typo').map(({ term }) => term)
  for (const [asked, word] of [
    ['espageti', 'spaghetti'],
    ['galeta', 'galletas'],
    ['platno', 'platano'],
    ['llogur', 'yogurt'],
    ['mosarela', 'mozzarella'],
    ['arros', 'arroz'],
  ] as const)
    expect([asked, meant(asked)]).toEqual([asked, [vocabulary.find(word)]])
})
