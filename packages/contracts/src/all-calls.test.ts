import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createAccount, login } from './account/account.api.ts'
import { accountProblems } from './account/account.messages.ts'
import { allCalls } from './all-calls.ts'
import { catalogProblems } from './catalog/catalog.messages.ts'
import { cartProblems } from './cart/cart.messages.ts'
import { listProducts } from './catalog/catalog.api.ts'
import { businessHeader } from './kernel/call.ts'
import { commonProblems } from './kernel/common.problems.ts'
import { listOrders } from './orders/orders.api.ts'
import { orderProblems } from './orders/orders.messages.ts'
import { paymentProblems } from './payments/payments.messages.ts'
import { registryProblems } from './registry/registry.messages.ts'

const calls = [...allCalls.values()]

describe('every call', () => {
  test.each(calls.map((each) => [each.key, each] as const))('%s', (_key, each) => {
    expect(Object.keys(each.input.shape)).toEqual(expect.arrayContaining([...each.paramNames]))
    expect(each.summary).not.toBe('')
    expect(z.toJSONSchema(each.input, { io: 'input' })).toHaveProperty('type', 'object')
    expect(z.toJSONSchema(each.output, { io: 'output' })).toHaveProperty('type', 'object')
  })
  test('no two calls answer at the same place', () => {
    const places = calls.map((each) => each.key.replace(/:\w+/g, ':'))
    expect(new Set(places).size).toBe(places.length)
  })
  test('S-7-002 S-7-003 v2 says x-business, the others at-business', () => {
    expect((['v1', 'v2', 'admin', 'platform'] as const).map(businessHeader)).toEqual([
      'at-business',
      'x-business',
      'at-business',
      'at-business',
    ])
  })
})

describe('problems', () => {
  const sets = [commonProblems, accountProblems, catalogProblems, cartProblems, orderProblems, paymentProblems, registryProblems]
  const problems = sets.flatMap((set) => Object.values(set))
  test('each code is used once, with a status of failure and words', () => {
    const codes = problems.map((each) => each.code)
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
    for (const each of problems) expect(each.status >= 400 && each.status < 600 && each.text.length > 0).toBe(true)
  })
  test('no call repeats a common problem', () => {
    const common = new Set<string>(Object.values(commonProblems).map((each) => each.code))
    expect(calls.flatMap((each) => each.problems).filter((each) => common.has(each.code))).toEqual([])
  })
})

describe('inputs', () => {
  test('query parameters arrive as text and are read', () => {
    expect(listProducts.input.parse({ cityId: 'office-granada', page: '2', inStock: 'true' })).toEqual({
      cityId: 'office-granada',
      page: 2,
      limit: 20,
      inStock: true,
    })
    expect(listOrders.input.parse({ page: '3', price_min: '1000', inactive: 'false' })).toMatchObject({
      page: 3,
      limit: 50,
      price_min: 1000,
      inactive: false,
    })
  })
  test.each([{ page: '0' }, { page: 'x' }, { page: '1.5' }, { limit: '0' }, { limit: '100000' }])('a page like %j is refused', (over) => {
    expect(listProducts.input.safeParse({ cityId: 'a', ...over }).success).toBe(false)
  })
  test('an account without accepted terms is refused', () => {
    const account = { email: 'ana@demo.co', password: 'secreta', name: 'Anita', phone: '3001234567' }
    expect(createAccount.input.safeParse({ ...account, habeasAccept: false }).success).toBe(false)
    expect(createAccount.input.safeParse(account).success).toBe(false)
    expect(createAccount.input.parse({ ...account, habeasAccept: true })).toMatchObject({ promotional: false })
  })
  test('signing in asks for no format, so that old accounts still enter', () =>
    expect(login.input.safeParse({ email: 'x', password: 'y' }).success).toBe(true))
})
