import { expect, test } from 'vitest'
import { areaFaults, liesInside, overlap, sizeOf } from './geometry.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const box = (south: number, west: number, north: number, east: number) => [
  at(south, west),
  at(south, east),
  at(north, east),
  at(north, west),
]

test('B-5-027: the screen discards what the server would refuse', () => {
  const coverage = box(3.3, -76.6, 3.5, -76.4)
  expect([liesInside(box(3.3, -76.6, 3.4, -76.5), coverage), liesInside(box(3.3, -76.7, 3.4, -76.5), coverage)]).toEqual([true, false])
})

test('zones that share a border do not overlap, zones that share ground do', () => {
  const zone = box(3.3, -76.6, 3.4, -76.5)
  expect([overlap(zone, box(3.3, -76.5, 3.4, -76.4)), overlap(zone, box(3.35, -76.55, 3.45, -76.45))]).toEqual([false, true])
})

test('faults stand at their corner', () => {
  expect(areaFaults(box(3.3, -76.6, 3.4, -76.5))).toEqual([])
  expect(areaFaults([at(3.3, -76.6), at(3.5, -76.4), at(3.3, -76.4), at(3.5, -76.6)])[0]?.field).toMatch(/^polygon\.\d$/)
  expect(Math.round(sizeOf(box(3.3, -76.6, 3.4, -76.5)))).toBe(123)
})
