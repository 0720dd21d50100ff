import { me, updateMe } from '@plaza/contracts/account/account.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'
import { aShopper } from '../testing/shopper.ts'

let server: TestServer
const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const problemOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code]
const near = (lat: number) => ({ type: 'Point' as const, coordinates: [-76.53, lat] as [number, number] })
const newAddress = { alias: 'Ciudad Jardín', address: 'Carrera 105 # 15 - 09', city: 'Cali', comment: 'Casa azul', geopoint: near(3.37) }

describe('my own data', () => {
  test('S-7-028: not signed in, or in the name of somebody else', async () => {
    const [ana, luis] = [await aShopper(server), await aShopper(server)]
    expect(problemOf(await server.call(updateMe, { name: 'Nadie' }))).toEqual([401, 'UNAUTHENTICATED'])
    expect(problemOf(await ana.call(updateMe, { id: luis.id, name: 'Nadie' }))).toEqual([403, 'FORBIDDEN'])
    expect((await luis.call(me, {})).body.user.name).toBe('Ana')
  })

  test('A-09: role, branch and provider cannot be written here', async () => {
    const ana = await aShopper(server)
    const forged = {
      name: 'Anita',
      role: 'superadmin',
      branchId: norte,
      provider: 'google',
      isAdminOrSuper: true,
      password_hash: 'x',
      business_id: 'azul',
    }
    const { body } = await ana.call(updateMe, forged)
    expect(body.user).toMatchObject({ name: 'Anita', role: 'client', branchId: null, provider: 'email', isAdminOrSuper: false })
  })

  test('S-7-028 A-29: bad values, and another e-mail where no password can be asked for', async () => {
    const ana = await aShopper(server)
    expect(problemOf(await ana.call(updateMe, { email: 'otra-ana@demo.co' }))).toEqual([409, 'PASSWORD_NEEDED'])
    expect((await ana.call(updateMe, { email: `${ana.id.toUpperCase()}@DEMO.co` })).status).toBe(200)
    for (const wrong of [{ email: 'a b@c.co' }, { name: '' }, { phone: '123' }, { birthday: '2001-99-99' }]) {
      expect(problemOf(await ana.call(updateMe, wrong))).toEqual([400, 'VALIDATION'])
    }
    expect((await ana.call(me, {})).body.user).toMatchObject({ name: 'Ana', phone: '3001234567' })
  })

  test('S-7-028 S-7-029 S-7-030: fields, device and socket; what is left out stays, tokens are not answered', async () => {
    const ana = await aShopper(server)
    const { body } = await ana.call(updateMe, {
      id: ana.id,
      identification_card: '99',
      birthday: '2001-02-03',
      FCMtoken: 'device',
      socket_id: 'socket',
    })
    expect(body.user).toMatchObject({ name: 'Ana', identification_card: '99', birthday: '2001-02-03' })
    expect(JSON.stringify(body)).not.toMatch(/device|"socket"/)
    const [stored] = await server.db.withTenant('verde', (tx) =>
      tx.query(
        'select d.token, u.socket_id from users u join push_devices d on d.business_id = u.business_id and d.user_id = u.id where u.business_id = $1 and u.id = $2',
        ['verde', ana.id],
      ),
    )
    expect(stored).toEqual({ token: 'device', socket_id: 'socket' })
  })

  test('A-23: promotional consent is kept with date and origin, and can be withdrawn', async () => {
    const ana = await aShopper(server)
    for (const promotional of [true, false]) {
      const { body } = await ana.call(updateMe, { promotional })
      expect(body.user.habeasAccept).toMatchObject({ promotional: { accepted: promotional, date: expect.stringMatching(/^\d{4}-/) } })
    }
  })
})

