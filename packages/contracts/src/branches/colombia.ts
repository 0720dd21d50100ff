import type { LatLng } from '../kernel/base.ts'

/** The mainland, [longitude, latitude], drawn by hand some 30 km outside the border; what lies beyond it is a slip, not a sede. */
const mainland: readonly (readonly [number, number])[] = [
  [-79.4, 1.2],
  [-79.4, 2.2],
  [-78.2, 3.4],
  [-78.0, 5.0],
  [-78.4, 7.3],
  [-77.7, 8.9],
  [-76.7, 9.3],
  [-76.2, 10.6],
  [-75.2, 11.5],
  [-72.8, 12.0],
  [-71.7, 12.8],
  [-70.8, 12.4],
  [-71.0, 11.6],
  [-71.8, 11.2],
  [-72.3, 10.5],
  [-72.5, 9.3],
  [-72.2, 8.8],
  [-72.1, 7.6],
  [-70.6, 7.4],
  [-69.9, 7.2],
  [-69.2, 6.5],
  [-67.3, 6.6],
  [-67.0, 6.0],
  [-67.4, 4.5],
  [-66.9, 3.4],
  [-66.6, 0.9],
  [-69.0, 0.3],
  [-69.7, 0.1],
  [-69.1, -0.6],
  [-69.1, -1.6],
  [-69.6, -4.5],
  [-70.2, -4.5],
  [-71.2, -3.9],
  [-70.8, -2.8],
  [-72.4, -2.8],
  [-73.5, -2.5],
  [-74.3, -1.3],
  [-75.3, -0.4],
  [-76.4, 0.0],
  [-77.6, 0.1],
]
/** San Andrés, Providencia and Santa Catalina. */
const islands = { south: 12, north: 13.7, west: -82.1, east: -81.1 } as const

/** Does the point lie in Colombia, give or take its border? */
export const isInColombia = ({ lat, lng }: LatLng): boolean =>
  (lat >= islands.south && lat <= islands.north && lng >= islands.west && lng <= islands.east) || isInside(mainland, lat, lng)

/** Latitude typed where longitude belongs: the other way round the point lies in Colombia, as it stands it does not. */
export const isSwapped = ({ lat, lng }: LatLng): boolean => !isInColombia({ lat, lng }) && isInColombia({ lat: lng, lng: lat })

function isInside(ring: typeof mainland, lat: number, lng: number): boolean {
  let inside = false
  let [beforeLng, beforeLat] = ring.at(-1) as readonly [number, number]
  for (const [atLng, atLat] of ring) {
    const crosses = atLat > lat !== beforeLat > lat && lng < ((beforeLng - atLng) * (lat - atLat)) / (beforeLat - atLat) + atLng
    if (crosses) inside = !inside
    ;[beforeLng, beforeLat] = [atLng, atLat]
  }
  return inside
}
