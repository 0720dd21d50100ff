import { logout } from '@plaza/contracts/account/account.api'
import { createServer } from 'node:http'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addToOutbox } from '../platform/outbox.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { openSocket } from '../testing/live-socket.ts'
import { openLive } from './live.ts'

let shop: TestServer
let sister: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  sister = await startTestServer({ databaseUrl: shop.databaseUrl })
})
afterAll(async () => {
  await sister?.stop()
  await shop?.stop()
})

const sockets: Socket[] = []
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()))

async function connect(auth: Record<string, unknown>, server = shop) {
  const live = await openSocket(server.url, auth)
  sockets.push(live.socket)
  return live
}

const tell = (rooms: string[], payload: object, business = 'verde') =>
  shop.db.withTenant(business, (tx) => addToOutbox(tx, 'live', { rooms, event: 'order:updated', payload }))

test('whoever closes it before it has its connection, or just then, is not kept waiting', { timeout: 10_000 }, async () => {
  const { directory, signals, sessions } = shop.uses
  for (const later of [0, 1, 2, 4, 8, 16, 32]) {
    const live = await openLive({ http: createServer(), directory, signals, sessions, fanOut: { url: shop.databaseUrl } })
    await new Promise((resolve) => setTimeout(resolve, later))
    await live.close()
  }
})

test('S-7-004 an unknown business or a bad token is refused', async () => {
  await expect(connect({ business: 'rojo' })).rejects.toThrow('BUSINESS_NOT_FOUND')
  await expect(connect({ business: 'verde', token: 'not-a-token' })).rejects.toThrow('SESSION_EXPIRED')
})

test('a page of another site opens no socket, with a token or without', async () => {
  const from = (origin: string, auth: Record<string, unknown>) => openSocket(shop.url, auth, { origin })
  const { token } = await shop.signIn('cliente@demo.co')
  for (const auth of [{ business: 'verde' }, { business: 'verde', token }])
    for (const origin of ['https://otra.example', 'null', 'http://azul.localhost'])
      await expect(from(origin, auth)).rejects.toThrow('ORIGIN_REFUSED')
  sockets.push((await from(shop.url, { business: 'verde' })).socket, (await from('http://verde.localhost', { business: 'verde' })).socket)
})

test('S-7-004 S-1-002 A-122 a message reaches its owner and the staff of that branch, nobody else', async () => {
  const tokenOf = async (email: string, business = 'verde') => (await shop.signIn(email, business)).token
  const owner = await connect({ business: 'verde', token: await tokenOf('cliente@demo.co') })
  const other = await connect({ business: 'verde', token: await tokenOf('cliente2@demo.co') })
  const guest = await connect({ business: 'verde' })
  const branchStaff = await connect({ business: 'verde', token: await tokenOf('adminsede@demo.co') })
  const staff = await connect({ business: 'verde', token: await tokenOf('superadmin@demo.co') })
  const foreign = await connect({ business: 'azul', token: await tokenOf('superadmin@demo.co', 'azul') })
  await tell(['user:verde-cliente', 'staff', 'branch:verde-sur'], { id: 1 })
  await tell(['user:verde-cliente', 'staff', 'branch:verde-norte'], { id: 2 })
  await expect.poll(() => owner.heard).toEqual([{ id: 1 }, { id: 2 }])
  await expect.poll(() => staff.heard).toEqual([{ id: 1 }, { id: 2 }])
  await expect.poll(() => branchStaff.heard).toEqual([{ id: 2 }])
  expect([other.heard, guest.heard, foreign.heard]).toEqual([[], [], []])
})

test('S-7-004 messages arrive in the order in which they were sent, at every instance', async () => {
  const { token } = await shop.signIn('cliente@demo.co')
  const pages = await Promise.all([shop, sister].map((server) => connect({ business: 'verde', token }, server)))
  const numbers = [...Array(60).keys()]
  // The instances introduce themselves to each other when they start.
  await expect
    .poll(
      async () => {
        await tell(['user:verde-cliente'], { id: -1 })
        return Math.min(...pages.map(({ heard }) => heard.length))
      },
      { timeout: 10_000, interval: 300 },
    )
    .toBeGreaterThan(0)
  for (const id of numbers) shop.uses.live.send('verde', { rooms: ['user:verde-cliente'], event: 'order:updated', payload: { id } })
  for (const { heard } of pages) {
    await expect.poll(() => heard.map((each) => (each as { id: number }).id).filter((id) => id >= 0)).toEqual(numbers)
  }
})

test('a message reaches sockets of another instance', async () => {
  const { token } = await shop.signIn('cliente@demo.co')
  const away = await connect({ business: 'verde', token }, sister)
  // The instances introduce themselves to each other when they start.
  await expect
    .poll(
      async () => {
        await tell(['user:verde-cliente'], { id: 3 })
        return away.heard.length
      },
      { timeout: 10_000, interval: 300 },
    )
    .toBeGreaterThan(0)
})

test('signing out ends the sockets of that sign-in only', async () => {
  const leaving = await shop.signIn('cliente@demo.co')
  const staying = await shop.signIn('cliente@demo.co')
  const [gone, kept] = [
    await connect({ business: 'verde', token: leaving.token }),
    await connect({ business: 'verde', token: staying.token }),
  ]
  await leaving.call(logout, {}, { headers: { cookie: leaving.cookie } })
  await expect.poll(() => gone.socket.connected).toBe(false)
  expect(kept.socket.connected).toBe(true)
})

test('S-6-014 a change of role ends the sockets that had the old rooms', async () => {
  const { token } = await shop.signIn('admin@demo.co')
  const { socket } = await connect({ business: 'verde', token })
  await shop.db.withTenant('verde', (tx) => tx.run("update users set role = 'client' where business_id = 'verde' and id = 'verde-admin'"))
  await expect.poll(() => socket.connected).toBe(false)
})
