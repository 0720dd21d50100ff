import { expect, test } from 'vitest'
import { askedUsers } from './user-filter.ts'

const nothing = { name: '', email: '', phone: '', document_number: '', role: '', state: '' }

test('B-5: what staff left empty is not sent, inactive false always is', () => {
  expect(askedUsers({ page: 1, limit: 10, settled: { ...nothing, name: '  ' } })).toEqual({ page: 1, limit: 10, inactive: false })
})

test('B-2-042: filters go under their wire names; a role that is none is left out', () => {
  const settled = { ...nothing, name: ' ana ', document_number: '31', role: 'picker' }
  expect(askedUsers({ page: 2, limit: 10, settled })).toMatchObject({ page: 2, name: 'ana', document_number: '31', role: 'picker' })
  expect(askedUsers({ page: 1, limit: 10, settled: { ...nothing, role: 'jefe' } })).not.toHaveProperty('role')
})

test('an order of the table is asked of the server; one that the address mistyped is left out', () => {
  const asked = (key: string) => askedUsers({ page: 1, limit: 10, sort: { key, direction: 'desc' }, settled: nothing })
  expect(asked('name')).toMatchObject({ sort: 'name', direction: 'desc' })
  expect(asked('password')).toEqual({ page: 1, limit: 10, inactive: false })
})

test('closed accounts are listed only when they are asked for', () => {
  expect(askedUsers({ page: 1, limit: 10, settled: { ...nothing, state: 'inactive' } }).inactive).toBe(true)
})
