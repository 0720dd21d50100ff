import { aCategory, aSubCategory } from '@plaza/contracts/catalog/catalog.fixtures'
import { adminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { expect, test } from 'vitest'
import { inheritedOf } from './iva-field.tsx'

const leches = aSubCategory({ id: 'leches', iva_class: 'exento' })
const quesos = aSubCategory({ id: 'quesos', iva_class: null })
const categories = [aCategory({ id: 'lacteos', iva_class: 'iva19', subcategories: [leches, quesos] })]
const product = adminProduct.parse({
  id: 'a',
  id_item: '1',
  title: 'Vela',
  category_id: 'oculta',
  sub_category_id: 'sorpresas',
  version: 1,
  iva_class_inherited: 'iva5',
})

test('IVA class: the form says what the chosen shelf gives, also a hidden one where the product stands', () => {
  const inherited = (category_id: string, sub_category_id: string) => inheritedOf({ category_id, sub_category_id }, categories, product)
  expect(inherited('lacteos', 'leches')).toBe('exento')
  expect(inherited('lacteos', 'quesos')).toBe('iva19')
  expect(inherited('lacteos', '')).toBe('iva19')
  expect(inherited('oculta', 'sorpresas')).toBe('iva5')
  expect(inherited('', '')).toBeNull()
})
