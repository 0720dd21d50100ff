import { aUser } from '@plaza/contracts/account/account.fixtures'
import { expect, test } from 'vitest'
import { savedUser, userFields, userValues } from './user-fields.ts'

const modules = new Set(['delivery_picker'])
const person = aUser({ role: 'picker', branchId: 'norte', birthday: '1990-05-01' })
const fields = userFields({ person, own: 'superadmin', isMe: false, modules, offices: [{ id: 'norte', displayName: 'Sede Norte' }] })
const field = (name: string) => fields.find((each) => each.name === name)

test('B-2-044: six fields bear the asterisk, none is demanded', () => {
  const marked = fields.filter((each) => each.marked).map(({ name }) => name)
  expect(marked).toEqual(['name', 'last_name', 'email', 'phone', 'identification_card', 'birthday'])
  expect(fields.some(({ required }) => required)).toBe(false)
})

test('B-2-045: the branch stands only with roles that work at one', () => {
  const shown = (role: string) => field('branchId')?.when?.({ role })
  expect(['delivery', 'picker', 'admin'].map(shown)).toEqual([true, true, true])
  expect(['client', 'superadmin', 'habeasAdmin', 'provider', 'wholesaler'].some((role) => shown(role))).toBe(false)
})

test('B-2-046: provider and birth date are only shown', () => {
  expect([field('provider')?.disabled, field('birthday')?.disabled, field('email')?.disabled]).toEqual([true, true, undefined])
})

test('A-30: no role above one’s own is offered, and nobody’s own', () => {
  const role = field('role')
  expect(role?.kind === 'select' && role.options.map(({ value }) => value)).not.toContain('hyperadmin')
  const mine = userFields({ person, own: 'superadmin', isMe: true, modules, offices: [] }).find(({ name }) => name === 'role')
  expect(mine?.disabled).toBe(true)
})

test('B-7-013: birth date and branch are null when there is none', () => {
  expect(savedUser(person, userValues(person))).toMatchObject({ role: 'picker', birthday: '1990-05-01', branchId: 'norte' })
  const client = { ...userValues(person), role: 'client', birthday: '' }
  expect(savedUser(person, client)).toMatchObject({ role: 'client', birthday: null, branchId: null })
})
