import { expect, test } from 'vitest'
import { notUnderstood, understood } from './address-corpus.ts'
import { readAddress, readStreet } from './read-address.ts'
import { type CrossStreet, nameOf, type Street } from './street.ts'
import { streetNames } from './street-names.ts'

const names = streetNames('Cali', [])
const crossText = (cross: CrossStreet) => (cross.type ? nameOf(cross as Street) : `? ${nameOf({ ...cross, type: 'CL' }).slice(3)}`)

function readText(text: string): string | null {
  const read = readAddress(text, names)
  if (!read) return null
  const until = read.until ? `..${crossText(read.until)}` : ''
  return `${read.streets.map(nameOf)} | ${read.crosses.map(crossText)}${until} | ${read.plate}`
}

test.each(understood)('S-7-034 "%s" is read as %s', (text, expected) => expect(readText(text)).toBe(expected))

test.each(notUnderstood)('S-5-021 "%s" names no crossing', (text) => expect(readText(text)).toBeNull())

test('popular names: the operator’s list wins name by name, other cities have none', () => {
  const own = streetNames('Cali', [{ name: 'Pasoancho', street: 'CL 99' }])
  expect(readAddress('Av. Pasoancho # 66-15', own)?.streets.map(nameOf)).toEqual(['CL 99'])
  expect(readAddress('Av. Guadalupe # 5-40', own)?.streets.map(nameOf)).toEqual(['KR 56'])
  expect(readAddress('Av. Guadalupe # 5-40', streetNames('Palmira', []))).toBeNull()
  const named = streetNames('Palmira', [{ name: 'Los Cerros', street: 'AV DE LOS CERROS' }])
  expect(readAddress('Avenida de los Cerros con Calle 5', named)?.streets.map(nameOf)).toEqual(['AV DE LOS CERROS'])
})

test.each([
  ['KR 9 N', 'KR 9 N'],
  ['CL 9A Bis O', 'CL 9A BIS O'],
  ['DG 26P12', 'DG 26P12'],
  ['KR 1A 5A', 'KR 1A5A'],
  ['Callejon Las Chuchas', null],
])('a map calls a street %s', (text, expected) => {
  const street = readStreet(text)
  expect(street && nameOf(street)).toBe(expected)
})
