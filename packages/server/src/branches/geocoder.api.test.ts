import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { geocodeAddress, importGazetteer, reverseGeocode } from '@plaza/contracts/branches/branches.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.stop())

const search = (text: string, city?: string) => shop.call(geocodeAddress, { text, ...(city ? { city } : {}) })

/** A town of two calles and two carreras, 200 m apart, and a barrio around the first corner. */
const town = {
  city: 'Villa Prueba',
  crossings: [
    { a: 'CL 5', b: 'KR 38', at: [-76.54, 3.42] },
    { a: 'CL 5', b: 'KR 39', at: [-76.54, 3.4182] },
    { a: 'CL 6', b: 'KR 38', at: [-76.5382, 3.42] },
    { a: 'AV 6 N', b: 'CL 23 N', at: [-76.53, 3.46] },
    { a: 'AV 8', b: 'CL 24 N', at: [-76.531, 3.461] },
  ] as { a: string; b: string; at: [number, number] }[],
  aliases: [{ name: 'Los Tilos', street: 'CL 5' }],
  neighbourhoods: [
    {
      name: 'San Fernando',
      polygons: [
        [
          [
            [-76.541, 3.419],
            [-76.539, 3.419],
            [-76.539, 3.421],
            [-76.541, 3.421],
            [-76.541, 3.419],
          ],
        ],
      ] as never,
    },
  ],
}

test('S-5-021 S-8-027 four characters, no street, and a corner that does not exist are not recognised', async () => {
  expect((await search('cl 5')).status).toBe(400)
  for (const text of ['donde mi tía', 'Calle 500 # 900 - 1']) {
    const { status, body } = await search(text)
    expect([status, body.message]).toEqual([
      404,
      'La direccion ingresada no ha sido reconocida, mueve el puntero en el mapa para ubicar tu domicilio con exito.',
    ])
  }
})

test('only the operator loads a city', async () => {
  expect((await shop.call(importGazetteer, town)).status).toBe(401)
  expect((await (await shop.signIn('superadmin@demo.co')).call(importGazetteer, town)).status).toBe(403)
})

test('S-7-034 without an imported city the bundled one answers near, for the pin to be moved', async () => {
  const { body } = await search('Calle 5 # 38 - 20')
  expect(body.data).toEqual([expect.objectContaining({ label: 'Calle 5 # 38 - 20', precision: 'near', neighbourhood: expect.any(String) })])
  expect(Math.abs((body.data[0]?.lat ?? 0) - 3.424)).toBeLessThan(0.01)
})

test('S-7-034 S-7-035 an imported city answers the corner, however it is written, and what a point is called', async () => {
  const operator = await shop.signIn('hyperadmin@demo.co')
  await operator.call(importGazetteer, { ...town, begin: true })
  const { body: loaded } = await operator.call(importGazetteer, { ...town, begin: true })
  expect(loaded).toEqual({ crossings: 5, neighbourhoods: 1, aliases: 1 })
  for (const text of ['Calle 5 # 38 - 100', 'cl 5 con kra 38', 'Cll. 5 No. 38-100, apto 301', 'Avendia Calle 5 # 38 - 100']) {
    const place = (await search(text, town.city)).body.data[0]
    expect(place, text).toMatchObject({ precision: 'exact', neighbourhood: 'San Fernando', lng: -76.54 })
  }
  // A hundred metres of the two hundred to the next carrera.
  expect((await search('Calle 5 # 38 - 100', town.city)).body.data[0]?.lat).toBeCloseTo(3.4191, 3)
  expect((await search('Av 6N # 23N-50', town.city)).body.data[0]).toMatchObject({
    label: 'Avenida 6 Norte # 23 Norte - 50',
    precision: 'exact',
  })
  expect((await search('Calle 5 # 37A - 10', town.city)).body.data[0]?.precision).toBe('near')
})

test('S-7-034 popular names, a side left out, two corners and a street whose letter is not known are found', async () => {
  const operator = await shop.signIn('hyperadmin@demo.co')
  await operator.call(importGazetteer, { ...town, begin: true })
  const find = async (text: string) => (await search(text, town.city)).body.data?.[0]
  for (const text of ['Av. Los Tilos # 38-0', 'Cra. 38 & Los Tilos', 'avenida los tilos cra 38'])
    expect(await find(text), text).toMatchObject({ lng: -76.54, lat: 3.42, precision: 'exact' })
  expect((await find('Cl 5 entre Kr 38 y 39'))?.lat).toBeCloseTo(3.4191, 4)
  expect(await find('Avenida 8 Norte # 24-0')).toMatchObject({ lng: -76.531, lat: 3.461, precision: 'exact' })
  expect(await find('Calle 5A # 38-0')).toMatchObject({ lng: -76.54, lat: 3.42, precision: 'near' })
  expect((await search('Av. Los Sauces # 38-0', town.city)).status).toBe(404)
  expect((await search('Vereda El Pomo km 3', town.city)).status).toBe(404)
})

test('S-7-035 a half point is refused; a point in the sea has no barrio', async () => {
  expect((await shop.call(reverseGeocode, { latitude: 3.4 } as never)).status).toBe(400)
  expect((await shop.call(reverseGeocode, { latitude: 0, longitude: -100 })).body).toEqual({ neighbourhood: null, address: null })
})

test('asking without end is stopped', async () => {
  const answers = await Promise.all(Array.from({ length: 70 }, () => search('Calle 5 # 38 - 20')))
  expect(answers.some(({ status }) => status === 429)).toBe(true)
})

test('S-7-034 S-7-035 Mapbox is asked in its own protocol, and its silence is no empty list', async () => {
  const asked: URL[] = []
  let healthy = true
  const mapbox: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://mapbox')
    asked.push(url)
    if (!healthy) return response.writeHead(500).end()
    const feature = {
      geometry: { coordinates: [-76.54, 3.42] },
      properties: {
        full_address: 'Calle 5 38-20, Cali',
        name: 'Calle 5 38-20',
        feature_type: 'address',
        context: { neighborhood: { name: 'San Fernando' } },
        match_code: { confidence: 'high' },
      },
    }
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ features: [feature] }))
  })
  await new Promise<void>((resolve) => mapbox.listen(0, '127.0.0.1', resolve))
  const other = await startTestServer({
    businesses: ['verde'],
    env: { GEOCODER: 'mapbox', MAPBOX_TOKEN: 'pk.test', MAPBOX_API_URL: `http://127.0.0.1:${(mapbox.address() as AddressInfo).port}/v6` },
  })
  const found = await other.call(geocodeAddress, { text: 'Avendia Carrera 5 # 38 - 20' })
  expect(found.body.data).toEqual([
    { lat: 3.42, lng: -76.54, label: 'Calle 5 38-20, Cali', neighbourhood: 'San Fernando', precision: 'exact' },
  ])
  expect(asked[0]?.pathname).toBe('/v6/forward')
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    q: 'Avenida Carrera 5 # 38 - 20, Cali',
    country: 'co',
    access_token: 'pk.test',
  })
  expect((await other.call(reverseGeocode, { latitude: 3.42, longitude: -76.54 })).body.neighbourhood).toBe('San Fernando')
  healthy = false
  expect((await other.call(geocodeAddress, { text: 'Calle 5 # 38 - 20' })).status).toBe(503)
  await other.stop()
  mapbox.close()
})
