import { PlazaContext } from '@plaza/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { branchFields } from './branch-fields.ts'
import { productFields } from './product-fields.tsx'
import { blankFields, priceFaults, productValues } from './product-values.ts'
import { stockRows } from './stock-entries.ts'
import { StockGrid } from './stock-grid.tsx'

const offices = [
  { id: 'norte', displayName: 'Sede norte' },
  { id: 'sur', displayName: 'Sede sur' },
]

test('A-33: staff of a branch read the product and change prices and stock', () => {
  const fields = branchFields(productFields({ categories: [], product: null, withTags: true, mayTag: false }))
  expect(fields.filter(({ disabled }) => !disabled).map(({ name }) => name)).toEqual(['stock_branch_offices'])
})

test('A-33: only the row of their own branch can be typed in', () => {
  const typed = (only: string | null) => {
    const plaza = { offices } as never
    const html = renderToStaticMarkup(
      <PlazaContext value={plaza}>
        <StockGrid rows={stockRows(null, offices)} only={only} onChange={() => {}} />
      </PlazaContext>,
    )
    return [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) =>
      input.includes('disabled') ? [] : input.includes('norte') ? 'norte' : 'sur',
    )
  }
  expect(new Set(typed('norte'))).toEqual(new Set(['norte']))
  expect(new Set(typed(null))).toEqual(new Set(['norte', 'sur']))
})

test('A-33: what the business left empty does not keep a branch from saving its prices', () => {
  const values = productValues(null, offices)
  expect(Object.keys(blankFields(values))).toContain('title')
  expect(priceFaults(values)).toEqual({})
})
