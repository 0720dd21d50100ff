import area from '@turf/area'
import difference from '@turf/difference'
import { featureCollection, polygon } from '@turf/helpers'
import intersect from '@turf/intersect'
import kinks from '@turf/kinks'
import { polygonTexts } from '@plaza/contracts/branches/branches.messages'
import { cornerFaults, type PolygonFault } from '@plaza/contracts/branches/polygon.rules'
import type { LatLng } from '@plaza/contracts/kernel/base'

type Corners = readonly LatLng[]

// Square metres: what rounding leaves along a border that two areas share.
const smallest = 1

/** Few corners, swapped or foreign coordinates, and a border that crosses itself: at a corner (`polygon.3`) or at the whole. */
export function areaFaults(corners: Corners): PolygonFault[] {
  const faults = cornerFaults(corners)
  return faults.length > 0 ? faults : crossings(corners)
}

/** B-5-027: the zone lies within the coverage; a shared border is within. */
export function liesInside(zone: Corners, coverage: Corners): boolean {
  const [inner, outer] = [shapeOf(zone), shapeOf(coverage)]
  if (!inner || !outer) return false
  const outside = difference(featureCollection([inner, outer]))
  return outside === null || area(outside) < smallest
}

/** The two share more than a border. */
export function overlap(one: Corners, other: Corners): boolean {
  const [first, second] = [shapeOf(one), shapeOf(other)]
  const shared = first && second ? intersect(featureCollection([first, second])) : null
  return shared !== null && area(shared) > smallest
}

/** Square kilometres. */
export function sizeOf(corners: Corners): number {
  const shape = shapeOf(corners)
  return shape ? area(shape) / 1e6 : 0
}

/** GeoJSON of the corners, closed; null of fewer than three. */
export function shapeOf(corners: Corners): Shape | null {
  const [first, last] = [corners[0], corners.at(-1)]
  if (!first || !last || corners.length < 3) return null
  const ring = corners.map(({ lat, lng }): [number, number] => [lng, lat])
  return polygon([same(first, last) && ring.length > 3 ? ring : [...ring, [first.lng, first.lat]]])
}

type Shape = ReturnType<typeof polygon>

function crossings(corners: Corners): PolygonFault[] {
  // Two equal corners in a row are drawn by a slow hand and cross nothing.
  const shape = shapeOf(corners.filter((corner, at) => at === 0 || !same(corner, corners[at - 1] as LatLng)))
  const [crossing] = shape ? kinks(shape).features : []
  if (!crossing) return []
  const [lng = 0, lat = 0] = crossing.geometry.coordinates
  const distances = corners.map((corner) => Math.hypot(corner.lat - lat, corner.lng - lng))
  return [{ field: `polygon.${distances.indexOf(Math.min(...distances))}`, message: polygonTexts.crossing }]
}

const same = (one: LatLng, other: LatLng) => one.lat === other.lat && one.lng === other.lng
