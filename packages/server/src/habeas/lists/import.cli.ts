import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importHabeasLists } from '@plaza/contracts/habeas/habeas.api'
import { parse } from 'csv-parse/sync'
import { demoPassword } from '../../demo/people.ts'

// pnpm habeas-lists --divipola divipola.csv --ciiu ciiu.csv [--server http://localhost:4000]
// CSV with a header: cod_dpto, departamento, cod_mpio, municipio; codigo, descripcion. Signs in with PLAZA_EMAIL and PLAZA_PASSWORD, as `pnpm remote`.

const { values } = parseArgs({
  options: {
    divipola: { type: 'string' },
    ciiu: { type: 'string' },
    server: { type: 'string', default: 'http://localhost:4000' },
    business: { type: 'string', default: 'verde' },
  },
})
const { PLAZA_EMAIL: email = 'hyperadmin@demo.co', PLAZA_PASSWORD: password = demoPassword } = process.env
if (process.env['NODE_ENV'] === 'production' && !process.env['PLAZA_PASSWORD'])
  throw new Error('Faltan credenciales: define PLAZA_EMAIL y PLAZA_PASSWORD.')
if (!values.divipola && !values.ciiu) throw new Error('Indica --divipola o --ciiu con el archivo CSV.')

const rowsOf = (file: string): Record<string, string>[] => parse(readFileSync(file), { columns: true, bom: true, trim: true })
const cities = values.divipola
  ? rowsOf(values.divipola).map((row) => ({
      department: row['departamento'],
      department_code: row['cod_dpto'],
      city: row['municipio'],
      city_code: row['cod_mpio'],
    }))
  : undefined
const activities = values.ciiu
  ? rowsOf(values.ciiu).map((row) => ({ code: row['codigo'], description: row['descripcion']?.slice(0, 300) }))
  : undefined

const { token } = await send<{ token: string }>('/api/v1/users/login', { email, password })
const loaded = await send<{ cities: number; activities: number }>(
  `/api/platform/v1${importHabeasLists.path}`,
  { cities, activities },
  token,
)
console.log(`${loaded.cities} municipios, ${loaded.activities} actividades`)

async function send<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(new URL(path, values.server), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'at-business': values.business,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  const read = (await answer.json()) as Answer & { message?: string; details?: unknown }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${read.message} ${JSON.stringify(read.details ?? '')}`)
  return read
}
