import { expect, test } from 'vitest'
import { contains, oneOf, said, within } from './wire-filter.ts'

test('A-14: what staff left empty says nothing; text is looked for anywhere', () => {
  expect(said({ code: contains('  '), type: oneOf(''), creationDate: within({ from: '', to: '' }) })).toEqual({})
  expect(said({ code: contains(' prim '), type: oneOf('total_cart') })).toEqual({ code: { regex: 'prim' }, type: 'total_cart' })
})

test('B-2-107: a date range is whole days of Bogotá, and one end is enough', () => {
  expect(within({ from: '2026-11-01', to: '2026-11-02' })).toEqual({
    from: '2026-11-01T00:00:00-05:00',
    to: '2026-11-02T23:59:59.999-05:00',
  })
  expect(within({ from: '', to: '2026-11-02' })).toEqual({ to: '2026-11-02T23:59:59.999-05:00' })
})
