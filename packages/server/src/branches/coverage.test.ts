import { expect, test } from 'vitest'
import { coversPoint, nearestOffice } from './coverage.ts'

const square = (lat: number, lng: number, half = 0.02) => [
  { lat: lat - half, lng: lng - half },
  { lat: lat - half, lng: lng + half },
  { lat: lat + half, lng: lng + half },
  { lat: lat + half, lng: lng - half },
]
const officeAt = (id: string, lat: number, lng: number) => ({ id, geopoint: { lat, lng }, polygon: square(lat, lng) })

test('S-7-023: a coverage of two corners or none holds nothing', () => {
  expect(coversPoint([], { lat: 3.38, lng: -76.52 })).toBe(false)
  expect(coversPoint(square(3.38, -76.52).slice(0, 2), { lat: 3.36, lng: -76.54 })).toBe(false)
})

test('S-7-023: inside and outside', () => {
  expect(coversPoint(square(3.38, -76.52), { lat: 3.381, lng: -76.521 })).toBe(true)
  expect(coversPoint(square(3.38, -76.52), { lat: 3.5, lng: -76.52 })).toBe(false)
  expect(coversPoint([...square(3.38, -76.52), { lat: 3.36, lng: -76.54 }], { lat: 3.38, lng: -76.52 })).toBe(true)
})

test('A-99: of overlapping coverages the nearest office answers, of none nobody', () => {
  const offices = [officeAt('north', 3.4, -76.52), officeAt('south', 3.38, -76.52)]
  expect(nearestOffice(offices, { lat: 3.386, lng: -76.52 })?.id).toBe('south')
  expect(nearestOffice(offices, { lat: 3.395, lng: -76.52 })?.id).toBe('north')
  expect(nearestOffice(offices, { lat: 4, lng: -76.52 })).toBe(null)
})
