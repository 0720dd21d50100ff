import { expect, test } from 'vitest'
import { crossingsOf, metres, type Point } from './crossings.ts'

const origin: Point = [-76.53, 3.43]
/** A point so many metres east and north of the origin. */
const at = (east: number, north: number): Point => [
  origin[0] + east / (110_600 * Math.cos((origin[1] * Math.PI) / 180)),
  origin[1] + north / 110_600,
]

test('streets that pass at a distance, and parts of one street, do not cross', () => {
  const streets = [
    { name: 'CL 1', line: [at(0, 0), at(100, 0)] },
    { name: 'CL 1', line: [at(50, -50), at(50, 50)] },
    { name: 'KR 1', line: [at(80, 20), at(80, 100)] },
  ]
  expect(crossingsOf(streets)).toEqual([])
})

test('a crossing, one that the drawing misses by five metres, and the two lanes of an avenue as one', () => {
  const found = crossingsOf([
    { name: 'CL 1', line: [at(0, 0), at(500, 0)] },
    { name: 'KR 1', line: [at(100, -50), at(100, 50)] },
    { name: 'KR 2', line: [at(200, 5), at(200, 100)] },
    { name: 'AV 3', line: [at(300, -50), at(300, 50)] },
    { name: 'AV 3', line: [at(320, -50), at(320, 50)] },
  ])
  expect(found.map(({ a, b }) => `${a} ${b}`)).toEqual(['CL 1 KR 1', 'CL 1 KR 2', 'AV 3 CL 1'])
  expect(metres(found[0]?.at as Point, at(100, 0))).toBeLessThan(0.5)
  expect(metres(found[1]?.at as Point, at(200, 0))).toBeLessThan(6)
})
