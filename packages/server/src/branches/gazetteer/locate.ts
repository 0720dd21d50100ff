import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import { multiPolygon, point } from '@turf/helpers'
import type { Place } from '@plaza/contracts/branches/branches.api'
import type { Tx } from '../../platform/database.ts'
import { estimate, nearestKnown } from './cali.ts'
import { metres, type Point } from './crossings.ts'
import { crossingsOfStreet, type KnownCrossing, nearestCrossing, neighbourhoodsAround } from './gazetteer.repository.ts'
import {
  nameOf,
  type Quadrant,
  readAddress,
  readStreet,
  spokenName,
  type Street,
  type StreetType,
  type WrittenAddress,
} from './street-name.ts'

/** The crossing an address names, and the house from there; null when the text names none or the streets do not meet. */
export async function locate(tx: Tx, city: string, text: string): Promise<Place | null> {
  const address = readAddress(text)
  if (!address) return null
  for (const street of streetsMeant(address.street)) {
    const known = await crossingsOfStreet(tx, city, nameOf(street))
    const met = known.length > 0 ? meeting(street, address, known) : null
    if (met) return placeOf(tx, city, { ...address, street }, met, known)
  }
  return estimated(address)
}

/** The neighbourhood and the nearest corner of a point. */
export async function describe(tx: Tx, city: string, at: Point): Promise<{ neighbourhood: string | null; address: string | null }> {
  const corner = await nearestCrossing(tx, city, at)
  const [street, cross] = [corner && readStreet(corner.street), corner && readStreet(corner.cross)]
  return {
    neighbourhood: await neighbourhoodAt(tx, city, at),
    address: street && cross ? `${spokenName(street)} # ${spokenName(cross).replace(/^\w+ /, '')}` : null,
  }
}

interface Met extends KnownCrossing {
  readonly precision: Place['precision']
}

async function placeOf(tx: Tx, city: string, { street, plate }: WrittenAddress, met: Met, known: readonly KnownCrossing[]): Promise<Place> {
  const house = along(met, known, plate)
  const cross = readStreet(met.cross)
  return {
    lat: round(house[1]),
    lng: round(house[0]),
    label: `${spokenName(street)} # ${cross ? spokenName(cross).replace(/^\w+ /, '') : met.cross} - ${plate}`,
    // A house's barrio is the corner's: borders run along the streets, and the plate says the side only by being even or odd.
    neighbourhood: await neighbourhoodAt(tx, city, met.at),
    precision: met.precision,
  }
}

// What may cross what, the usual first.
const crossedBy: Record<StreetType, readonly StreetType[]> = {
  CL: ['KR', 'AV', 'TV', 'DG', 'PJ'],
  KR: ['CL', 'DG', 'TV', 'AV', 'PJ'],
  AV: ['CL', 'KR', 'TV', 'DG'],
  DG: ['TV', 'KR', 'CL', 'DG'],
  TV: ['DG', 'CL', 'KR', 'TV'],
  PJ: ['CL', 'KR'],
}
const inCalle: readonly StreetType[] = ['AV', 'KR', 'TV', 'DG', 'PJ']

/** The street as written, and with its letter or its side read the other way: "6N" is both. */
const streetsMeant = (street: Street): Street[] => [
  street,
  ...(street.quadrant !== '' && street.suffix === '' ? [{ ...street, suffix: street.quadrant, quadrant: '' as const }] : []),
]

function meeting(street: Street, { cross }: WrittenAddress, known: readonly KnownCrossing[]): Met | null {
  const types = cross.type ? [cross.type] : street.type === 'CL' && street.quadrant === 'N' ? inCalle : crossedBy[street.type]
  const sides: Quadrant[] = cross.quadrant ? [cross.quadrant] : [street.quadrant, '', 'N', 'O']
  for (const type of types)
    for (const side of new Set(sides)) {
      const exact = known.find((each) => each.cross === nameOf({ ...cross, type, quadrant: side }))
      if (exact) return { ...exact, precision: 'exact' }
    }
  return nearby(types, cross.number, known)
}

/** The same number with another letter, or up to two numbers away. */
function nearby(types: readonly StreetType[], number: number, known: readonly KnownCrossing[]): Met | null {
  const candidates = known
    .map((each) => ({ each, street: readStreet(each.cross) }))
    .filter(({ street }) => street !== null && types.includes(street.type) && Math.abs(street.number - number) <= 2)
    .sort((a, b) => Math.abs((a.street?.number ?? 0) - number) - Math.abs((b.street?.number ?? 0) - number))
  const best = candidates[0]
  return best ? { ...best.each, precision: 'near' } : null
}

/** So many metres from the corner towards the next street of a higher number; a plate counts metres. */
function along({ at, cross }: KnownCrossing, known: readonly KnownCrossing[], plate: number): Point {
  const from = readStreet(cross)
  const next = known
    .map((each) => ({ at: each.at, street: readStreet(each.cross) }))
    .filter(({ street }) => from && street && street.type === from.type && street.quadrant === from.quadrant && follows(street, from))
    .sort((a, b) => metres(at, a.at) - metres(at, b.at))[0]
  const distance = next ? metres(at, next.at) : 0
  if (!next || distance === 0) return at
  const share = Math.min(plate / distance, 1)
  return [at[0] + (next.at[0] - at[0]) * share, at[1] + (next.at[1] - at[1]) * share]
}

const follows = (one: Street, other: Street) =>
  one.number > other.number || (one.number === other.number && one.suffix.localeCompare(other.suffix) > 0)

function estimated({ street, cross, plate }: WrittenAddress): Place | null {
  const at = estimate(street, cross)
  if (!at) return null
  const side = cross.suffix + (cross.quadrant && ` ${cross.quadrant}`)
  return {
    lat: round(at[1]),
    lng: round(at[0]),
    label: `${spokenName(street)} # ${cross.number}${side} - ${plate}`,
    neighbourhood: nearestKnown(at),
    precision: 'near',
  }
}

export async function neighbourhoodAt(tx: Tx, city: string, at: Point): Promise<string | null> {
  const around = await neighbourhoodsAround(tx, city, at)
  const inside = around.find(({ polygons }) => booleanPointInPolygon(point([...at]), multiPolygon(polygons as never)))
  return inside?.name ?? (around.length > 0 ? null : nearestKnown(at))
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
