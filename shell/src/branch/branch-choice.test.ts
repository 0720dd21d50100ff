import type { Office } from '@plaza/contracts/branches/office.entity'
import { expect, test } from 'vitest'
import { branchAt, citiesOf, pickerOf } from './branch-choice.ts'
import { locate, locationDenied } from './locate.ts'

const square = (lat: number, lng: number) => [
  { lat: lat - 0.1, lng: lng - 0.1 },
  { lat: lat - 0.1, lng: lng + 0.1 },
  { lat: lat + 0.1, lng: lng + 0.1 },
  { lat: lat + 0.1, lng: lng - 0.1 },
]
const branch = (id: string, city: string, lat: number, lng: number, covers = true) =>
  ({ id, city, geopoint: { lat, lng }, polygon: covers ? square(lat, lng) : [] }) as unknown as Office

test('S-8: a refused position says so in Spanish', async () => {
  const refuse = { getCurrentPosition: (_ok: unknown, no: (error: { code: number }) => void) => no({ code: 1 }) } as unknown as Geolocation
  expect(await locate(refuse)).toEqual({ problem: locationDenied })
})

test('S-2-168: Cali first, the others by name', () => {
  expect(
    citiesOf([branch('a', 'Yumbo', 0, 0), branch('b', 'Cali', 0, 0), branch('c', 'Jamundí', 0, 0), branch('d', 'Cali', 0, 0)]),
  ).toEqual(['Cali', 'Jamundí', 'Yumbo'])
})

test('S-1-009: the covering branch wins over a nearer one; without coverage the nearest, and that it does not reach there', () => {
  const near = branch('near', 'Cali', 3.4, -76.5, false)
  const covering = branch('covering', 'Cali', 3.45, -76.52)
  expect(branchAt([near, covering], { lat: 3.41, lng: -76.5 })).toEqual({ office: covering, covered: true })
  expect(branchAt([near, covering], { lat: 3.0, lng: -76.5 })).toEqual({ office: near, covered: false })
  expect(branchAt([], { lat: 3.0, lng: -76.5 })).toBeNull()
})

test('S-2-164 to S-2-166: v2 wins over plain, neither is off', () => {
  expect(pickerOf(new Set(['modal_city', 'modal_city_v2']))).toBe('v2')
  expect(pickerOf(new Set(['modal_city']))).toBe('plain')
  expect(pickerOf(new Set())).toBe('off')
})
