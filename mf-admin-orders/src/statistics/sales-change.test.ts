import { expect, test } from 'vitest'
import { changeText } from './sales-change.ts'

test('the comparison with the days before is said in words', () => {
  expect(changeText(112, 100)).toBe('12 % más que antes')
  expect(changeText(25, 100)).toBe('75 % menos que antes')
  expect(changeText(100, 100)).toBe('Igual que antes')
  expect([changeText(5, 0), changeText(0, 0)]).toEqual(['Antes no hubo', 'Igual que antes'])
})
