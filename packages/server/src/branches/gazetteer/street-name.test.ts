import { expect, test } from 'vitest'
import { nameOf, readAddress, readStreet } from './street-name.ts'

const said = (text: string) => {
  const read = readAddress(text)
  return (
    read &&
    `${nameOf(read.street)} | ${nameOf({ ...read.cross, type: read.cross.type ?? 'CL' }).replace(/^CL/, read.cross.type ?? '?')} | ${read.plate}`
  )
}

test.each(['Barrio Granada', 'Calle', 'Calle 5', '5 # 38 - 20', 'Casa 4 manzana B', ''])('"%s" names no crossing', (text) => {
  expect(readAddress(text)).toBeNull()
})

test.each([
  ['Calle 5 # 38 - 20', 'CL 5 | ? 38 | 20'],
  ['cl 5 con kra 100', 'CL 5 | KR 100 | 0'],
  ['Cra. 70 #13a 1-113', 'KR 70 | ? 13A1 | 113'],
  ['Cra 70 # 13A-113', 'KR 70 | ? 13A | 113'],
  ['KR 70 13A 113', 'KR 70 | ? 13A | 113'],
  ['Avenida 6 Norte # 23N - 50', 'AV 6 N | ? 23 N | 50'],
  ['Av. 6N No. 23 N-50 apto 301', 'AV 6 N | ? 23 N | 50'],
  ['calle 4 oeste #1-45', 'CL 4 O | ? 1 | 45'],
  ['Carrera 1D Bis # 52 - 10', 'KR 1D BIS | ? 52 | 10'],
  ['Avendia Carrera 8 # 9 - 10', 'KR 8 | ? 9 | 10'],
  ['Avenida Calle 13 # 100 - 20', 'CL 13 | ? 100 | 20'],
  ['Diagonal 26P12 # 96 - 30', 'DG 26P12 | ? 96 | 30'],
  ['Transversal 25 # 28 D - 15', 'TV 25 | ? 28D | 15'],
  ['Cll 13 esquina con cra 66', 'CL 13 | KR 66 | 0'],
  ['CARRERA 4ª # 12 - 41', 'KR 4A | ? 12 | 41'],
])('"%s" is %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['KR 9 N', 'KR 9 N'],
  ['CL 9A Bis O', 'CL 9A BIS O'],
  ['DG 26P12', 'DG 26P12'],
  ['Callejon Las Chuchas', null],
])('a map calls a street %s', (text, expected) => {
  const street = readStreet(text)
  expect(street && nameOf(street)).toBe(expected)
})
