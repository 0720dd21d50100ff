import { usualProducts } from '@plaza/contracts/catalog/catalog.api'
import { changeOrder } from '@plaza/contracts/orders/orders.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'

let server: TestServer
let staff: Person
const verde = (name: string) => shelfId('verde', name)
const [norte, sur] = [testOfficeId('verde', 'norte'), testOfficeId('verde', 'sur')]

beforeAll(async () => {
  server = await startTestServer()
  staff = await server.signIn('superadmin@demo.co')
  await stockShelves(
    server.db,
    'verde',
    ['leche', 'pan', 'res', 'kumis'].map((id) => ({ id, price: 5000, stock: 100 })),
  )
  await configure(server, 'verde', { bags_config: [paperBags], cart_min_price: 0 })
})
afterAll(() => server?.stop())

async function orders(who: Shopper, ...names: string[]) {
  let cart = await who.adds(verde(names[0] as string))
  for (const name of names.slice(1)) cart = await who.adds(verde(name))
  await who.checksOut(cart.id)
  const { status, body } = await who.places(cart.id)
  expect(status, JSON.stringify(body)).toBe(200)
  return cart.id
}
const usualFor = async (who: Pick<Shopper, 'call'>, city = norte) => (await who.call(usualProducts, { city })).body.data.map(({ id }) => id)

test('what was ordered again and again, most often first, of what the branch has; cancelled orders, other people and guests count for nothing', async () => {
  const [ana, eva] = [await aShopper(server), await aShopper(server)]
  expect(await usualFor(ana)).toEqual([])
  await orders(ana, 'pan', 'leche')
  await orders(ana, 'leche', 'pan', 'res')
  await orders(ana, 'leche')
  const cancelled = await orders(ana, 'res')
  const answer = await staff.call(changeOrder, { id: cancelled, state: '12_store_cancel_order', reason: 'Prueba' })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(await usualFor(ana)).toEqual([verde('leche'), verde('pan')])
  await server.db.withTenant('verde', (tx) =>
    tx.run('update product_branches set stock = 0 where business_id = $1 and product_id = $2 and office_id = $3', [
      'verde',
      verde('leche'),
      norte,
    ]),
  )
  expect(await usualFor(ana)).toEqual([verde('pan')])
  expect(await usualFor(ana, sur)).not.toContain(verde('res'))
  expect(await usualFor(eva)).toEqual([])
  expect((await server.call(usualProducts, {})).status).toBe(401)
})
