import type { importHabeasLists, listHabeasActivities } from '@plaza/contracts/habeas/habeas.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { knownBarrios } from '../../branches/gazetteer/cali.ts'
import type { Database, Tx } from '../../platform/database.ts'
import type { Scope } from '../../platform/scope.ts'
import type { SharedUses } from '../../platform/uses.ts'
import { builtInActivities } from './activities.ts'
import { builtInCities } from './cities.ts'

type Uses = Pick<SharedUses, 'db'>

interface City {
  DEP: string
  CODE_DEP: string
  CITY: string
  CODE_CITY: string
}

/** What the operator loaded, else the capitals and the Valle del Cauca. */
export async function listCities(_scope: Scope, _input: object, { db }: Uses): Promise<{ items: City[] }> {
  const items = await db.withPlatform((tx) =>
    tx.query<City>(
      `select department as "DEP", department_code as "CODE_DEP", city as "CITY", city_code as "CODE_CITY"
       from habeas_cities order by department, city`,
    ),
  )
  return { items: items.length > 0 ? items : builtInCities }
}

/** Barrios of the gazetteer the operator loaded, else the well-known ones of Cali. */
export async function listNeighborhoods(_scope: Scope, _input: object, { db }: Uses) {
  const loaded = await db.withPlatform((tx) =>
    tx.query<{ name: string; neighborhoods: string[] }>(
      'select city as name, array_agg(distinct name order by name) as neighborhoods from gazetteer_neighbourhoods group by city order by city',
    ),
  )
  return { items: loaded.length > 0 ? loaded : [{ name: 'Cali', neighborhoods: knownBarrios }] }
}

interface Activity {
  code: string
  description: string
}

export async function listActivities(_scope: Scope, { query, limit }: ParsedInputOf<typeof listHabeasActivities>, { db }: Uses) {
  const loaded = await db.withPlatform((tx) => tx.query<Activity>('select code, description from habeas_activities order by code'))
  const wanted = plain(query)
  const found = (loaded.length > 0 ? loaded : builtInActivities).filter(
    ({ code, description }) => code.startsWith(wanted) || plain(description).includes(wanted),
  )
  return { items: found.slice(0, limit) }
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Puts each list that is sent in the place of the one before; answers how many entries there are now. */
export const importLists = (_scope: Scope, { cities, activities }: ParsedInputOf<typeof importHabeasLists>, { db }: { db: Database }) =>
  db.withPlatform(async (tx) => {
    if (cities) await replaceCities(tx, cities)
    if (activities) await replaceActivities(tx, activities)
    const [counted] = await tx.query<{ cities: number; activities: number }>(
      'select (select count(*) from habeas_cities) as cities, (select count(*) from habeas_activities) as activities',
    )
    return counted ?? { cities: 0, activities: 0 }
  })

async function replaceCities(tx: Tx, cities: NonNullable<ParsedInputOf<typeof importHabeasLists>['cities']>) {
  await tx.run('delete from habeas_cities')
  await tx.run(
    `insert into habeas_cities (city_code, city, department_code, department)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) on conflict do nothing`,
    [
      cities.map(({ city_code }) => city_code),
      cities.map(({ city }) => city),
      cities.map(({ department_code }) => department_code),
      cities.map(({ department }) => department),
    ],
  )
}

async function replaceActivities(tx: Tx, activities: readonly Activity[]) {
  await tx.run('delete from habeas_activities')
  await tx.run('insert into habeas_activities (code, description) select * from unnest($1::text[], $2::text[]) on conflict do nothing', [
    activities.map(({ code }) => code),
    activities.map(({ description }) => description),
  ])
}
