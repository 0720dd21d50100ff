import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linePrice } from './money.ts'
import { addAmounts, cartAmountOf, convertAmount, gramsPerPiece, maxLineCount } from './quantity.ts'

const chicken = { countType: 'grams', unit_gram: 100, grams_x_unidad: 500, quantity_pum: 500 } as const

describe('changing between grams and units: S-4-035', () => {
  test.each([
    [{ count: 5, countType: 'grams' }, 'units', 1],
    [{ count: 2, countType: 'units' }, 'grams', 10],
    [{ count: 3, countType: 'grams' }, 'units', 1],
    [{ count: 12, countType: 'grams' }, 'units', 2],
    [{ count: 4, countType: 'units' }, 'units', 4],
  ] as const)('%j to %s is %i', (amount, to, count) => {
    expect(convertAmount(amount, to, 100, 500)).toEqual({ count, countType: to })
  })

  test('without a weight nothing is guessed', () => {
    const five = { count: 5, countType: 'grams' } as const
    expect(convertAmount(five, 'units', 100, null)).toBe(five)
    expect(gramsPerPiece({ quantity_pum: null, grams_x_unidad: 180 })).toBe(180)
    expect(gramsPerPiece({ quantity_pum: 0 })).toBeNull()
  })

  const amounts = fc.record({
    count: fc.integer({ min: 1, max: maxLineCount }),
    countType: fc.constantFrom('units' as const, 'grams' as const),
  })
  const measures = fc.record({ step: fc.integer({ min: 1, max: 2000 }), piece: fc.integer({ min: 1, max: 20_000 }) })

  test('the amount never multiplies: the weight moves by less than half a piece or step, or up to one of it', () =>
    fc.assert(
      fc.property(amounts, measures, (amount, { step, piece }) => {
        const gramsIn = ({ count, countType }: typeof amount) => count * (countType === 'grams' ? step : piece)
        const to = amount.countType === 'grams' ? 'units' : 'grams'
        const after = convertAmount(amount, to, step, piece)
        const each = to === 'grams' ? step : piece
        expect(Number.isInteger(after.count)).toBe(true)
        if (after.count === maxLineCount) expect(gramsIn(after)).toBeLessThanOrEqual(gramsIn(amount) + each / 2)
        else if (after.count === 1) expect(gramsIn(amount)).toBeLessThanOrEqual(each * 1.5)
        else expect(Math.abs(gramsIn(after) - gramsIn(amount))).toBeLessThanOrEqual(each / 2)
      }),
    ))

  test('the price moves with the rounding of the amount only', () =>
    fc.assert(
      fc.property(amounts, measures, fc.integer({ min: 50, max: 500_000 }), (amount, { step, piece }, price) => {
        const entry = { price, quantity_pum: piece }
        const to = amount.countType === 'grams' ? 'units' : 'grams'
        const after = convertAmount(amount, to, step, piece)
        fc.pre(after.count < maxLineCount)
        const [before, now] = [amount, after].map((each) => linePrice(entry, { ...each, unit_gram: step }) ?? 0)
        const pesosOfOneStep = (price / piece) * (to === 'grams' ? step : piece)
        expect(Math.abs((now ?? 0) - (before ?? 0))).toBeLessThanOrEqual(pesosOfOneStep + 1)
      }),
    ))
})

test('a tray and 300 g are 800 g; counted alike they add up: A-12', () => {
  const tray = { count: 1, countType: 'units' } as const
  expect(addAmounts(tray, { count: 3, countType: 'grams' }, chicken)).toEqual({ count: 8, countType: 'grams' })
  expect(addAmounts({ count: 3, countType: 'grams' }, tray, chicken)).toEqual({ count: 8, countType: 'grams' })
  expect(addAmounts(tray, tray, chicken)).toEqual({ count: 2, countType: 'units' })
  expect(addAmounts(null, tray, chicken)).toBe(tray)
})

describe('amounts of the community: gramos are grams, unidades are pieces', () => {
  test.each([
    ['mango by the 50 g', { count: 500, countType: 'grams' }, { ...chicken, unit_gram: 50 }, { count: 10, countType: 'grams' }],
    ['grams between two steps', { count: 333, countType: 'grams' }, chicken, { count: 3, countType: 'grams' }],
    ['less than a step', { count: 5, countType: 'grams' }, chicken, { count: 1, countType: 'grams' }],
    ['whole pieces only', { count: 2000, countType: 'grams' }, { ...chicken, only_buy_units: true }, { count: 4, countType: 'units' }],
    ['pieces', { count: 2, countType: 'units' }, chicken, { count: 2, countType: 'units' }],
    ['grams of what nobody weighs', { count: 500, countType: 'grams' }, { countType: 'units' }, null],
  ] as const)('%s', (_, line, product, amount) => expect(cartAmountOf(line, product)).toEqual(amount))
})
