import booleanPointInPolygon from '@turf/boolean-point-in-polygon'
import { point, polygon } from '@turf/helpers'
import type { Office } from '@plaza/contracts/branches/office.entity'
import type { LatLng } from '@plaza/contracts/kernel/base'

/** Does the coverage hold the point? Corners are {lat, lng}, open or closed; its border counts as inside, fewer than three corners hold nothing. */
export function coversPoint(corners: readonly LatLng[], at: LatLng): boolean {
  if (corners.length < 3) return false
  return booleanPointInPolygon(point([at.lng, at.lat]), polygon([ringOf(corners)]))
}

/** the nearest of the offices whose coverage holds the point. */
export function nearestOffice<O extends Pick<Office, 'polygon' | 'geopoint'>>(offices: readonly O[], at: LatLng): O | null {
  const covering = offices.filter((office) => coversPoint(office.polygon, at))
  const distance = (office: O) => flatDistance(office.geopoint, at)
  return covering.reduce<O | null>((best, office) => (best === null || distance(office) < distance(best) ? office : best), null)
}

function ringOf(corners: readonly LatLng[]): [number, number][] {
  const ring = corners.map(({ lat, lng }): [number, number] => [lng, lat])
  const [first, last] = [ring[0] as [number, number], ring.at(-1) as [number, number]]
  return first[0] === last[0] && first[1] === last[1] && ring.length > 3 ? ring : [...ring, first]
}

// Within one city the earth is flat; only the order of the distances matters.
const flatDistance = (a: LatLng, b: LatLng) => Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180))
