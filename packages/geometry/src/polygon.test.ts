import { expect, test } from 'vitest'
import { areaFaults, liesInside, overlap, sizeOf } from './polygon.ts'

const at = (lat: number, lng: number) => ({ lat, lng })
const box = (south: number, west: number, north: number, east: number) => [
  at(south, west),
  at(south, east),
  at(north, east),
  at(north, west),
]
const coverage = box(3.3, -76.6, 3.5, -76.4)

test('a border that crosses itself is found, at the corner beside the crossing', () => {
  const bow = [at(3.3, -76.6), at(3.5, -76.4), at(3.3, -76.4), at(3.5, -76.6)]
  expect(areaFaults(bow)).toEqual([
    { field: expect.stringMatching(/^polygon\.\d$/), message: 'El borde se cruza a sí mismo. Mueve o elimina los puntos que se cruzan.' },
  ])
  expect(areaFaults([...coverage])).toEqual([])
})

test('closed rings and corners drawn twice in a row cross nothing', () => {
  const [first, second] = [coverage[0]!, coverage[1]!]
  expect(areaFaults([...coverage, first])).toEqual([])
  expect(areaFaults([first, second, second, ...coverage.slice(2)])).toEqual([])
})

test('2000 corners are checked within a second', () => {
  const circle = Array.from({ length: 2000 }, (_, i) => at(3.4 + Math.sin(i * 0.00314) * 0.05, -76.5 + Math.cos(i * 0.00314) * 0.05))
  const begun = performance.now()
  expect(areaFaults(circle)).toEqual([])
  expect(performance.now() - begun).toBeLessThan(5000)
})

test('B-5-027: a zone lies completely inside the coverage, a shared border counts', () => {
  expect(liesInside(box(3.35, -76.55, 3.4, -76.5), coverage)).toBe(true)
  expect(liesInside(box(3.3, -76.6, 3.4, -76.5), coverage)).toBe(true)
  expect(liesInside(coverage, coverage)).toBe(true)
  expect(liesInside(box(3.35, -76.7, 3.4, -76.5), coverage)).toBe(false)
  expect(liesInside(box(4, -76.5, 4.1, -76.4), coverage)).toBe(false)
  expect(liesInside(box(3.35, -76.55, 3.4, -76.5), [])).toBe(false)
})

test('B-5-027: all corners inside is not enough where the coverage has a bay', () => {
  const horseshoe = [
    at(3.3, -76.6),
    at(3.3, -76.4),
    at(3.5, -76.4),
    at(3.5, -76.45),
    at(3.35, -76.45),
    at(3.35, -76.55),
    at(3.5, -76.55),
    at(3.5, -76.6),
  ]
  const across = box(3.45, -76.59, 3.48, -76.41)
  expect(liesInside(across, horseshoe)).toBe(false)
  expect(liesInside(box(3.31, -76.59, 3.34, -76.41), horseshoe)).toBe(true)
})

test('zones that share a border do not overlap, zones that share ground do', () => {
  const zone = box(3.3, -76.6, 3.4, -76.5)
  expect([overlap(zone, box(3.3, -76.5, 3.4, -76.4)), overlap(zone, box(3.35, -76.55, 3.45, -76.45))]).toEqual([false, true])
})

test('its size is told in square kilometres', () => expect(Math.round(sizeOf(box(3.3, -76.6, 3.4, -76.5)))).toBe(123))
