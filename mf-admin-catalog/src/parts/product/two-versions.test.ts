import type { Office } from '@plaza/contracts/branches/office.entity'
import { type AdminProduct, adminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { expect, test } from 'vitest'
import { differences } from './two-versions.ts'

const offices = [{ id: 'norte', displayName: 'Norte' }] as Office[]
const entry = { id: 'norte', price: 1000, price_neto: 0, stock: 5 }
const productOf = (part: object): AdminProduct =>
  adminProduct.parse({
    id: 'a',
    id_item: '1',
    title: 'Café',
    category_id: 'c',
    sub_category_id: 's',
    version: 1,
    stock_branch_offices: [entry],
    ...part,
  })

test('the conflict lists only fields that this person touched', () => {
  const opened = productOf({})
  const theirs = productOf({ title: 'Café molido', brand: 'Sello', stock_branch_offices: [{ ...entry, price: 1500, stock: 4 }] })
  const row = { ...entry, discount: 0, stock_min: 0, pum: null, quantity_pum: null }
  const changed = { title: 'Café tostado', stock_branch_offices: [{ ...row, price: 1200 }] }
  expect(differences(opened, changed, theirs, offices)).toEqual([
    { field: 'Nombre', mine: 'Café tostado', theirs: 'Café molido' },
    { field: 'Precio · Norte', mine: '1200', theirs: '1500' },
  ])
})
