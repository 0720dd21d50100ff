import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'

test.each([
  [{ count: 5, countType: 'grams' }, 100, 'Bandeja × 500 g', '500 g'],
  [{ count: 15, countType: 'grams' }, 100, null, '1.500 g'],
  [{ count: 2, countType: 'units' }, 100, 'Bandeja × 500 g', '2 bandejas'],
  [{ count: 1, countType: 'units' }, null, 'Cartón × 30 und', '1 cartón'],
  [{ count: 3, countType: 'units' }, null, 'Cartón × 30 und', '3 cartones'],
  [{ count: 3, countType: 'units' }, null, 'Pack 6 × 330 ml', '3 unidades'],
  [{ count: 1, countType: 'units' }, null, null, '1 unidad'],
] as const)('%j by %s of %s is %s', (amount, unitGram, subTitle, text) => expect(amountText(amount, unitGram, subTitle)).toBe(text))
