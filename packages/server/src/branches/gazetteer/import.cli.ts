import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importGazetteer, type Place } from '@plaza/contracts/branches/branches.api'
import { demoPassword } from '../../demo/people.ts'
import { type Axis, crossingsOf, metres, type Point } from './crossings.ts'
import type { Neighbourhood } from './gazetteer.repository.ts'
import { nameOf, readStreet, spokenName } from './street-name.ts'

// pnpm gazetteer --city Cali --streets axes.geojson --neighbourhoods barrios.geojson [--server http://localhost:4000]
// pnpm gazetteer --check crossings.csv: how many crossings (via_a, via_b, lat, lon, puntos_del_par, …, barrio) are found where they are.
// GeoJSON, [longitude, latitude]: axes with property `via`, polygons with property `barrio`. Signs in with PLAZA_EMAIL and PLAZA_PASSWORD, as `pnpm remote`.

const { values } = parseArgs({
  options: {
    city: { type: 'string', default: 'Cali' },
    streets: { type: 'string' },
    neighbourhoods: { type: 'string' },
    check: { type: 'string' },
    server: { type: 'string', default: 'http://localhost:4000' },
    business: { type: 'string', default: 'verde' },
  },
})

interface Collection {
  features: { properties: Record<string, unknown>; geometry: { type: string; coordinates: unknown } }[]
}
const read = (file: string): Collection => JSON.parse(readFileSync(file, 'utf8'))

function axesOf({ features }: Collection): Axis[] {
  return features.flatMap(({ properties, geometry }) => {
    const street = readStreet(String(properties['via'] ?? ''))
    const lines = (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates) as Point[][]
    return street ? lines.map((line) => ({ name: nameOf(street), line })) : []
  })
}

const neighbourhoodsOf = ({ features }: Collection): Neighbourhood[] =>
  features.map(({ properties, geometry }) => ({
    name: String(properties['barrio'] ?? ''),
    polygons: (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Neighbourhood['polygons'],
  }))

async function send<Answer>(path: string, body?: object, token?: string): Promise<Answer & { message?: string }> {
  const answer = await fetch(new URL(path, values.server), {
    method: body ? 'POST' : 'GET',
    headers: {
      'at-business': values.business,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const read = (await answer.json()) as Answer & { message?: string }
  if (answer.status >= 500 || answer.status === 401 || (body && !answer.ok)) throw new Error(`${path}: ${answer.status} ${read.message}`)
  return read
}

const { PLAZA_EMAIL: email = 'hyperadmin@demo.co', PLAZA_PASSWORD: password = demoPassword } = process.env
if (process.env['NODE_ENV'] === 'production' && !process.env['PLAZA_PASSWORD'])
  throw new Error('Faltan credenciales: define PLAZA_EMAIL y PLAZA_PASSWORD.')
const credentials = { email, password }
const { token } = await send<{ token: string }>('/api/v1/users/login', credentials)
if (values.streets || values.neighbourhoods) await importCity()
if (values.check) await check(values.check)

async function importCity() {
  const path = `/api/platform/v1${importGazetteer.path}`
  const part = (body: object) => send<{ crossings: number; neighbourhoods: number }>(path, { city: values.city, ...body }, token)
  const crossings = values.streets ? crossingsOf(axesOf(read(values.streets))) : []
  const neighbourhoods = values.neighbourhoods ? neighbourhoodsOf(read(values.neighbourhoods)) : []
  let known = await part({ begin: true })
  for (let at = 0; at < crossings.length; at += 2000) known = await part({ crossings: crossings.slice(at, at + 2000) })
  for (let at = 0; at < neighbourhoods.length; at += 20) known = await part({ neighbourhoods: neighbourhoods.slice(at, at + 20) })
  console.log(`${values.city}: ${known.crossings} cruces, ${known.neighbourhoods} barrios`)
}

/** Asks for each crossing whose pair meets at one point, written as the address form writes it. */
async function check(file: string) {
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
  const [near, rightBarrio, both] = [new Set<string>(), new Set<string>(), new Set<string>()]
  let asked = 0
  for (const [a = '', b = '', lat, lon, places, , barrio] of rows) {
    const [street, cross] = [readStreet(a), readStreet(b)]
    if (places !== '1' || !street || !cross) continue
    asked++
    const text = `${spokenName(street)} # ${nameOf(cross).replace(/^\w+ /, '')} - 20`
    const query = new URLSearchParams({ text, city: values.city })
    const { data } = await send<{ data?: Place[] }>(`/api/v2/geocoding/search?${query}`, undefined, token)
    const place = data?.[0]
    const metresOff = place ? metres([place.lng, place.lat], [Number(lon), Number(lat)]) : Number.POSITIVE_INFINITY
    if (metresOff <= 150) near.add(`${a},${b}`)
    if (place?.neighbourhood === barrio) rightBarrio.add(`${a},${b}`)
    if (metresOff <= 150 && place?.neighbourhood === barrio) both.add(`${a},${b}`)
    else if (process.env['PLAZA_VERBOSE']) console.log(text, `${a},${b}`, Math.round(metresOff), place?.neighbourhood, barrio)
  }
  const share = (of: Set<string>) => `${((100 * of.size) / asked).toFixed(1)} %`
  console.log(`${asked} cruces: ${share(near)} a menos de 150 m, ${share(rightBarrio)} en su barrio, ${share(both)} ambas`)
}
