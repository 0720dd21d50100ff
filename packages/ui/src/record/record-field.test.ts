import { expect, test } from 'vitest'
import { changedValues, missingFields, placedErrors, type RecordField } from './record-field.ts'

const fields: RecordField[] = [
  { name: 'code', label: 'Código', kind: 'text', required: true },
  { name: 'value', label: 'Valor', kind: 'number', required: true },
  { name: 'recipe', label: 'Receta', kind: 'text', required: true, when: ({ type }) => type === 'recipe' },
]

test('S-5-054: a required field left empty is named with the words of the form; 0 and false are answers', () => {
  expect(missingFields(fields, { code: '  ', value: 0 })).toEqual({ code: 'El campo código es obligatorio' })
  expect(missingFields(fields, { code: 'a', value: null })).toHaveProperty('value')
})

test('what the form does not show now is not missing', () => {
  expect(missingFields(fields, { code: 'a', value: 1, type: 'market' })).toEqual({})
  expect(missingFields(fields, { code: 'a', value: 1, type: 'recipe' })).toHaveProperty('recipe')
})

test('only what was changed is sent; nothing, null and undefined are the same', () => {
  const before = { code: 'a', photo: '/x.webp', tags: ['a'], office: undefined }
  expect(changedValues(before, { ...before, tags: ['a'], office: null })).toEqual({})
  expect(changedValues(before, { ...before, photo: '_null_' })).toEqual({ photo: '_null_' })
})

test('what the server refuses stands at its field, and what no field shows stands over the form', () => {
  const details = [
    { field: 'code', message: 'Ya existe.' },
    { field: 'value.0', message: 'Muy alto.' },
    { field: 'other', message: 'No se puede.' },
  ]
  expect(placedErrors(fields, details)).toEqual({ at: { code: 'Ya existe.', value: 'Muy alto.' }, rest: ['No se puede.'] })
})
