import { expect, test } from 'vitest'
import { cellText, flagOf, readNumber } from './cell.ts'

const money = { kind: 'money', min: 0 } as const
const decimal = { kind: 'decimal', min: 0 } as const
const problem = expect.any(String)

test('A-103: what is no number is not taken for one', () => {
  for (const text of ['abc', '', '12 kg', '1e400', '--5', '.', '=1+1', '-3']) expect(readNumber(text, money), text).toEqual(problem)
})

test('A-103: numbers are read as people here write them, and what two people read differently is asked about', () => {
  expect(['$ 12.500', '12500', '1.234.567', '12 500'].map((text) => readNumber(text, money))).toEqual([12500, 12500, 1234567, 12500])
  expect(['5,22', '1.234,50', '0,125'].map((text) => readNumber(text, decimal))).toEqual([5.22, 1234.5, 0.125])
  for (const text of ['12.5', '12,500', '1.50']) expect(readNumber(text, money), text).toMatch(/^¿Quisiste escribir/)
  expect(readNumber('1,234.50', money)).toEqual(problem)
  expect(readNumber('15 %', { kind: 'percent' })).toBe(15)
})

test('A-103: a file that writes a decimal point is read so once staff say it', () => {
  expect(['12.5', '12,500', '1,234.50', '5.22', '12500'].map((text) => readNumber(text, decimal, 'point'))).toEqual([
    12.5, 12500, 1234.5, 5.22, 12500,
  ])
  for (const text of ['1.234,50', '12,5', '1,23,4']) expect(readNumber(text, decimal, 'point'), text).toEqual(problem)
})

test('A-103: cells that the format calls numbers are taken as they are', () => {
  expect([5.125, 12_500, 0.1 + 0.2, 12_499.999999].map((value) => readNumber(value, decimal))).toEqual([5.125, 12_500, 0.3, 12_499.999999])
  expect(readNumber(12_499.9999, money)).toBe(12_499.9999)
  expect(readNumber(-3, money)).toEqual(problem)
})

test('A-103: yes and no are understood, other words are not', () => {
  expect(['Sí', 'no', 'X', '', 'quizás', true].map(flagOf)).toEqual([true, false, true, null, null, true])
})

test('A-103: the apostrophe our export puts before a formula is taken off again, others stay', () => {
  expect(cellText("'=HYPERLINK(1)")).toBe('=HYPERLINK(1)')
  expect(cellText("'n Sopa")).toBe("'n Sopa")
})
