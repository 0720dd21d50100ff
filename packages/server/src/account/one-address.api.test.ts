import { me } from '@plaza/contracts/account/account.api'
import { addAddress, deleteAddress, updateAddress } from '@plaza/contracts/account/addresses.api'
import { geocodeAddress } from '@plaza/contracts/branches/branches.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { aShopper, type Shopper } from '../testing/shopper.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const problemOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code]
const at = (lat: number, lng = -76.53) => ({ type: 'Point' as const, coordinates: [lng, lat] as [number, number] })
const covered = at(3.37)
const known = 'Carrera 66 # 9 - 20'
const rural = 'Vereda El Pomo km 3'
const byHand = (text: string) => ({
  alias: 'Casa',
  address: text,
  city: 'Cali',
  comment: 'Azul',
  geopoint: covered,
  pin: { by: 'hand' as const, text },
})
const listOf = async (who: Shopper) => (await who.call(me, {})).body.user.addresses

test('S-7-027: two tabs add, change and delete at once, and nothing is lost', async () => {
  const ana = await aShopper(server)
  const adding = Array.from({ length: 6 }, (_, index) => ana.call(addAddress, byHand(`Vereda La Paz casa ${index}`)))
  const added = await Promise.all(adding)
  expect(added.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(await listOf(ana)).toHaveLength(7)
  const [first, second] = added.map(({ body }) => body.address.id)
  const [changed, gone] = await Promise.all([
    ana.call(updateAddress, { id: first ?? '', alias: 'Finca', defaultAddress: true }),
    ana.call(deleteAddress, { id: second ?? '' }),
  ])
  expect([changed.status, gone.status]).toEqual([200, 200])
  const left = await listOf(ana)
  expect(left).toHaveLength(6)
  expect(left.filter(({ defaultAddress }) => defaultAddress).map(({ alias }) => alias)).toEqual(['Finca'])
})

test('S-7-027: the default one goes, the oldest takes its place; deleting again is 404', async () => {
  const ana = await aShopper(server)
  const { body } = await ana.call(addAddress, byHand(rural))
  expect(body.address).toMatchObject({ address: rural, defaultAddress: false, idBranch: expect.any(String), branch: expect.any(String) })
  expect((await ana.call(deleteAddress, { id: ana.addressId })).body.user.addresses).toMatchObject([
    { address: rural, defaultAddress: true },
  ])
  expect(problemOf(await ana.call(deleteAddress, { id: ana.addressId }))).toEqual([404, 'NOT_FOUND'])
})

test('S-7-027: nobody touches the address of another person; guests have none', async () => {
  const [ana, luis] = [await aShopper(server), await aShopper(server)]
  expect(problemOf(await ana.call(updateAddress, { id: luis.addressId, alias: 'Mía' }))).toEqual([404, 'NOT_FOUND'])
  expect(problemOf(await ana.call(deleteAddress, { id: luis.addressId }))).toEqual([404, 'NOT_FOUND'])
  expect(problemOf(await server.call(addAddress, byHand(rural)))).toEqual([401, 'UNAUTHENTICATED'])
  expect(await listOf(luis)).toHaveLength(1)
})

test('S-5-021: a point of another text is refused, on adding and on changing', async () => {
  const ana = await aShopper(server)
  const found = (await server.call(geocodeAddress, { text: known })).body.data[0]
  const foundPoint = at(found?.lat ?? 0, found?.lng)
  const searched = { ...byHand(known), geopoint: foundPoint, pin: { by: 'search' as const, text: known } }
  expect((await ana.call(addAddress, searched)).status).toBe(200)
  const others = [
    { ...searched, address: rural },
    { ...searched, address: rural, pin: { by: 'search' as const, text: rural } },
    { ...searched, address: 'Calle 5 # 66 - 10', pin: { by: 'search' as const, text: 'Calle 5 # 66 - 10' }, geopoint: covered },
    { ...byHand(rural), pin: { by: 'hand' as const, text: known } },
  ]
  for (const other of others) expect(problemOf(await ana.call(addAddress, other))).toEqual([409, 'PIN_OF_OTHER_ADDRESS'])
  expect(problemOf(await ana.call(updateAddress, { id: ana.addressId, address: rural }))).toEqual([409, 'PIN_OF_OTHER_ADDRESS'])
  expect(await listOf(ana)).toHaveLength(2)
  const moved = await ana.call(updateAddress, {
    id: ana.addressId,
    address: rural,
    geopoint: covered,
    pin: { by: 'hand', text: `${rural} casa 2` },
  })
  expect(moved.body.address).toMatchObject({ address: rural, geopoint: covered })
})

test('S-5-016 S-8-027: what is missing is named at its field; outside the coverage nothing is saved', async () => {
  const ana = await aShopper(server)
  const empty = await ana.call(addAddress, { ...byHand(rural), alias: ' ', comment: '' })
  expect(empty.body.details).toEqual([
    { field: 'alias', message: 'Ingresa un barrio.' },
    { field: 'comment', message: 'Ingresa una indicacion.' },
  ])
  expect(problemOf(await ana.call(updateAddress, { id: ana.addressId, comment: ' ' }))).toEqual([400, 'VALIDATION'])
  expect(problemOf(await ana.call(addAddress, { ...byHand(rural), geopoint: at(4.6) }))).toEqual([404, 'NO_COVERAGE'])
  expect(await listOf(ana)).toHaveLength(1)
})
