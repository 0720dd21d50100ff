import { expect, test } from 'vitest'
import { cellText, flagOf, numberOf } from './cell.ts'

test('A-103: what is no number is not taken for one', () => {
  for (const text of ['abc', '', '12 kg', '1e400', '--5', '.', '=1+1']) expect(numberOf(text), text).toBe(null)
})

test('A-103: numbers are read as people here write them', () => {
  expect(['$ 12.500', '12500', '12,500', '1.234.567'].map(numberOf)).toEqual([12500, 12500, 12500, 1234567])
  expect(['5.22', '5,22', '1.234,50', '1,234.50', '0.125', '0,125'].map(numberOf)).toEqual([5.22, 5.22, 1234.5, 1234.5, 0.125, 0.125])
  expect(['-3', 5.125, '15 %'].map(numberOf)).toEqual([-3, 5.125, 15])
})

test('A-103: yes and no are understood, other words are not', () => {
  expect(['Sí', 'no', 'X', '', 'quizás', true].map(flagOf)).toEqual([true, false, true, null, null, true])
})

test('A-103: the apostrophe our export puts before a formula is taken off again, others stay', () => {
  expect(cellText("'=HYPERLINK(1)")).toBe('=HYPERLINK(1)')
  expect(cellText("'n Sopa")).toBe("'n Sopa")
})
