import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importGazetteer, type Place } from '@plaza/contracts/branches/branches.api'
import { demoPassword } from '../../demo/people.ts'
import { parse } from 'csv-parse/sync'
import { checkAddresses } from './check-addresses.ts'
import { crossingsOf } from './crossings.ts'
import type { Neighbourhood } from './gazetteer.repository.ts'
import { type AxisCollection, readAxes } from './read-axes.ts'
import type { StreetAlias } from './street-names.ts'

// pnpm gazetteer --city Cali --streets axes.geojson --neighbourhoods barrios.geojson [--aliases names.csv] [--server http://localhost:4000]
// pnpm gazetteer --check file.csv: how many are found where they are, of crossings (via_a, via_b, lat, lon, puntos_del_par, …, barrio) or of addresses
// written by hand (text, lat, lon). PLAZA_VERBOSE=1 lists the others.
// GeoJSON, [longitude, latitude]: axes with property `via` and, where one has a popular name, `nombre`; polygons with property `barrio`.
// Popular names: CSV with name, street and, for a part of a street, from and to (the numbers of its crossings): `Simón Bolívar,CL 25,50,140`.
// Signs in with PLAZA_EMAIL and PLAZA_PASSWORD, as `pnpm remote`.

const { values } = parseArgs({
  options: {
    city: { type: 'string', default: 'Cali' },
    streets: { type: 'string' },
    neighbourhoods: { type: 'string' },
    aliases: { type: 'string' },
    check: { type: 'string' },
    server: { type: 'string', default: 'http://localhost:4000' },
    business: { type: 'string', default: 'verde' },
  },
})

type Collection = AxisCollection
const read = (file: string): Collection => JSON.parse(readFileSync(file, 'utf8'))

const neighbourhoodsOf = ({ features }: Collection): Neighbourhood[] =>
  features.map(({ properties, geometry }) => ({
    name: String(properties['barrio'] ?? ''),
    polygons: (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Neighbourhood['polygons'],
  }))

const numberOrNull = (text: string | undefined) => (text ? Number(text) : null)

function aliasesOf(file: string): StreetAlias[] {
  const rows = parse(readFileSync(file), { columns: true, bom: true, trim: true, skip_empty_lines: true }) as Record<string, string>[]
  return rows.map(({ name = '', street = '', from, to }) => ({ name, street, from: numberOrNull(from), to: numberOrNull(to) }))
}

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
if (values.streets || values.neighbourhoods || values.aliases) await importCity()
if (values.check) console.log(await checkAddresses(values.check, search))

async function importCity() {
  const path = `/api/platform/v1${importGazetteer.path}`
  const part = (body: object) =>
    send<{ crossings: number; neighbourhoods: number; aliases: number }>(path, { city: values.city, ...body }, token)
  const city = values.streets ? readAxes(read(values.streets)) : { axes: [], aliases: [] }
  const crossings = crossingsOf(city.axes)
  const neighbourhoods = values.neighbourhoods ? neighbourhoodsOf(read(values.neighbourhoods)) : []
  const aliases = [...(values.aliases ? aliasesOf(values.aliases) : []), ...city.aliases]
  // Names alone are added to what is there.
  let known = await part({ begin: crossings.length + neighbourhoods.length > 0, aliases })
  for (let at = 0; at < crossings.length; at += 2000) known = await part({ crossings: crossings.slice(at, at + 2000) })
  for (let at = 0; at < neighbourhoods.length; at += 20) known = await part({ neighbourhoods: neighbourhoods.slice(at, at + 20) })
  console.log(`${values.city}: ${known.crossings} cruces, ${known.neighbourhoods} barrios, ${known.aliases} nombres populares`)
}

async function search(text: string): Promise<Place | undefined> {
  const query = new URLSearchParams({ text, city: values.city })
  const { data } = await send<{ data?: Place[] }>(`/api/v2/geocoding/search?${query}`, undefined, token)
  return data?.[0]
}
