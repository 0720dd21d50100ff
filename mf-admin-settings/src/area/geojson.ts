import type { LatLng } from '@plaza/contracts/kernel/base'

/** The corners as a GeoJSON file: closed, [longitude, latitude]. */
export function toGeoJson(corners: readonly LatLng[], properties: Readonly<Record<string, string>>): string {
  const ring = [...corners, ...corners.slice(0, 1)].map(({ lat, lng }) => [lng, lat])
  return JSON.stringify({ type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } }, null, 2)
}

/** The outline of the first polygon in a GeoJSON file, open; null when there is none. Coordinates stay as written. */
export function fromGeoJson(text: string): LatLng[] | null {
  const ring = outlineOf(parsed(text))
  if (!ring) return null
  const corners = ring.map(([lng, lat]) => ({ lat, lng }))
  const [first, last] = [corners[0], corners.at(-1)]
  const isClosed = corners.length > 3 && first?.lat === last?.lat && first?.lng === last?.lng
  return isClosed ? corners.slice(0, -1) : corners
}

type Ring = readonly (readonly [number, number])[]

function outlineOf(value: unknown): Ring | null {
  if (typeof value !== 'object' || value === null) return null
  const { type, geometry, features, geometries, coordinates } = value as Record<string, unknown>
  if (type === 'Feature') return outlineOf(geometry)
  if (type === 'FeatureCollection' || type === 'GeometryCollection') return firstOf((features ?? geometries) as unknown[])
  if (type === 'Polygon') return ringOf((coordinates as unknown[] | undefined)?.[0])
  if (type === 'MultiPolygon') return ringOf((coordinates as unknown[][] | undefined)?.[0]?.[0])
  return null
}

function firstOf(all: unknown): Ring | null {
  if (!Array.isArray(all)) return null
  for (const each of all) {
    const ring = outlineOf(each)
    if (ring) return ring
  }
  return null
}

const ringOf = (value: unknown): Ring | null =>
  Array.isArray(value) && value.every((point) => Array.isArray(point) && typeof point[0] === 'number' && typeof point[1] === 'number')
    ? (value as unknown as Ring)
    : null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
