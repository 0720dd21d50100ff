import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTypedNumber, type NumberKind, parseTypedNumber, type TypedNumberRules } from './typed-number.ts'

const money: TypedNumberRules = { kind: 'money' }
const grams: TypedNumberRules = { kind: 'grams', min: 1 }
const count: TypedNumberRules = { kind: 'count' }
const percent: TypedNumberRules = { kind: 'percent' }
const decimal: TypedNumberRules = { kind: 'decimal' }

/** A number is certain, a list is asked about, `empty` and `invalid` are the words. */
type Meaning = number | readonly number[] | 'empty' | 'invalid'

const table: readonly (readonly [string, TypedNumberRules, Meaning])[] = [
  // Typed as the interface writes it.
  ['12.000', money, 12_000],
  ['12000', money, 12_000],
  ['$ 12.000', money, 12_000],
  ['$12.000', money, 12_000],
  ['1.234.567', money, 1_234_567],
  ["1'234.567", money, 1_234_567],
  ['1’234.567', money, 1_234_567],
  ['0', money, 0],
  ['007', money, 7],
  ['  500 ', money, 500],
  ['+500', money, 500],
  ['12.000 pesos', money, 12_000],
  // Pasted from web pages, spreadsheets and Asian keyboards.
  ['$\u00a012.000', money, 12_000],
  ['12\u202f000', money, 12_000],
  ['12\u2009000', money, 12_000],
  ['12 000', money, 12_000],
  ['COP 12.000', money, 12_000],
  ['COP $ 12.000', money, 12_000],
  ['12.000 COP', money, 12_000],
  ['cop12.000', money, 12_000],
  ['１２．０００', money, 12_000],
  ['\u200e12.000\u200f', money, 12_000],
  ['12.000\n', money, 12_000],
  ['12000,00', money, 12_000],
  ['12.000,00', money, 12_000],
  // Other locales: asked, never guessed.
  ['$12,000', money, [12, 12_000]],
  ['12,500', money, [12_500]],
  ['12,000.00', money, [12_000]],
  ['1,234,567', money, [1_234_567]],
  ['12000.00', money, [12_000, 1_200_000]],
  ['12.5', money, [125, 12_500]],
  ['1.50', money, [150, 1500]],
  ['.5', money, [5]],
  // Refused with words.
  ['1.234.567,89', money, 'invalid'],
  ['12,50', money, 'invalid'],
  ['1,234.56', money, 'invalid'],
  ['-12.000', money, 'invalid'],
  ['−12.000', money, 'invalid'],
  ['$ -12.000', money, 'invalid'],
  ['--5', money, 'invalid'],
  ['-$-5', money, 'invalid'],
  ['1e5', money, 'invalid'],
  ['0x10', money, 'invalid'],
  ['12.', money, 'invalid'],
  ['.', money, 'invalid'],
  ['$', money, 'invalid'],
  ['12.000.00', money, 'invalid'],
  ['1.2.3', money, 'invalid'],
  ['12 5', money, 'invalid'],
  ['12²', money, 'invalid'],
  ['½', money, 'invalid'],
  ['doce mil', money, 'invalid'],
  ['NaN', money, 'invalid'],
  ['Infinity', money, 'invalid'],
  ['12.000 g', money, 'invalid'],
  ['99999999999999999999', money, 'invalid'],
  ['(12.000)', money, 'invalid'],
  ['12.000-', money, 'invalid'],
  // Nothing.
  ['', money, 'empty'],
  [' \u00a0\t', money, 'empty'],
  // Weights.
  ['1.000', grams, 1000],
  ['1000', grams, 1000],
  ['750 g', grams, 750],
  ['750gr', grams, 750],
  ['1,5 kg', grams, 1500],
  ['1,001 kg', grams, 1001],
  ['2 libras', grams, 1000],
  ['1,5 lb', grams, 750],
  ['1 kilogramo', grams, 1000],
  ['1.5 kg', grams, [1500, 15_000]],
  ['1,000', grams, [1, 1000]],
  ['700,5', grams, 'invalid'],
  ['700.5', grams, [7005, 700_500]],
  ['0', grams, 'invalid'],
  ['-5', grams, 'invalid'],
  // Pieces.
  ['3', count, 3],
  ['1.000', count, 1000],
  ['2,5', count, 'invalid'],
  ['2.5', count, [25, 2500]],
  ['3 und', count, 3],
  // Percentages.
  ['10,5', percent, 10.5],
  ['10,5 %', percent, 10.5],
  ['15%', percent, 15],
  ['10.5', percent, [10.5]],
  ['1.5', percent, [1.5, 15]],
  ['105', percent, 'invalid'],
  ['-1', percent, 'invalid'],
  // Decimals.
  ['5,22', decimal, 5.22],
  ['1.234.567,89', decimal, 1_234_567.89],
  ['5,125', decimal, 5.125],
  ['12,500', decimal, [12.5, 12_500]],
  ['1,234.56', decimal, [1234.56]],
  ['12.5', decimal, [12.5, 125]],
  ['1.50', decimal, [1.5, 150]],
  ['0.125', decimal, [0.125, 125]],
  [',5', decimal, 0.5],
  ['-3,5', decimal, -3.5],
  ['−3,5', decimal, -3.5],
]

function meaningOf(text: string, rules: TypedNumberRules): Meaning {
  const read = parseTypedNumber(text, rules)
  if (read.status === 'value') return read.value
  return read.status === 'ambiguous' ? read.readings : read.status
}

describe('Numbers people type: what each text means', () => {
  test.each(table)('%j as %o is %j', (text, rules, meaning) => expect(meaningOf(text, rules)).toEqual(meaning))
})

test('what is refused says why, in Spanish', () => {
  const said = (text: string, rules: TypedNumberRules) => {
    const read = parseTypedNumber(text, rules)
    return 'message' in read ? read.message : null
  }
  expect(said('105', percent)).toBe('Escribe un número entre 0 % y 100 %.')
  expect(said('0', grams)).toBe('Escribe un número desde 1 g.')
  expect(said('700,5', grams)).toBe('Los gramos van enteros, sin decimales.')
  expect(said('12,5', money)).toBe('Los precios van en pesos enteros, sin decimales.')
  expect(said('1e5', money)).toBe('No entendimos el valor. Escríbelo así: 12.000')
  expect(said('12.5', money)).toBe('¿Quisiste escribir $ 125 o $ 12.500?')
  expect(said('5.000', { kind: 'count', max: 1000 })).toBe('Escribe un número entre 0 y 1.000.')
})

test('the format says the unit', () => {
  const shown: [number, NumberKind][] = [
    [12_000, 'money'],
    [1500, 'grams'],
    [750, 'grams'],
    [1000, 'count'],
    [10.5, 'percent'],
    [-3.25, 'decimal'],
  ]
  expect(shown.map(([value, kind]) => formatTypedNumber(value, kind))).toEqual(['$ 12.000', '1,5 kg', '750 g', '1.000', '10,5 %', '-3,25'])
})

test('what the format writes is read back as the same number, with the unit and without', () => {
  const kinds = fc.constantFrom<NumberKind>('money', 'grams', 'count')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), kinds, (value, kind) => {
      expect(meaningOf(formatTypedNumber(value, kind), { kind })).toBe(value)
      expect(meaningOf(formatTypedNumber(value, 'count'), { kind })).toBe(value)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (thousandths) => {
      expect(meaningOf(formatTypedNumber(thousandths / 1000, 'decimal'), decimal)).toBe(thousandths / 1000)
    }),
  )
})
