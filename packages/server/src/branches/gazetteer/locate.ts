import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import { multiPolygon, point } from '@turf/helpers'
import type { Place } from '@plaza/contracts/branches/branches.api'
import type { Tx } from '../../platform/database.ts'
import { estimate, nearestKnown } from './cali.ts'
import { metres, type Point } from './crossings.ts'
import {
  aliasesOf,
  crossingsOfNumber,
  crossingsOfStreets,
  type KnownCrossing,
  nearestCrossing,
  neighbourhoodsAround,
} from './gazetteer.repository.ts'
import { findMeeting, type KnownStreets, type Meeting, streetsMeant } from './meeting.ts'
import { readAddress, readStreet, type WrittenAddress } from './read-address.ts'
import { type CrossStreet, nameOf, spokenName, spokenNumber, type Street } from './street.ts'
import { isBundled, streetNames } from './street-names.ts'

/** The crossing an address names, and the house from there; null when the text names none or the streets do not meet. */
export async function locate(tx: Tx, city: string, text: string): Promise<Place | null> {
  const address = readAddress(text, streetNames(city, await aliasesOf(tx, city)))
  if (!address) return null
  const known = await knownStreets(tx, city, address)
  const met = findMeeting(address, known.meant, known.crossings)
  if (met) return placeOf(tx, city, address, met, known.crossings)
  return isBundled(city) ? estimated(address) : null
}

interface Known {
  readonly meant: readonly Street[]
  readonly crossings: KnownStreets
}

/** The streets as they may be meant; where the city knows none of them, those of the same number with other letters. */
async function knownStreets(tx: Tx, city: string, address: WrittenAddress): Promise<Known> {
  const meant = streetsMeant(address)
  const crossings = await crossingsOfStreets(tx, city, meant.map(nameOf))
  const [street] = address.streets
  if (crossings.size > 0 || !street || street.type === 'VIA') return { meant, crossings }
  const similar = await crossingsOfNumber(tx, city, street.type, street.number)
  const names = [...similar.keys()].map(readStreet).filter((each) => each !== null)
  return { meant: names.sort((a, b) => letterDistance(a, street) - letterDistance(b, street)), crossings: similar }
}

const letterDistance = (a: Street, b: Street) => Math.abs((a.suffix.charCodeAt(0) || 64) - (b.suffix.charCodeAt(0) || 64))

/** The neighbourhood and the nearest corner of a point. */
export async function describe(tx: Tx, city: string, at: Point): Promise<{ neighbourhood: string | null; address: string | null }> {
  const corner = await nearestCrossing(tx, city, at)
  const [street, cross] = [corner && readStreet(corner.street), corner && readStreet(corner.cross)]
  return {
    neighbourhood: await neighbourhoodAt(tx, city, at),
    address: street && cross ? `${spokenName(street)} # ${spokenNumber(cross)}` : null,
  }
}

async function placeOf(tx: Tx, city: string, address: WrittenAddress, met: Meeting, known: KnownStreets): Promise<Place> {
  const crossings = known.get(nameOf(met.street)) ?? []
  const house = address.until ? halfway(address, address.until, met, known) : along(met, crossings, address.plate)
  const cross = readStreet(met.cross)
  const isMeant = streetsMeant(address).some((street) => nameOf(street) === nameOf(met.street))
  return {
    lat: round(house[1]),
    lng: round(house[0]),
    label: `${spokenName(met.street)} # ${cross ? spokenNumber(cross) : met.cross} - ${address.plate}`,
    // A house's barrio is the corner's: borders run along the streets, and the plate says the side only by being even or odd.
    neighbourhood: await neighbourhoodAt(tx, city, met.at),
    precision: isMeant ? met.precision : 'near',
  }
}

/** "entre 43B y 44": the middle of the two corners, or the first where the second is not known. */
function halfway(address: WrittenAddress, until: CrossStreet, met: Meeting, known: KnownStreets): Point {
  const second = findMeeting({ ...address, crosses: [until] }, [met.street], known)
  if (!second || second.precision === 'near' || metres(met.at, second.at) > longestBlock) return met.at
  return [(met.at[0] + second.at[0]) / 2, (met.at[1] + second.at[1]) / 2]
}
const longestBlock = 1000

/** So many metres from the corner towards the next street of a higher number; a plate counts metres. */
function along({ at, cross }: Meeting, known: readonly KnownCrossing[], plate: number): Point {
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

/** By the bundled picture of the grid, for the shopper to put the pin. */
function estimated({ streets, crosses, plate }: WrittenAddress): Place | null {
  for (const street of streets)
    for (const cross of crosses) {
      const at = estimate(street, cross)
      if (!at) continue
      const label = `${spokenName(street)} # ${spokenNumber({ ...cross, type: cross.type ?? 'KR' })} - ${plate}`
      return { lat: round(at[1]), lng: round(at[0]), label, neighbourhood: nearestKnown(at), precision: 'near' }
    }
  return null
}

export async function neighbourhoodAt(tx: Tx, city: string, at: Point): Promise<string | null> {
  const around = await neighbourhoodsAround(tx, city, at)
  const inside = around.find(({ polygons }) => booleanPointInPolygon(point([...at]), multiPolygon(polygons as never)))
  return inside?.name ?? (around.length > 0 ? null : nearestKnown(at))
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
