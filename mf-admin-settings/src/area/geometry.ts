import type { LatLng } from '@plaza/contracts/kernel/base'
import { polygonTexts } from '@plaza/contracts/branches/branches.messages'
import { cornerFaults, type PolygonFault } from '@plaza/contracts/branches/polygon.rules'
import area from '@turf/area'
import difference from '@turf/difference'
import { featureCollection, polygon } from '@turf/helpers'
import intersect from '@turf/intersect'
import kinks from '@turf/kinks'

type Corners = readonly LatLng[]

// Square metres: what rounding leaves along a border that two areas share.
const smallest = 1

/** What the server would refuse, before it is asked: at a corner (`polygon.3`) or at the whole. */
export function areaFaults(corners: Corners): PolygonFault[] {
  const faults = cornerFaults(corners)
  if (faults.length > 0) return faults
  const shape = shapeOf(corners.filter((corner, at) => at === 0 || !same(corner, corners[at - 1] as LatLng)))
  const [crossing] = shape ? kinks(shape).features : []
  if (!crossing) return []
  const [lng = 0, lat = 0] = crossing.geometry.coordinates
  const distances = corners.map((corner) => Math.hypot(corner.lat - lat, corner.lng - lng))
  return [{ field: `polygon.${distances.indexOf(Math.min(...distances))}`, message: polygonTexts.crossing }]
}

/** B-5-027; a shared border is inside. */
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

const same = (one: LatLng, other: LatLng) => one.lat === other.lat && one.lng === other.lng

function shapeOf(corners: Corners): ReturnType<typeof polygon> | null {
  const [first, last] = [corners[0], corners.at(-1)]
  if (!first || !last || corners.length < 3) return null
  const ring = corners.map(({ lat, lng }): [number, number] => [lng, lat])
  return polygon([same(first, last) && ring.length > 3 ? ring : [...ring, [first.lng, first.lat]]])
}
