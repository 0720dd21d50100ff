import * as z from 'zod/mini'
import { id, type LatLng, maybe, off } from '../kernel/base.ts'

/** GeoJSON on the wire, `[longitude, latitude]`. */
export const geoPoint = z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) })
export type GeoPoint = z.output<typeof geoPoint>

export const toLatLng = (point: GeoPoint): LatLng => ({ lat: point.coordinates[1], lng: point.coordinates[0] })
export const toGeoPoint = ({ lat, lng }: LatLng): GeoPoint => ({ type: 'Point', coordinates: [lng, lat] })

/** S-3-013: the profile view reads latitude first. */
export const toLatitudeFirst = (point: GeoPoint): [number, number] => [point.coordinates[1], point.coordinates[0]]
export const fromLatitudeFirst = ([lat, lng]: readonly [number, number]): GeoPoint => toGeoPoint({ lat, lng })

export const addressZones = ['Cercano', 'Lejano', 'Muy lejano'] as const
export const undefinedZone = 'Sin Definir'
const zoneCodes = new Map([
  ['cercano', 'Cercano'],
  ['lejano', 'Lejano'],
  ['muy_lejano', 'Muy lejano'],
])

/** S-3-015, A-92: the zone as people read it; codes and labels both pass, anything else is "Sin Definir". */
export function zoneLabel(zone: string | null | undefined): string {
  const text = (zone ?? '').trim()
  return addressZones.find((label) => label === text) ?? zoneCodes.get(text) ?? undefinedZone
}

/** One saved address of a user. `alias` is the neighbourhood, `comment` the indications for the courier. */
export const address = z.object({
  id,
  alias: maybe.text,
  address: z.string(),
  city: maybe.text,
  comment: maybe.text,
  branch: maybe.text,
  idBranch: maybe.text,
  defaultAddress: off,
  geopoint: z.nullish(geoPoint),
  zone: maybe.text,
})
export type Address = z.output<typeof address>
