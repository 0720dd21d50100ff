import { expect, test } from 'vitest'
import { isSameAddress, namesPlace } from './streets.ts'

test.each([
  ['Calle 5 # 38 - 20', 'CALLE 5 #38-20'],
  ['Calle 5 # 38 - 20', 'Calle 5 # 38 - 20 apto 301'],
  ['Vereda El Pomo km 3', 'vereda el pomo, km 3, casa 2'],
  ['Casa', 'casa'],
])('S-5-021 a point of "%s" holds for "%s"', (one, other) => {
  expect([isSameAddress(one, other), isSameAddress(other, one)]).toEqual([true, true])
})

test.each([
  ['Calle 5 # 38 - 20', 'Vereda El Pomo km 3'],
  ['Calle 5 # 38 - 2', 'Calle 5 # 38 - 20'],
  ['Calle 5', 'Calle 5 # 38 - 20'],
  ['', 'Calle 5 # 38 - 20'],
])('S-5-021 a point of "%s" is no point of "%s"', (one, other) => {
  expect([isSameAddress(one, other), isSameAddress(other, one)]).toEqual([false, false])
})

test('two words are a street, three a place', () => {
  expect([namesPlace('Calle 5'), namesPlace('Calle 5 # 38')]).toEqual([false, true])
})