describe('my addresses (the list is the complete new one)', () => {
  test('S-7-027: the id of another person or business, outside coverage, half filled: the old list stays', async () => {
    const [ana, luis, azul] = [await aShopper(server), await aShopper(server), await aShopper(server, 'azul')]
    for (const id of [luis.addressId, azul.addressId, 'inventada']) {
      expect(problemOf(await ana.call(updateMe, { addresses: [{ ...newAddress, id }] }))).toEqual([400, 'VALIDATION'])
    }
    const away = await ana.call(updateMe, { name: 'Anita', addresses: [{ ...newAddress, geopoint: near(4.6) }] })
    expect(problemOf(away)).toEqual([404, 'NO_COVERAGE'])
    const empty = await ana.call(updateMe, { addresses: [{ ...newAddress, city: '', alias: ' ' }] })
    expect(empty.body.details).toEqual([
      { field: 'city', message: 'Selecciona una ciudad.' },
      { field: 'alias', message: 'Ingresa un barrio.' },
    ])
    const mine = (await ana.call(me, {})).body.user
    expect([mine.name, mine.addresses.map(({ id }) => id)]).toEqual(['Ana', [ana.addressId]])
    expect((await luis.call(me, {})).body.user.addresses).toHaveLength(1)
  })

  test('S-7-027: adding keeps the others; branch and zone are found by us, whatever the client says', async () => {
    const ana = await aShopper(server)
    await server.db.withTenant('verde', (tx) =>
      tx.run(
        `insert into zones (business_id, id, office_id, distance, delivery_fee, polygon) select business_id, $2, id, 'lejano', 7000, polygon from offices where business_id = $1 and id = $3`,
        ['verde', ana.id, sur],
      ),
    )
    const [old] = (await ana.call(me, {})).body.user.addresses
    const { body } = await ana.call(updateMe, {
      addresses: [
        { ...(old as object), address: old?.address ?? '' },
        { ...newAddress, idBranch: norte, zone: 'Cercano', defaultAddress: false },
      ],
    })
    expect(body.user.addresses).toHaveLength(2)
    expect(body.user.addresses[0]).toMatchObject({ id: ana.addressId, defaultAddress: true, idBranch: norte })
    expect(body.user.addresses[1]).toMatchObject({ idBranch: sur, branch: 'Sede sur', zone: 'Lejano', defaultAddress: false })
  })

  test('S-7-027: what its sender knew and leaves out goes, and one is the default', async () => {
    const ana = await aShopper(server)
    const addresses = [newAddress, { ...newAddress, alias: 'Oficina', defaultAddress: true }]
    const { body } = await ana.call(updateMe, { addresses, knownAddresses: [ana.addressId] })
    expect(body.user.addresses.map(({ alias, defaultAddress }) => [alias, defaultAddress])).toEqual([
      ['Oficina', true],
      ['Ciudad Jardín', false],
    ])
    expect((await ana.call(updateMe, { addresses: [] })).body.user.addresses).toEqual([])
  })

  test('S-7-027: a list takes away nothing that another tab added meanwhile', async () => {
    const ana = await aShopper(server)
    const seen = (await ana.call(me, {})).body.user.addresses
    await ana.call(updateMe, { addresses: [...seen, { ...newAddress, alias: 'Pestaña uno' }] })
    await ana.call(updateMe, { addresses: [...seen, { ...newAddress, alias: 'Pestaña dos' }] })
    await ana.call(updateMe, { addresses: [], knownAddresses: [ana.addressId] })
    const left = (await ana.call(me, {})).body.user.addresses
    expect(left.map(({ alias }) => alias)).toEqual(['Pestaña uno', 'Pestaña dos'])
    expect(left.filter(({ defaultAddress }) => defaultAddress)).toHaveLength(1)
  })

  test('S-7-027: a text that becomes another does not keep the point of the first', async () => {
    const ana = await aShopper(server)
    const [mine] = (await ana.call(me, {})).body.user.addresses
    const moved = await ana.call(updateMe, { addresses: [{ ...(mine as object), address: 'Vereda El Pomo km 3' }] })
    expect(problemOf(moved)).toEqual([409, 'PIN_OF_OTHER_ADDRESS'])
  })
})
