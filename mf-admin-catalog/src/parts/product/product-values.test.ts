import { expect, test } from 'vitest'
import { blankFields, productValues, unfinished } from './product-values.ts'

const offices = [{ id: 'norte' }]

test('B-5-028 to B-5-030, A-116: an empty form says all that is missing', () => {
  expect(unfinished(productValues(null, offices))).toEqual({
    category_id: 'Debe seleccionar una categoria',
    stock_branch_offices: 'Debe tener stock en al menos una sucursal',
    title: 'El campo nombre es obligatorio',
    description: 'El campo descripción es obligatorio',
    id_item: 'El campo ID del producto es obligatorio',
    brand: 'El campo marca es obligatorio',
    bar_code: 'El campo código de barras es obligatorio',
  })
})

test('B-5-031: spaces are not a name', () => {
  const values = { title: ' ', description: 'x', id_item: 'x', brand: 'x', bar_code: 'x' }
  expect(blankFields(values)).toEqual({ title: 'El campo nombre es obligatorio' })
})

test('what is sold by weight says how much a unit and a step weigh; units need neither', () => {
  const values = { title: 'x', description: 'x', id_item: 'x', brand: 'x', bar_code: 'x' }
  expect(blankFields({ ...values, countType: 'units' })).toEqual({})
  expect(blankFields({ ...values, countType: 'grams', unit_gram: 50 })).toEqual({
    grams_x_unidad: 'El campo peso de una unidad es obligatorio',
  })
  expect(blankFields({ ...values, countType: 'grams', unit_gram: 50, grams_x_unidad: 180 })).toEqual({})
})
