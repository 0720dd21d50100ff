import { expect, test } from 'vitest'
import { inheritedIvaClass, ivaClasses, ivaClassLabels, parseIvaClass } from './iva-class.ts'

test.each([
  ['excluido', 'Excluido', 'EXCLUIDO DE IVA', 'excluida', 'Excluido (0 %)'],
  ['exento', 'Exento', 'exentos', 'Exento de IVA', 'IVA exento 0%'],
  ['iva5', '5 %', '5%', '5', 5, 0.05, '0,05', 'IVA 5 %', 'iva_5', 'Gravado 5 %', '5,00 %'],
  ['iva19', '19 %', 'IVA del 19%', 19, 0.19, '0.19', '.19', '19.00', 'tarifa 19', 'iva19'],
  ['inc8', 'INC 8 %', 'inc', 'Impoconsumo 8%', 8, '8 %', 0.08],
])('a file names %s as people and spreadsheets write it', (wanted, ...written) => {
  expect(written.map((cell) => [cell, parseIvaClass(cell)])).toEqual(written.map((cell) => [cell, wanted]))
})

test('what a screen shows is read back, and what names no class is no class', () => {
  expect(ivaClasses.map((each) => parseIvaClass(ivaClassLabels[each]))).toEqual(ivaClasses)
  expect(['', '0 %', 0, '16 %', 'sí', 'no aplica', '1900', '190', 'constructor', '5 19'].map(parseIvaClass)).toEqual(Array(10).fill(null))
})

test('a sub-category wins over its category; nobody’s choice is none', () => {
  expect(inheritedIvaClass({ iva_class: 'iva5' }, { iva_class: 'iva19' })).toBe('iva5')
  expect(inheritedIvaClass({ iva_class: null }, { iva_class: 'exento' })).toBe('exento')
  expect(inheritedIvaClass(undefined, {})).toBeNull()
})
