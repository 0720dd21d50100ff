import { expect, test } from 'vitest'
import { zoneFault } from './zone-fault.ts'

const zone = { distance: 'cercano', fee: 4000 } as const

test('B-5-025: class, fee and shape are needed', () => {
  const needed = 'Todos los campos son obligatorios'
  expect([zoneFault({ ...zone, distance: '' }, 4), zoneFault({ ...zone, fee: null }, 4), zoneFault(zone, 0)]).toEqual([
    needed,
    needed,
    needed,
  ])
})

test('B-5-026: -1 is refused, 0 is accepted', () => {
  expect([zoneFault({ ...zone, fee: -1 }, 4), zoneFault({ ...zone, fee: 0 }, 4), zoneFault(zone, 4)]).toEqual([
    'El valor del envío debe ser un número positivo',
    null,
    null,
  ])
})
