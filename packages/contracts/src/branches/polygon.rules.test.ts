import { expect, test } from 'vitest'
import { isInColombia, isSwapped } from './colombia.ts'
import { cornerFaults, placeFaults } from './polygon.rules.ts'

const inside = {
  Cali: { lat: 3.44, lng: -76.52 },
  Leticia: { lat: -4.21, lng: -69.94 },
  Riohacha: { lat: 11.54, lng: -72.91 },
  Cúcuta: { lat: 7.89, lng: -72.5 },
  Ipiales: { lat: 0.83, lng: -77.64 },
  Mitú: { lat: 1.25, lng: -70.23 },
  'Puerto Carreño': { lat: 6.19, lng: -67.49 },
  'San Andrés': { lat: 12.58, lng: -81.7 },
  Quibdó: { lat: 5.69, lng: -76.66 },
}
const abroad = {
  Quito: { lat: -0.18, lng: -78.47 },
  Caracas: { lat: 10.49, lng: -66.88 },
  Maracaibo: { lat: 10.65, lng: -71.64 },
  Panamá: { lat: 8.98, lng: -79.52 },
  Madrid: { lat: 40.4, lng: -3.7 },
  nowhere: { lat: 0, lng: 0 },
}

test.each(Object.entries(inside))('%s is in Colombia', (_name, at) => expect(isInColombia(at)).toBe(true))
test.each(Object.entries(abroad))('%s is not', (_name, at) => expect(isInColombia(at)).toBe(false))

test('latitude and longitude the wrong way round are told from a place abroad', () => {
  expect(isSwapped({ lat: -76.52, lng: 3.44 })).toBe(true)
  expect([isSwapped({ lat: 40.4, lng: -3.7 }), isSwapped({ lat: 3.44, lng: -76.52 })]).toEqual([false, false])
})

test('a fault names its corner, counted from one in words', () => {
  const square = [
    { lat: 3.4, lng: -76.5 },
    { lat: -76.5, lng: 3.5 },
    { lat: 3.5, lng: -76.6 },
    { lat: 40, lng: -76.5 },
  ]
  expect(cornerFaults(square)).toEqual([
    { field: 'polygon.1', message: 'El punto 2 tiene la latitud y la longitud intercambiadas.' },
    { field: 'polygon.3', message: 'El punto 4 está fuera de Colombia. Revisa la latitud y la longitud.' },
  ])
  expect(placeFaults({ lat: -76.5, lng: 3.4 })).toEqual([
    { field: 'latitude', message: 'La ubicación tiene la latitud y la longitud intercambiadas.' },
  ])
})

test('three corners, not three times the same', () => {
  const corner = { lat: 3.4, lng: -76.5 }
  expect(cornerFaults([corner, corner, corner, corner])).toEqual([{ field: 'polygon', message: 'Dibuja al menos 3 puntos distintos.' }])
  expect(cornerFaults(Array.from({ length: 2001 }, (_, at) => ({ lat: 3 + at / 1e5, lng: -76.5 })))[0]?.field).toBe('polygon')
})
