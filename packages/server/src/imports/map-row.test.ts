import { expect, test } from 'vitest'
import { suggestMapping } from '@plaza/contracts/imports/import-mapping.entity'
import { branchColumnsOf } from './branch-columns.ts'
import { rowReader } from './map-row.ts'

const columns = ['id', 'nombre', 'nivel1', 'nivel2', 'precio_eur', 'NORTE.precio', 'NORTE']
const norte = [{ id: 'verde-norte', keys: { key: 'NORTE', key_price: 'precio' } }]
const reader = rowReader(
  columns,
  {
    sources: [
      { target: 'id_item', column: 'id' },
      { target: 'title', column: 'nombre' },
      { target: 'category', column: 'nivel1' },
      { target: 'price', column: 'precio_eur', factor: 4500 },
      { target: 'stock', fixed: '20' },
    ],
    offices: [],
    deactivateMissing: false,
    decimal_sign: 'point',
  },
  branchColumnsOf(columns, norte),
)

test('A-103: what is wrong with a row is said in Spanish, by column', () => {
  expect(reader(['', 'Sal', '', '', 'gratis', -3, 'x']).errors).toEqual([
    { column: null, message: 'Falta el SKU.' },
    { column: 'precio_eur', message: 'Precio: «gratis». No entendimos el número. Escríbelo así: 5,25' },
    { column: 'NORTE.precio', message: 'Precio: «-3». Escribe un número entre 0 y 2.000.000.000.' },
    { column: 'NORTE', message: 'Existencias: «x». No entendimos la cantidad. Escríbela así: 12' },
  ])
})

test('A-103: columns become a product: prices by their factor, fixed values where there is no column, branches by their own keys', () => {
  const { product, errors } = reader(['7', 'Sal', 'Despensa', '', '5.22', 2300, 12])
  expect(errors).toEqual([])
  expect(product).toMatchObject({ id_item: '7', texts: { title: 'Sal' }, category: 'Despensa', everywhere: { price: 23490, stock: 20 } })
  expect([...product.byOffice]).toEqual([['verde-norte', { price: 2300, stock: 12 }]])
})

test('A-103: a key that several branches share names no branch by itself', () => {
  const offices = ['a', 'b'].map((id) => ({ id, keys: { key: id, key_price: 'precio', key_discount: `desc_${id}` } }))
  expect(branchColumnsOf(['precio', 'desc_a', 'B_precio'], offices)).toEqual([
    { office: 'a', column: 'desc_a', field: 'discount' },
    { office: 'b', column: 'B_precio', field: 'price' },
  ])
})

test('A-103: headings suggest their mapping, each column once', () => {
  const { sources } = suggestMapping(['id', 'Código de barras', 'NOMBRE', 'nivel1', 'nivel2', 'nivel3', 'precio_eur', 'slug'])
  expect(Object.fromEntries(sources.map(({ target, column }) => [target, column]))).toEqual({
    id_item: 'id',
    title: 'NOMBRE',
    bar_code: 'Código de barras',
    category: 'nivel1',
    sub_category: 'nivel2',
    price: 'precio_eur',
  })
})
