import { aCategory } from '@plaza/contracts/catalog/catalog.fixtures'
import { expect, test } from 'vitest'
import { inputOf, newCategory, valuesOf, wrongIn } from './category-values.ts'
import { plainText } from './plain-text.ts'
import { question } from './question.ts'

test('B-5-001: name, position and reference are asked for with the one sentence', () => {
  const text = 'Por favor completa todos los campos'
  expect(wrongIn({ ...newCategory, position: null })).toEqual({ categoryName: text, originalName: text, position: text })
  expect(wrongIn({ ...newCategory, categoryName: 'Frutas', originalName: 'WS-1' })).toEqual({})
})

test('B-5-002: a position below 0 is refused, 0 is not', () => {
  const values = { ...newCategory, categoryName: 'Frutas', originalName: 'WS-1' }
  expect(Object.keys(wrongIn({ ...values, position: -1 }))).toEqual(['position'])
  expect(wrongIn({ ...values, position: 0 })).toEqual({})
})

test('B-7-019: a picture is sent when it is new or taken away, never when it stands', () => {
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  const values = { ...valuesOf(aCategory({ icon: '/media/verde/a', cover: '/media/verde/b' })), iconMini: file, cover: '_null_' }
  const { icon, iconMini, cover, banner } = inputOf(values) as Record<string, unknown>
  expect([icon, iconMini, cover, banner]).toEqual([undefined, file, '_null_', undefined])
})

test('B-2-048: empty filters ask for nothing; 0 is a position', () => {
  const settled = { categoryName: ' ', position: null, disabled: '', state: '' }
  expect(question({ page: 1, limit: 50, sort: null, settled })).toEqual({ page: 1, limit: 50 })
  expect(
    question({
      page: 2,
      limit: 10,
      sort: { key: 'position', direction: 'desc' },
      settled: { categoryName: 'lác', position: 0, disabled: 'no', state: 'closed' },
    }),
  ).toEqual({
    page: 2,
    limit: 10,
    categoryName: 'lác',
    position: 0,
    disabled: false,
    inactive: true,
    order: { position: 'desc' },
  })
})

test('HTML becomes one line of words', () =>
  expect(plainText('<p>Solo <b>mayores</b></p><p>de 18&nbsp;años</p>')).toBe('Solo mayores de 18 años'))
