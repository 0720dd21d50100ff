import * as admin from '@plaza/contracts/branches/branches-admin.api'
import { checkAddressOffice, listOffices } from '@plaza/contracts/branches/branches.api'
import { versionOf } from '@plaza/contracts/kernel/version'
import { resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'

let server: TestServer
let other: TestServer
let superadmin: Person
const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')

beforeAll(async () => {
  server = await startTestServer()
  other = await startTestServer({ databaseUrl: server.databaseUrl })
  superadmin = await server.signIn('superadmin@demo.co')
})
afterAll(async () => {
  await other?.stop()
  await server?.stop()
})

const wanted = {
  name: 'palmira',
  displayName: 'Sede Palmira',
  city: 'Palmira',
  address: 'Calle 31 # 28 - 10',
  latitude: 3.5394,
  longitude: -76.3036,
  support_phone: '3165550106',
  enlistener_time: 4,
}
const keys = {
  key: 'codigo',
  key_price: 'precio',
  key_price_neto: 'neto',
  key_discount: 'dcto',
  key_pum: 'pum',
  key_pum_measurement: 'medida',
  key_quantity_pum: 'cantidad',
  key_stock_min: 'minimo',
}
const around = (lat: number, lng: number, half = 0.02) => [
  { lat: lat - half, lng: lng - half },
  { lat: lat - half, lng: lng + half },
  { lat: lat + half, lng: lng + half },
  { lat: lat + half, lng: lng - half },
]
const asSeen = (record: { lastUpdateDate?: string | null } | undefined) => ({ headers: { 'if-match': versionOf(record ?? {}) } })
const office = async (id: string) => (await superadmin.call(admin.listAdminOffices, {})).body.offices.find((each) => each.id === id)

describe('hours and pause', () => {
  const weekday = { opens: '08:00', closes: '20:00' }
  const week = [weekday, weekday, weekday, weekday, weekday, { opens: '09:00', closes: '14:00' }, null]
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const shown = async (id: string) => (await server.call(listOffices, {})).body.data.find((each) => each.id === id)

  test('are for superadmins only', async () => {
    const admin403 = await server.signIn('admin@demo.co')
    const statuses = [
      (await server.call(admin.pauseOffice, { id: sur, until: null })).status,
      (await admin403.call(admin.saveOpeningHours, { id: sur, opening_hours: week })).status,
      (await admin403.call(admin.pauseOffice, { id: sur, until: inHours(1) })).status,
    ]
    expect(statuses).toEqual([401, 403, 403])
  })

  test('hours are saved as sent, shown to shoppers, and taken away by null', async () => {
    expect((await superadmin.call(admin.saveOpeningHours, { id: sur, opening_hours: week })).status).toBe(200)
    expect((await shown(sur))?.opening_hours).toEqual(week)
    await superadmin.call(admin.saveOpeningHours, { id: sur, opening_hours: null })
    expect((await shown(sur))?.opening_hours).toBeNull()
  })

  test.each([
    ['six days', week.slice(1)],
    ['a day that closes before it opens', [{ opens: '20:00', closes: '08:00' }, ...week.slice(1)]],
  ])('hours reject %s', async (_, hours) => {
    expect((await superadmin.call(admin.saveOpeningHours, { id: sur, opening_hours: hours })).status).toBe(400)
    expect((await shown(sur))?.opening_hours).toBeNull()
  })

  test('a change that somebody else overtook is refused with 412', async () => {
    const seen = await office(sur)
    await superadmin.call(admin.saveOpeningHours, { id: sur, opening_hours: week })
    expect((await superadmin.call(admin.saveOpeningHours, { id: sur, opening_hours: null }, asSeen(seen))).status).toBe(412)
    expect((await superadmin.call(admin.pauseOffice, { id: sur, until: inHours(1) }, asSeen(seen))).status).toBe(412)
    await superadmin.call(admin.saveOpeningHours, { id: sur, opening_hours: null })
  })

  test('a pause in the past or beyond 30 days is refused at its field', async () => {
    for (const until of [inHours(-1), inHours(31 * 24)]) {
      const { status, body } = await superadmin.call(admin.pauseOffice, { id: sur, until })
      expect([status, body.code, body.details?.[0]?.field]).toEqual([400, 'PAUSE_INVALID', 'until'])
    }
  })

  test('a pause is known to every instance at once, with its reason, and its end takes the reason away', async () => {
    const until = inHours(2)
    await superadmin.call(admin.pauseOffice, { id: sur, until, reason: 'Inventario' })
    expect(await shown(sur)).toMatchObject({ paused_until: until, pause_reason: 'Inventario' })
    await expect.poll(() => other.uses.directory.get('verde')?.pauses.get(sur)?.until).toBe(until)
    await superadmin.call(admin.pauseOffice, { id: sur, until: null, reason: 'x' })
    expect(await shown(sur)).toMatchObject({ paused_until: null, pause_reason: '' })
  })
})

describe('who may', () => {
  test('B-2-074 B-2-076 B-3-011: web-service keys are hidden from an admin and from shoppers', async () => {
    await superadmin.call(admin.saveWebService, { id: sur, ...keys })
    const person = await server.signIn('admin@demo.co')
    expect((await person.call(admin.listAdminOffices, {})).status).toBe(403)
    expect((await person.call(admin.saveWebService, { id: sur, ...keys })).status).toBe(403)
    expect(JSON.stringify((await person.call(listOffices, {})).body)).not.toContain('key_price')
    expect(await office(sur)).toMatchObject(keys)
  })

  test('B-7-050..055: guests and clients are refused', async () => {
    const client = await server.signIn('cliente@demo.co')
    for (const contract of [admin.listAdminOffices, admin.createOffice, admin.updateOffice, admin.saveCoverage, admin.deleteOffice]) {
      expect((await server.call(contract, { id: norte } as never)).status).toBe(401)
      expect((await client.call(contract, { id: norte } as never)).status).toBe(403)
    }
  })
})

describe('what is refused', () => {
  test('B-5-021 B-5-022 B-5-023 B-5-024: every faulty field is named in Spanish', async () => {
    const bad = { ...wanted, name: ' ', latitude: 'norte', longitude: 200, enlistener_time: 1.5 }
    const { status, body } = await superadmin.call(admin.createOffice, bad as never)
    expect([status, body.details]).toEqual([
      400,
      [
        { field: 'name', message: 'El nombre es obligatorio.' },
        { field: 'latitude', message: 'La latitud debe ser un número entre -90 y 90.' },
        { field: 'longitude', message: 'La longitud debe ser un número entre -180 y 180.' },
        { field: 'enlistener_time', message: 'El tiempo por producto debe ser un número entero de minutos, 0 o más.' },
      ],
    ])
  })

  test('a branch does not stand abroad, nor with its coordinates swapped', async () => {
    const abroad = await superadmin.call(admin.createOffice, { ...wanted, latitude: 40.4, longitude: -3.7 })
    const swapped = await superadmin.call(admin.updateOffice, { ...wanted, id: norte, latitude: -76.3, longitude: 3.5 })
    expect([abroad.status, abroad.body.details?.[0]?.field]).toEqual([400, 'latitude'])
    expect([swapped.status, swapped.body.details?.[0]?.message]).toEqual([
      400,
      'La ubicación tiene la latitud y la longitud intercambiadas.',
    ])
  })

  test.each([
    [
      'crosses itself',
      [around(3.47, -76.52)[0], around(3.47, -76.52)[2], around(3.47, -76.52)[1], around(3.47, -76.52)[3]],
      /se cruza a sí mismo/,
    ],
    ['is swapped', around(-76.52, 3.47), /El punto 1 tiene la latitud y la longitud intercambiadas/],
    ['lies abroad', around(40.4, -3.7), /El punto 1 está fuera de Colombia/],
    ['is a line', around(3.47, -76.52).slice(0, 2), /al menos 3 puntos/],
  ])('a coverage that %s is refused at its point, by either call', async (_what, polygon, words) => {
    const before = await office(norte)
    const own = await superadmin.call(admin.saveCoverage, { id: norte, polygon: polygon as never })
    const generic = await superadmin.call(resourceCallsOf('offices').update!, { id: norte, polygon } as never)
    for (const { status, body } of [own, generic]) {
      expect([status, body.code]).toEqual([400, 'POLYGON_INVALID'])
      expect(body.details?.[0]).toEqual({ field: expect.stringMatching(/^polygon/), message: expect.stringMatching(words as RegExp) })
    }
    expect(await office(norte)).toEqual(before)
  })

  test('what somebody else saved in between is not overwritten', async () => {
    const before = await office(norte)
    const mine = { ...wanted, name: 'norte', displayName: 'Sede norte', latitude: 3.47, longitude: -76.52, id: norte }
    const first = await superadmin.call(admin.updateOffice, { ...mine, address: 'Calle 2' }, asSeen(before))
    expect([first.status, first.headers.get('etag')]).toEqual([200, versionOf(first.body.office)])
    const late = await superadmin.call(admin.saveCoverage, { id: norte, polygon: [] }, asSeen(before))
    expect([late.status, late.body.code]).toEqual([412, 'OFFICE_CHANGED'])
    expect(late.body.data).toMatchObject({ current: { address: 'Calle 2' }, yours: { polygon: [] } })
    expect((await office(norte))?.polygon).toHaveLength(4)
  })
})

describe('what staff do', () => {
  test('B-7-051 B-7-050 B-7-052 B-7-055 B-8-017: made with 201, listed, changed, closed', async () => {
    const made = await superadmin.call(admin.createOffice, wanted)
    expect(made.status).toBe(201)
    expect(made.body.office).toMatchObject({
      name: 'palmira',
      displayName: 'Sede Palmira',
      geopoint: { lat: 3.5394, lng: -76.3036 },
      support_number: '3165550106',
      delivery_time_per_product: 4,
      polygon: [],
      inactive: false,
    })
    const { id } = made.body.office
    const changed = await superadmin.call(admin.updateOffice, { ...wanted, id, city: 'Buga', enlistener_time: 0 })
    expect(changed.body.office).toMatchObject({ id, city: 'Buga', delivery_time_per_product: 0 })
    expect((await server.call(listOffices, {})).body.data.map((each) => each.id)).toContain(id)
    const gone = await superadmin.call(admin.deleteOffice, { id })
    expect([gone.status, gone.body.message]).toEqual([200, 'Sede eliminada correctamente'])
    expect((await server.call(listOffices, {})).body.data.map((each) => each.id)).not.toContain(id)
    expect(await office(id)).toBeUndefined()
    expect((await superadmin.call(admin.listAdminOffices, { inactive: true })).body.offices.map((each) => each.id)).toEqual([id])
  })

  test('B-5-023: preparation time defaults to 0 minutes', async () => {
    const { enlistener_time: _, ...rest } = wanted
    const { body } = await superadmin.call(admin.createOffice, rest as never)
    expect(body.office.delivery_time_per_product).toBe(0)
    await superadmin.call(admin.deleteOffice, { id: body.office.id })
  })

  test('B-7-053: the eight web-service keys', async () => {
    const { body } = await superadmin.call(admin.saveWebService, { id: norte, ...keys })
    expect(body.office).toMatchObject(keys)
  })

  test('B-7-054: a coverage is kept exactly, and serves shoppers at once on every instance', async () => {
    const polygon = [...around(4.6097123456789, -74.0817987654321), { lat: 4.6, lng: -74.11 }]
    const shopper = { latitude: 4.61, longitude: -74.08 }
    expect([(await server.call(checkAddressOffice, shopper)).status, (await other.call(checkAddressOffice, shopper)).status]).toEqual([
      404, 404,
    ])
    const { body } = await superadmin.call(admin.saveCoverage, { id: sur, polygon })
    expect(body.office.polygon).toEqual(polygon)
    const { body: served } = await server.call(checkAddressOffice, shopper)
    expect([served.office.id, served.office.polygon]).toEqual([sur, polygon])
    await expect.poll(async () => (await other.call(checkAddressOffice, shopper)).status, { timeout: 10_000 }).toBe(200)
    await superadmin.call(admin.saveCoverage, { id: sur, polygon: [] })
    expect((await server.call(checkAddressOffice, shopper)).status).toBe(404)
  })

  test('A-02: the prefix before /admin/offices does not matter', async () => {
    for (const path of ['/api/admin/v1/admin/offices', '/api/admin/v1/offices', '/api/v1/admin/offices', '/api/v2/admin/offices']) {
      const answer = await server.request(path, { headers: { 'at-business': 'verde', authorization: `Bearer ${superadmin.token}` } })
      expect([path, Object.keys((await answer.json()) as object)]).toEqual([path, ['offices']])
    }
  })
})

describe('zones', () => {
  const zone = { distance: 'cercano', deliveryFee: 4000, polygon: around(3.47, -76.52, 0.01), officeId: norte } as const

  test('B-5-025 B-5-026: fee and class are needed, the fee is not negative, 0 passes', async () => {
    const { deliveryFee: _fee, ...feeless } = zone
    const { distance: _class, ...classless } = zone
    const texts = async (input: object) =>
      (await superadmin.call(admin.createZone, input as never)).body.details?.map(({ message }) => message)
    expect(await texts(feeless)).toEqual(['Todos los campos son obligatorios'])
    expect(await texts(classless)).toEqual(['Todos los campos son obligatorios'])
    expect(await texts({ ...zone, deliveryFee: -1 })).toEqual(['El valor del envío debe ser un número positivo'])
    expect((await superadmin.call(admin.createZone, { ...zone, deliveryFee: 0 })).status).toBe(201)
  })

  test('B-5-027: what reaches beyond the coverage is refused', async () => {
    const { status, body } = await superadmin.call(admin.createZone, { ...zone, polygon: around(3.5, -76.52, 0.02) })
    expect([status, body.code, body.details?.[0]?.field]).toEqual([409, 'ZONE_OUTSIDE', 'polygon'])
  })

  test('the second of two people who edit one zone is shown both versions, and overwrites neither', async () => {
    const opened = (await superadmin.call(admin.createZone, zone)).body.zone
    const first = await superadmin.call(admin.updateZone, { ...zone, id: opened.id, deliveryFee: 5000 }, asSeen(opened))
    expect([first.status, first.headers.get('etag')]).toEqual([200, versionOf(first.body.zone)])
    const late = await superadmin.call(admin.updateZone, { ...zone, id: opened.id, deliveryFee: 6000 }, asSeen(opened))
    expect([late.status, late.body.code]).toEqual([412, 'ZONE_CHANGED'])
    expect(late.body.data).toMatchObject({ current: first.body.zone, yours: { deliveryFee: 6000 } })
    const again = await superadmin.call(admin.updateZone, { ...zone, id: opened.id, deliveryFee: 6000 }, asSeen(first.body.zone))
    expect([again.status, again.body.zone.deliveryFee]).toEqual([200, 6000])
  })

  test('B-7-056 B-7-057 B-7-058: made with 201, listed by office, changed', async () => {
    const made = await superadmin.call(admin.createZone, zone)
    expect([made.status, made.body.zone]).toEqual([201, { id: expect.any(String), ...zone, lastUpdateDate: expect.any(String) }])
    const { id } = made.body.zone
    const changed = await superadmin.call(admin.updateZone, { ...zone, id, deliveryFee: 7500, distance: 'muy_lejano' })
    expect(changed.body.zone).toMatchObject({ id, deliveryFee: 7500, distance: 'muy_lejano', officeId: norte })
    const listed = (await superadmin.call(admin.listZones, { officeId: norte })).body.zones
    expect(listed.find((each) => each.id === id)).toEqual(changed.body.zone)
    expect((await superadmin.call(admin.listZones, { officeId: sur })).body.zones).toEqual([])
    const moved = await superadmin.call(admin.updateZone, { ...zone, id, polygon: around(3.6, -76.52, 0.01) })
    expect(moved.body.code).toBe('ZONE_OUTSIDE')
  })

  test('a zone that a smaller coverage left outside still takes a new fee', async () => {
    const { id } = (await superadmin.call(admin.createZone, zone)).body.zone
    const polygon = (await office(norte))?.polygon ?? []
    await superadmin.call(admin.saveCoverage, { id: norte, polygon: around(3.45, -76.54, 0.001) })
    expect((await superadmin.call(admin.updateZone, { ...zone, id, deliveryFee: 9000 })).status).toBe(200)
    await superadmin.call(admin.saveCoverage, { id: norte, polygon })
  })
})
