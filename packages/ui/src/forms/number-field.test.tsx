import type { NumberKind } from '@plaza/contracts/kernel/typed-number'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NumberCell } from './number-cell.tsx'
import { stepNumber } from './step-number.ts'

const draw = (kind: NumberKind, value: number | null) =>
  renderToStaticMarkup(<NumberCell label="Precio" kind={kind} value={value} onChange={() => {}} />)

test('Numbers people type: a field shows es-CO and, with its unit, what was understood', () => {
  expect(draw('money', 12_000)).toContain('value="12.000"')
  expect(draw('money', 12_000)).toContain('$ 12.000')
  expect(draw('grams', 1500)).toContain('1,5 kg')
  expect(draw('percent', 10.5)).toContain('value="10,5"')
  expect(draw('count', null)).toContain('value=""')
})

test('Numbers people type: the field is text, so neither the wheel nor the browser’s locale changes it', () => {
  expect(draw('money', 12_000)).not.toContain('type="number"')
})

test('the arrow keys step inside the limits, without the rounding errors of fractions', () => {
  expect(stepNumber(12_000, 500, { kind: 'money' })).toBe(12_500)
  expect(stepNumber(null, 1, { kind: 'count' })).toBe(1)
  expect(stepNumber(0, -1, { kind: 'count' })).toBe(0)
  expect(stepNumber(1, -1, { kind: 'grams', min: 1 })).toBe(1)
  expect(stepNumber(100, 1, { kind: 'percent' })).toBe(100)
  expect(stepNumber(0.1, 0.2, { kind: 'decimal' })).toBe(0.3)
})
