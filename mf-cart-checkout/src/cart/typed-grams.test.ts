import { expect, test } from 'vitest'
import { typedGrams } from './typed-grams.ts'

test.each([
  ['500', 500],
  ['500 g', 500],
  ['500gr.', 500],
  ['1 kg', 1000],
  ['1kilo', 1000],
  ['1,5 kg', 1500],
  ['1.5 Kg', 1500],
  ['1.500', 1500],
  ['1.500 g', 1500],
  ['2 libras', 1000],
  ['media libra', null],
  ['', null],
  ['kg', null],
])('%s typed is %s grams', (text, grams) => {
  expect(typedGrams(text)).toBe(grams)
})
