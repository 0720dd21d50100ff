import { expect, test } from 'vitest'
import { compareLines, conflictingFields, describeValue, listDifferences } from './differences.ts'
import type { RecordField } from './record-field.ts'

const fields: RecordField[] = [
  { name: 'title', label: 'Nombre', kind: 'text' },
  { name: 'price', label: 'Precio', kind: 'number', counts: 'money' },
  { name: 'rule', label: 'Regla', kind: 'select', options: [{ value: 'flat', label: 'Siempre igual' }] },
  { name: 'gateways', label: 'Pasarelas', kind: 'multi', options: [{ value: 'wompi', label: 'Wompi' }] },
  { name: 'last', label: 'Carnes al final', kind: 'switch' },
  { name: 'terms', label: 'Términos', kind: 'rich' },
  { name: 'bags', label: 'Bolsas', kind: 'custom', render: () => null, describe: (value) => value as string[] },
]
const before = { title: 'Verde', price: 5000, bags: ['papel'], last: false }

test('only what both changed, each to something else, is a conflict', () => {
  const theirs = { ...before, title: 'Mercado', bags: ['papel', 'tela'], price: 6000 }
  expect(conflictingFields(before, { bags: ['plástico'], last: true }, theirs)).toEqual(['bags'])
  expect(conflictingFields(before, { price: 6000 }, theirs)).toEqual([])
  expect(conflictingFields(before, { last: true }, theirs)).toEqual([])
})

test('nothing, null and undefined are the same', () => {
  expect(conflictingFields({ title: null }, { title: 'Uno' }, {})).toEqual([])
})

test('both versions are told in the words of the form', () => {
  const mine = { title: 'Uno', price: 12_000, rule: 'flat', gateways: ['wompi'], last: true, terms: '<p>Uno &amp; dos</p><p>Tres</p>' }
  const theirs = { title: 'Dos', price: null, rule: 'zone', gateways: [], last: false, terms: '<p>Uno &amp; dos</p>' }
  expect(listDifferences(fields, Object.keys(mine), mine, theirs)).toEqual([
    { field: 'Nombre', mine: 'Uno', theirs: 'Dos' },
    { field: 'Precio', mine: '$12.000', theirs: '' },
    { field: 'Regla', mine: 'Siempre igual', theirs: 'zone' },
    { field: 'Pasarelas', mine: 'Wompi', theirs: '' },
    { field: 'Carnes al final', mine: 'Sí', theirs: 'No' },
    { field: 'Términos', mine: 'Tres', theirs: '' },
  ])
})

test('of a list the lines that the other one lacks are told, and both lists when only their order differs', () => {
  const mine = { bags: ['papel', 'tela'] }
  expect(listDifferences(fields, ['bags'], mine, { bags: ['papel', 'plástico'] })).toEqual([
    { field: 'Bolsas', mine: 'tela', theirs: 'plástico' },
  ])
  expect(compareLines(['a', 'b'], ['b', 'a'])).toEqual({ mine: 'a\nb', theirs: 'b\na' })
})

test('what no control describes is still told', () => {
  const custom: RecordField = { name: 'maps', label: 'Mapas', kind: 'custom', render: () => null }
  expect(describeValue(custom, { key: 'pk.1' })).toEqual(['{"key":"pk.1"}'])
  expect(describeValue(custom, null)).toEqual([])
})
