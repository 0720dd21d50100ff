import bbox from '@turf/bbox'
import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import { shapeOf } from '@plaza/geometry/polygon'
import type { Office } from '@plaza/contracts/branches/office.entity'
import type { LatLng } from '@plaza/contracts/kernel/base'

type Shape = NonNullable<ReturnType<typeof shapeOf>>

/** Does the coverage hold the point? Corners are {lat, lng}, open or closed; its border counts as inside, fewer than three corners hold nothing. */
export function coversPoint(corners: readonly LatLng[], at: LatLng): boolean {
  const shape = shapeOf(corners)
  return shape !== null && booleanPointInPolygon([at.lng, at.lat], shape)
}

/** the nearest of the offices whose coverage holds the point. */
export const nearestOffice = <O extends Pick<Office, 'polygon' | 'geopoint'>>(offices: readonly O[], at: LatLng): O | null =>
  nearestArea(offices.map(areaOf), at)

/** An office with its coverage made ready to be asked many times. */
export interface Area<O> {
  readonly office: O
  readonly shape: Shape | null
}

export const areaOf = <O extends Pick<Office, 'polygon' | 'geopoint'>>(office: O): Area<O> => ({
  office,
  shape: shapeWithBox(office.polygon),
})

/** From the nearest on, so that the first that holds the point is the answer and the others need not be looked at. */
export function nearestArea<O extends Pick<Office, 'geopoint'>>(areas: readonly Area<O>[], { lat, lng }: LatLng): O | null {
  const around = areas.filter(({ shape }) => shape !== null && isInBox(shape.bbox as Box, lat, lng))
  const byDistance = around
    .map((area) => ({ area, distance: flatDistance(area.office.geopoint, { lat, lng }) }))
    .sort((one, other) => one.distance - other.distance)
  return byDistance.find(({ area: { shape } }) => shape && booleanPointInPolygon([lng, lat], shape))?.area.office ?? null
}

type Box = readonly [west: number, south: number, east: number, north: number]
const isInBox = ([west, south, east, north]: Box, lat: number, lng: number) => lng >= west && lng <= east && lat >= south && lat <= north

// With its box, which is asked first.
function shapeWithBox(corners: readonly LatLng[]): Shape | null {
  const shape = shapeOf(corners)
  return shape && { ...shape, bbox: bbox(shape) }
}

// Within one city the earth is flat; only the order of the distances matters.
const flatDistance = (a: LatLng, b: LatLng) => Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180))
