import { expect, test } from 'vitest'
import { isBirthday } from './account.rules.ts'
import { roles, rolesToGive, standsAbove, worksAtBranch } from './role.ts'

const modules = new Set(['delivery_picker'])

test('A-30: nobody gives a role above the own, and nobody gives the operator’s', () => {
  for (const own of roles)
    for (const given of rolesToGive(own, modules)) {
      expect(standsAbove(given, own), `${own} gives ${given}`).toBe(false)
      expect(given).not.toBe('hyperadmin')
    }
  expect(rolesToGive('superadmin', modules)).toContain('superadmin')
})

test('S-6: pickers and couriers exist with module delivery_picker', () => {
  expect(rolesToGive('superadmin', new Set())).not.toContain('picker')
  expect(rolesToGive('superadmin', modules)).toEqual(expect.arrayContaining(['picker', 'delivery']))
})

test('B-2-045: three roles work at a branch', () => {
  expect(roles.filter(worksAtBranch)).toEqual(['admin', 'picker', 'delivery'])
})

test('a birthday is a day that has been', () => {
  expect(['1990-05-01', '1990-05-01T00:00:00.000Z'].every(isBirthday)).toBe(true)
  expect(['2999-01-01', '2001-99-99', '01/05/1990', ''].some(isBirthday)).toBe(false)
})
