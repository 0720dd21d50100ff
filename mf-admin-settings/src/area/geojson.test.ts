import { expect, test } from 'vitest'
import { fromGeoJson, toGeoJson } from './geojson.ts'

const corners = [
  { lat: 3.4501234567891, lng: -76.5301234567891 },
  { lat: 3.45, lng: -76.52 },
  { lat: 3.46, lng: -76.52 },
]

test('what is exported comes back as it was, to the last digit', () => {
  expect(fromGeoJson(toGeoJson(corners, { name: 'Granada' }))).toEqual(corners)
})

test('the first polygon is found, however deep it lies', () => {
  const ring = [...corners, corners[0]!].map(({ lat, lng }) => [lng, lat])
  const point = { type: 'Point', coordinates: [0, 0] }
  const multi = { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: [[ring]] } }
  const collection = { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: point }, multi] }
  expect(fromGeoJson(JSON.stringify(collection))).toEqual(corners)
  expect(fromGeoJson(JSON.stringify({ type: 'Polygon', coordinates: [ring.slice(0, 3)] }))).toEqual(corners)
})

test('anything else is no polygon', () => {
  const line = { type: 'LineString', coordinates: [[0, 0]] }
  for (const text of ['', 'hola', '[]', 'null', JSON.stringify(line), '{"type":"Polygon","coordinates":[["a"]]}'])
    expect(fromGeoJson(text)).toBe(null)
})
