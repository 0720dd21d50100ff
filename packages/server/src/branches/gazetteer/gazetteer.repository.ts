import type { Tx } from '../../platform/database.ts'
import type { Point } from './crossings.ts'
import type { StreetAlias } from './street-names.ts'

export interface KnownCrossing {
  readonly cross: string
  readonly at: Point
}

/** Polygons as in GeoJSON: rings of [longitude, latitude], the first the outline. */
export interface Neighbourhood {
  readonly name: string
  readonly polygons: readonly (readonly (readonly Point[])[])[]
}

/** What crosses each of these streets; those without a crossing are not in it. */
export async function crossingsOfStreets(tx: Tx, city: string, streets: readonly string[]): Promise<Map<string, KnownCrossing[]>> {
  const rows = await tx.query<CrossingRow>(
    'select street, cross_street as cross, lat, lng from gazetteer_crossings where city = $1 and street = any($2)',
    [city, streets],
    'gazetteer-streets',
  )
  return byStreet(rows)
}

/** What crosses the streets of one type and number, whatever letters follow. */
export async function crossingsOfNumber(tx: Tx, city: string, type: string, number: number): Promise<Map<string, KnownCrossing[]>> {
  const rows = await tx.query<CrossingRow>(
    'select street, cross_street as cross, lat, lng from gazetteer_crossings where city = $1 and street ~ $2',
    [city, `^${type} ${number}([^0-9]|$)`],
    'gazetteer-number',
  )
  return byStreet(rows)
}

interface CrossingRow {
  street: string
  cross: string
  lat: number
  lng: number
}

function byStreet(rows: readonly CrossingRow[]): Map<string, KnownCrossing[]> {
  const streets = new Map<string, KnownCrossing[]>()
  for (const { street, cross, lat, lng } of rows) streets.set(street, [...(streets.get(street) ?? []), { cross, at: [lng, lat] }])
  return streets
}

/** Popular names that the operator loaded for a city. */
export const aliasesOf = (tx: Tx, city: string): Promise<StreetAlias[]> =>
  tx.query<StreetAlias>(
    'select name, street, from_number as "from", to_number as "to" from gazetteer_aliases where city = $1 order by name, position',
    [city],
    'gazetteer-aliases',
  )

/** The crossing nearest to a point within some 200 m. */
export async function nearestCrossing(tx: Tx, city: string, [lng, lat]: Point): Promise<{ street: string; cross: string } | null> {
  const reach = 0.002
  const [row] = await tx.query<{ street: string; cross: string }>(
    `select street, cross_street as cross from gazetteer_crossings
     where city = $1 and lat between $2 and $3 and lng between $4 and $5
     order by (lat - $6::float8) ^ 2 + (lng - $7::float8) ^ 2, street limit 1`,
    [city, lat - reach, lat + reach, lng - reach, lng + reach, lat, lng],
    'gazetteer-nearest',
  )
  return row ?? null
}

/** Neighbourhoods whose bounding box holds the point. */
export const neighbourhoodsAround = (tx: Tx, city: string, [lng, lat]: Point): Promise<Neighbourhood[]> =>
  tx.query<Neighbourhood>(
    `select name, polygons from gazetteer_neighbourhoods
     where city = $1 and min_lat <= $2 and max_lat >= $2 and min_lng <= $3 and max_lng >= $3 order by name`,
    [city, lat, lng],
    'gazetteer-neighbourhoods',
  )

export async function clearCity(tx: Tx, city: string) {
  await tx.run('delete from gazetteer_crossings where city = $1', [city])
  await tx.run('delete from gazetteer_neighbourhoods where city = $1', [city])
  await tx.run('delete from gazetteer_aliases where city = $1', [city])
}

export async function addCrossings(tx: Tx, city: string, crossings: readonly { a: string; b: string; at: readonly [number, number] }[]) {
  const both = crossings.flatMap(({ a, b, at }) => [[a, b, at] as const, [b, a, at] as const])
  await tx.run(
    `insert into gazetteer_crossings (city, street, cross_street, lat, lng)
     select $1, street, cross_street, lat, lng from unnest($2::text[], $3::text[], $4::float8[], $5::float8[]) as t(street, cross_street, lat, lng)`,
    [city, both.map(([a]) => a), both.map(([, b]) => b), both.map(([, , at]) => at[1]), both.map(([, , at]) => at[0])],
  )
}

export async function addAliases(tx: Tx, city: string, aliases: readonly StreetAlias[]) {
  await tx.run(
    `insert into gazetteer_aliases (city, name, street, from_number, to_number, position)
     select $1, name, street, "from", "to", row_number() over ()
     from jsonb_to_recordset($2::jsonb) as t(name text, street text, "from" int, "to" int)
     on conflict (city, name, street) do nothing`,
    [city, JSON.stringify(aliases)],
  )
}

export async function addNeighbourhoods(tx: Tx, city: string, all: readonly Neighbourhood[]) {
  for (const { name, polygons } of all) {
    const points = polygons.flatMap((polygon) => polygon[0] ?? [])
    const [lats, lngs] = [points.map((point) => point[1]), points.map((point) => point[0])]
    await tx.run(
      `insert into gazetteer_neighbourhoods (city, name, polygons, min_lat, max_lat, min_lng, max_lng) values ($1, $2, $3, $4, $5, $6, $7)`,
      [city, name, JSON.stringify(polygons), Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)],
    )
  }
}

export interface CityCounts {
  readonly crossings: number
  readonly neighbourhoods: number
  readonly aliases: number
}

export async function countOf(tx: Tx, city: string): Promise<CityCounts> {
  const [row] = await tx.query<CityCounts>(
    `select (select count(*) from gazetteer_crossings where city = $1) / 2 as crossings,
            (select count(*) from gazetteer_neighbourhoods where city = $1) as neighbourhoods,
            (select count(*) from gazetteer_aliases where city = $1) as aliases`,
    [city],
  )
  return row ?? { crossings: 0, neighbourhoods: 0, aliases: 0 }
}
