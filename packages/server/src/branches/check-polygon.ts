import type { LatLng } from '@plaza/contracts/kernel/base'
import { branchProblems, polygonTexts } from '@plaza/contracts/branches/branches.messages'
import { cornerFaults, type PolygonFault } from '@plaza/contracts/branches/polygon.rules'
import area from '@turf/area'
import difference from '@turf/difference'
import { featureCollection } from '@turf/helpers'
import kinks from '@turf/kinks'
import { fail } from '../platform/problems.ts'
import { shapeOf } from './coverage.ts'

/** Ends the call when no branch can deliver to what these corners enclose; every fault names its corner. */
export function refuseBadPolygon(corners: readonly LatLng[]) {
  const faults = polygonFaults(corners)
  if (faults.length > 0) fail(branchProblems.polygonInvalid, { details: faults })
}

/** Few corners, swapped or foreign coordinates, and a border that crosses itself. */
export function polygonFaults(corners: readonly LatLng[]): PolygonFault[] {
  const faults = cornerFaults(corners)
  return faults.length > 0 ? faults : crossings(corners)
}

/** The zone lies within the coverage; a shared border is within. */
export function liesInside(zone: readonly LatLng[], coverage: readonly LatLng[]): boolean {
  const [inner, outer] = [shapeOf(zone), shapeOf(coverage)]
  if (!inner || !outer) return false
  const outside = difference(featureCollection([inner, outer]))
  return outside === null || area(outside) < smallest
}

// Square metres: what rounding leaves along a border that both share.
const smallest = 1

function crossings(corners: readonly LatLng[]): PolygonFault[] {
  // Two equal corners in a row are drawn by a slow hand and cross nothing.
  const shape = shapeOf(corners.filter((corner, at) => at === 0 || !same(corner, corners[at - 1] as LatLng)))
  const [crossing] = shape ? kinks(shape).features : []
  if (!crossing) return []
  const [lng = 0, lat = 0] = crossing.geometry.coordinates
  return [{ field: `polygon.${nearest(corners, { lat, lng })}`, message: polygonTexts.crossing }]
}

const same = (one: LatLng, other: LatLng) => one.lat === other.lat && one.lng === other.lng

function nearest(corners: readonly LatLng[], to: LatLng): number {
  const distances = corners.map(({ lat, lng }) => Math.hypot(lat - to.lat, lng - to.lng))
  return distances.indexOf(Math.min(...distances))
}
