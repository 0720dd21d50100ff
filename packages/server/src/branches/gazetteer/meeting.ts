import { metres, type Point } from './crossings.ts'
import type { KnownCrossing } from './gazetteer.repository.ts'
import type { WrittenAddress } from './read-address.ts'
import { readStreet } from './read-address.ts'
import { type CrossStreet, nameOf, type Quadrant, type Street, type StreetType } from './street.ts'

export interface Meeting {
  readonly street: Street
  readonly cross: string
  readonly at: Point
  readonly precision: 'exact' | 'near'
}
/** What crosses each street, by the street's canonical name. */
export type KnownStreets = ReadonlyMap<string, readonly KnownCrossing[]>

/** The streets an address may mean, the likeliest first: a side is often left out, or the letter N read as one. */
export function streetsMeant({ streets, crosses }: WrittenAddress): Street[] {
  const sides = crosses.map(({ quadrant }) => quadrant)
  const fits = ({ between }: Street) => !between || crosses.some(({ number }) => number >= between[0] && number <= between[1])
  const all = [...streets.filter(fits), ...streets.filter((street) => !fits(street))].flatMap((street) => [
    street,
    ...(street.quadrant !== '' && street.suffix === '' ? [{ ...street, suffix: street.quadrant, quadrant: '' as const }] : []),
    ...(street.quadrant === '' ? sides.map((quadrant) => ({ ...street, quadrant })) : [{ ...street, quadrant: '' as const }]),
  ])
  return [...new Map(all.map((street) => [nameOf(street), street])).values()]
}

/** Where the streets of an address meet; what is written exactly before what lies near. */
export function findMeeting(address: WrittenAddress, meant: readonly Street[], known: KnownStreets): Meeting | null {
  const pairs = meant.flatMap((street) => address.crosses.map((cross) => ({ street, cross, crossings: known.get(nameOf(street)) ?? [] })))
  for (const isStrict of [true, false])
    for (const { street, cross, crossings } of pairs) {
      const met = exactMeeting(street, cross, crossings, isStrict)
      if (met) return met
    }
  for (const { street, cross, crossings } of pairs) {
    const met = nearMeeting(street, cross, crossings)
    if (met) return met
  }
  return null
}

// What may cross what, the usual first.
const crossedBy: Record<StreetType, readonly StreetType[]> = {
  CL: ['KR', 'AV', 'TV', 'DG', 'PJ'],
  KR: ['CL', 'DG', 'TV', 'AV', 'PJ'],
  AV: ['CL', 'KR', 'TV', 'DG'],
  DG: ['TV', 'KR', 'CL', 'DG'],
  TV: ['DG', 'CL', 'KR', 'TV'],
  PJ: ['CL', 'KR'],
  VIA: ['CL', 'KR', 'AV', 'TV', 'DG', 'VIA'],
}
const inNorthernCalle: readonly StreetType[] = ['AV', 'KR', 'TV', 'DG', 'PJ']

function typesOf(street: Street, cross: CrossStreet): readonly StreetType[] {
  if (cross.type) return [cross.type]
  return street.type === 'CL' && street.quadrant === 'N' ? inNorthernCalle : crossedBy[street.type]
}

// Avenues of the north bear no side on many maps.
function sidesOf(street: Street, { quadrant }: CrossStreet, type: StreetType, isStrict: boolean): Quadrant[] {
  if (!isStrict) return [quadrant, street.quadrant, '', 'N', 'O']
  if (quadrant === '') return [street.quadrant, '']
  return type === 'AV' ? [quadrant, ''] : [quadrant]
}

function exactMeeting(street: Street, cross: CrossStreet, crossings: readonly KnownCrossing[], isStrict: boolean): Meeting | null {
  for (const type of typesOf(street, cross))
    for (const quadrant of new Set(sidesOf(street, cross, type, isStrict))) {
      const name = nameOf({ ...cross, type, quadrant })
      const places = crossings.filter((each) => each.cross === name).map(({ at }) => at)
      if (places.length > 0) return { street, cross: name, at: centre(places), precision: 'exact' }
    }
  return null
}

const nearNumbers = 2

/** The same number with another letter, or up to two numbers away. */
function nearMeeting(street: Street, cross: CrossStreet, crossings: readonly KnownCrossing[]): Meeting | null {
  if (cross.type === 'VIA') return null
  const types = typesOf(street, cross)
  const candidates = crossings
    .map((each) => ({ each, other: readStreet(each.cross) }))
    .filter(({ other }) => other !== null && types.includes(other.type) && Math.abs(other.number - cross.number) <= nearNumbers)
    .sort((a, b) => strangeness(a.other, cross, types) - strangeness(b.other, cross, types))
  const best = candidates[0]?.each
  return best ? { street, cross: best.cross, at: best.at, precision: 'near' } : null
}

/** How far a crossing is from what was written: its number before its letter, its side and its type. */
function strangeness(other: Street | null, cross: CrossStreet, types: readonly StreetType[]): number {
  if (!other) return Number.POSITIVE_INFINITY
  const letters = Math.abs((other.suffix.charCodeAt(0) || 64) - (cross.suffix.charCodeAt(0) || 64))
  const side = cross.quadrant !== '' && other.quadrant !== cross.quadrant ? 200 : 0
  return Math.abs(other.number - cross.number) * 100 + letters + side + types.indexOf(other.type) * 0.1
}

const oneCrossing = 200

/** The middle of the lanes of one crossing; of crossings far apart the one with most lanes. */
function centre(places: readonly Point[]): Point {
  const groups = places.map((place) => places.filter((other) => metres(place, other) <= oneCrossing))
  const best = groups.reduce((most, group) => (group.length > most.length ? group : most))
  const sum = best.reduce<Point>(([lng, lat], place) => [lng + place[0], lat + place[1]], [0, 0])
  return [sum[0] / best.length, sum[1] / best.length]
}
