import { polygonTexts } from '@plaza/contracts/branches/branches.messages'
import type { LatLng } from '@plaza/contracts/kernel/base'

/** The corners as a GeoJSON file: closed, [longitude, latitude]. */
export function toGeoJson(corners: readonly LatLng[], properties: Readonly<Record<string, string>>): string {
  const ring = [...corners, ...corners.slice(0, 1)].map(({ lat, lng }) => [lng, lat])
  return JSON.stringify({ type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } }, null, 2)
}

type Read = { readonly corners: LatLng[] } | { readonly problem: string }

/** The outline of the one polygon in a GeoJSON file, open, its coordinates as written; else why it cannot be taken, in Spanish. */
export function fromGeoJson(text: string): Read {
  const polygons = polygonsOf(parsed(text))
  const [outline, ...holes] = polygons[0] ?? []
  if (!isRing(outline)) return { problem: polygonTexts.unreadable }
  if (polygons.length > 1) return { problem: polygonTexts.several }
  if (holes.length > 0) return { problem: polygonTexts.holes }
  const corners = outline.map(([lng, lat]) => ({ lat, lng }))
  const [first, last] = [corners[0], corners.at(-1)]
  const isClosed = corners.length > 3 && first?.lat === last?.lat && first?.lng === last?.lng
  return { corners: isClosed ? corners.slice(0, -1) : corners }
}

type Ring = readonly (readonly [number, number])[]

/** Each as its rings, the outline first. */
function polygonsOf(value: unknown): readonly (readonly unknown[])[] {
  if (typeof value !== 'object' || value === null) return []
  const { type, geometry, features, geometries, coordinates } = value as Record<string, unknown>
  if (type === 'Feature') return polygonsOf(geometry)
  if (type === 'FeatureCollection' || type === 'GeometryCollection') return listOf(features ?? geometries).flatMap(polygonsOf)
  if (type === 'Polygon') return [listOf(coordinates)]
  return type === 'MultiPolygon' ? listOf(coordinates).map(listOf) : []
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isRing = (value: unknown): value is Ring =>
  Array.isArray(value) && value.every((point) => Array.isArray(point) && typeof point[0] === 'number' && typeof point[1] === 'number')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
