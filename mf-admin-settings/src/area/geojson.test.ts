import { expect, test } from 'vitest'
import { fromGeoJson, toGeoJson } from './geojson.ts'

const corners = [
  { lat: 3.4501234567891, lng: -76.5301234567891 },
  { lat: 3.45, lng: -76.52 },
  { lat: 3.46, lng: -76.52 },
]

const ring = [...corners, corners[0]!].map(({ lat, lng }) => [lng, lat])
const problemOf = (value: unknown) => fromGeoJson(typeof value === 'string' ? value : JSON.stringify(value))

test('anything else is no polygon', () => {
  const line = { type: 'LineString', coordinates: [[0, 0]] }
  for (const value of ['', 'hola', [], null, line, { type: 'Polygon', coordinates: [['a']] }, { type: 'Polygon' }])
    expect(problemOf(value)).toEqual({ problem: 'El archivo no es un GeoJSON con un polígono.' })
})

test('a hole is not dropped in silence: the file is refused', () => {
  const hole = ring.map(([lng = 0, lat = 0]) => [lng / 2, lat / 2])
  expect(problemOf({ type: 'Polygon', coordinates: [ring, hole] })).toEqual({ problem: expect.stringMatching(/tiene huecos/) })
})

test('nor is a second polygon, wherever it lies', () => {
  const one = { type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] } }
  const several = { problem: expect.stringMatching(/varios polígonos/) }
  expect(problemOf({ type: 'FeatureCollection', features: [one, one] })).toEqual(several)
  expect(problemOf({ type: 'MultiPolygon', coordinates: [[ring], [ring]] })).toEqual(several)
})

test('what is exported comes back as it was, to the last digit', () => {
  expect(fromGeoJson(toGeoJson(corners, { name: 'Granada' }))).toEqual({ corners })
})

test('the polygon is found, however deep it lies', () => {
  const point = { type: 'Point', coordinates: [0, 0] }
  const multi = { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: [[ring]] } }
  const collection = { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: point }, multi] }
  expect(problemOf(collection)).toEqual({ corners })
  expect(problemOf({ type: 'Polygon', coordinates: [ring.slice(0, 3)] })).toEqual({ corners })
})
