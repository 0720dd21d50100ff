import { me, updateMe } from '@plaza/contracts/account/account.api'
import { forgetPushDevice, pushKey } from '@plaza/contracts/account/push.api'
import { changeOrder } from '@plaza/contracts/orders/orders.api'
import webPush from 'web-push'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { startPushService } from '../testing/push-service.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags, type Shopper } from '../testing/shopper.ts'

const keys = webPush.generateVAPIDKeys()
let service: Awaited<ReturnType<typeof startPushService>>
let server: TestServer
let admin: Shopper
beforeAll(async () => {
  service = await startPushService(keys.publicKey)
  server = await startTestServer({
    env: { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey, VAPID_SERVICE: service.origin },
  })
  await stockShelves(server.db, 'verde', [{ id: 'leche', price: 5000, stock: 1000 }])
  await configure(server, 'verde', { bags_config: [paperBags] })
  admin = await aShopper(server, 'verde', { role: 'admin' })
})
afterAll(async () => {
  await server?.stop()
  await service?.close()
})

const devicesOf = ({ id }: Shopper) =>
  server.db.withTenant('verde', async (tx) => {
    const rows = await tx.query<{ token: string }>('select token from push_devices where business_id = $1 and user_id = $2', ['verde', id])
    return rows.map(({ token }) => token)
  })
const waiting = () =>
  server.db.withTenant('verde', (tx) =>
    tx.query(`select payload from outbox where business_id = 'verde' and topic = 'push' and sent_at is null`),
  )
const arrivedAt = (path: string) => service.pushed.filter((each) => each.path === path)

async function aListener(path: string, at?: string) {
  const ana = await aShopper(server)
  expect((await ana.call(updateMe, { id: ana.id, FCMtoken: service.subscription(path, at) })).status).toBe(200)
  const cart = await ana.adds(shelfId('verde', 'leche'), 40)
  await ana.checksOut(cart.id)
  return { ana, order: (await ana.places(cart.id)).body.order }
}
const accepts = (id: string) => admin.call(changeOrder, { id, state: '7_admin_cart_accept' })

test('S-7-005: the public key is there for everyone, the private one for nobody', async () => {
  const { body } = await server.call(pushKey, {})
  expect(body).toEqual({ key: keys.publicKey })
})

test('S-7-005: without keys there is nothing to subscribe with', async () => {
  const plain = await startTestServer({ databaseUrl: server.databaseUrl })
  expect((await plain.call(pushKey, {})).body).toEqual({ key: null })
  await plain.stop()
})

test('S-7-005 S-7-029: the owner’s browser shows each move that is not their own, in the business’s name, sealed and signed', async () => {
  const { ana, order } = await aListener('/ana')
  await accepts(order.id)
  await admin.call(changeOrder, { id: order.id, state: '10_store_dispatch_products' })
  await expect.poll(() => arrivedAt('/ana').length, { timeout: 10_000 }).toBe(2)
  expect(arrivedAt('/ana').map(({ message }) => message)).toEqual([
    {
      title: `verde · Pedido N.º ${order.id_order}`,
      body: 'Lo aceptamos y pronto lo preparamos.',
      url: `/shoppingcart-detail/${order.id}`,
    },
    { title: `verde · Pedido N.º ${order.id_order}`, body: 'Va en camino.', url: `/shoppingcart-detail/${order.id}` },
  ])
  expect(arrivedAt('/ana')[0]).toMatchObject({ ttl: 21_600, contact: expect.stringMatching(/^mailto:/) })
  expect(service.faults).toEqual([])
  expect(JSON.stringify((await ana.call(me, {})).body)).not.toContain('p256dh')
})

test('who did not ask, or no longer wants to, is sent nothing', async () => {
  const { ana, order } = await aListener('/quiet')
  await ana.call(updateMe, { id: ana.id, FCMtoken: null })
  await accepts(order.id)
  const told = await aListener('/after')
  await accepts(told.order.id)
  await expect.poll(() => arrivedAt('/after').length, { timeout: 10_000 }).toBe(1)
  expect(arrivedAt('/quiet')).toEqual([])
})

test('each browser of a person is told; one that stops is left alone, one that is given to somebody else follows them', async () => {
  const { ana, order } = await aListener('/phone')
  await ana.call(updateMe, { FCMtoken: service.subscription('/laptop') })
  await accepts(order.id)
  await expect.poll(() => [arrivedAt('/phone').length, arrivedAt('/laptop').length], { timeout: 10_000 }).toEqual([1, 1])

  const beto = await aShopper(server)
  expect((await beto.call(forgetPushDevice, { endpoint: `${service.origin}/phone` })).status).toBe(200)
  expect(await devicesOf(ana)).toHaveLength(2)
  expect((await ana.call(forgetPushDevice, { endpoint: `${service.origin}/phone` })).status).toBe(200)
  await beto.call(updateMe, { FCMtoken: service.subscription('/laptop') })
  expect([await devicesOf(ana), await devicesOf(beto)]).toEqual([[], [service.subscription('/laptop')]])
  for (let more = 0; more < 12; more++) await beto.call(updateMe, { FCMtoken: service.subscription(`/old-${more}`) })
  expect(await devicesOf(beto)).toHaveLength(10)
})

test('a service that is busy is asked again', async () => {
  const { order } = await aListener('/again')
  service.answers.push(503)
  await accepts(order.id)
  await expect.poll(() => arrivedAt('/again').length, { timeout: 15_000 }).toBe(1)
})

test('a dead subscription is forgotten; so is what leads anywhere but to a push service', async () => {
  const dead = await aListener('/dead')
  service.answers.push(410)
  await accepts(dead.order.id)
  await expect.poll(() => devicesOf(dead.ana), { timeout: 10_000 }).toEqual([])

  const inside = await aListener('/inside', server.url)
  await accepts(inside.order.id)
  await expect.poll(() => devicesOf(inside.ana), { timeout: 10_000 }).toEqual([])
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([])
})
