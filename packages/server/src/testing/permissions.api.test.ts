import { addProduct, createOrder } from '@plaza/contracts/cart/cart.api'
import { allCalls } from '@plaza/contracts/all-calls'
import { type Role, roles } from '@plaza/contracts/account/role'
import { mayAccess } from '@plaza/contracts/kernel/access'
import type { Call } from '@plaza/contracts/kernel/call'
import { changeOrder, listOrders } from '@plaza/contracts/orders/orders.api'
import { resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testUserId, type TestServer } from './index.ts'
import { aShopper, configure, paperBags, type Shopper } from './shopper.ts'
import { shelfId, stockShelves } from './shelves.ts'

let server: TestServer
const people = new Map<Role, Shopper>()

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [{ id: 'leche-entera', price: 5000, stock: 100 }])
  await configure(server, 'verde', { bags_config: [paperBags] })
  for (const role of roles) people.set(role, await aShopper(server, 'verde', { role }))
})
afterAll(() => server.stop())

// Ids that lead nowhere, or to oneself: what is asked here is only who may ask.
const nothing = (contract: Call, id = 'nada') => Object.fromEntries(contract.paramNames.map((name) => [name, name === 'id' ? id : 'nada']))
// They answer about the session itself, whoever asks.
const own = new Set(['POST /api/v1/users/refresh', 'POST /api/v1/users/login'])
const asked = [...allCalls.values()].filter(({ key }) => !own.has(key) && key !== 'POST /api/v1/users/logout')

describe('S-6-004, S-6-014, A-30: every call asks who is calling', () => {
  test('without a session only what anyone may do is done', async () => {
    for (const contract of asked) {
      const { status } = await server.call(contract, nothing(contract))
      if (contract.access.kind === 'anyone') expect(status, contract.key).not.toBe(401)
      else expect(status, contract.key).toBe(401)
    }
  })

  test.each(roles)('S-6-002: a %s gets 403 exactly where the table of areas says so', async (role) => {
    const person = people.get(role) as Shopper
    const modules = server.uses.directory.get('verde')?.modules ?? new Set<string>()
    for (const contract of asked) {
      const { status, body } = await person.call(contract, nothing(contract, person.id))
      if (mayAccess(contract.access, role, modules)) expect(`${status} ${body?.code}`, contract.key).not.toBe('403 FORBIDDEN')
      else expect(status, contract.key).toBe(403)
    }
  })

  test('S-6-014: a user id in a header gives no rights', async () => {
    const { status } = await server.call(listOrders, {}, { headers: { 'x-user-id': testUserId('verde', 'superadmin') } })
    expect(status).toBe(401)
  })
})

describe('what a guest or client may not do', () => {
  test('S-6-007: a guest cannot check out', async () => {
    const { status, body } = await server.call(createOrder, { uuid: 'nada' })
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  test('S-6-006: a guest cannot like: a like is a product in a cart of one’s own', async () => {
    const create = resourceCallsOf('custom_carts').create as Call
    const { status } = await server.call(create, {
      name: 'Favoritos',
      type: 'private_user_collection',
      products: [{ id: shelfId('verde', 'leche-entera'), count: 1 }],
    })
    expect(status).toBe(401)
  })

  test('S-6-012: a client can neither accept, dispatch nor cancel an order, not even the own', async () => {
    const client = people.get('client') as Shopper
    const cart = await client.adds(shelfId('verde', 'leche-entera'), 40)
    await client.checksOut(cart.id)
    const placed = await client.places(cart.id)
    expect(placed.status).toBe(200)
    for (const state of ['7_admin_cart_accept', '10_store_dispatch_products', '12_store_cancel_order'] as const) {
      const answer = await client.call(changeOrder, { id: placed.body.order.id, state })
      expect([403, 409], state).toContain(answer.status)
    }
    const staff = people.get('admin') as Shopper
    const seen = await staff.call(listOrders, { order_number: String(placed.body.order.id_order) })
    expect(seen.body.data.orders[0]?.state).toBe('13_order_received')
  })

  test('S-6-009: a client may check out', async () => {
    const client = await aShopper(server)
    const answer = await client.call(addProduct, { product: shelfId('verde', 'leche-entera') })
    expect(answer.status).toBe(200)
  })
})
