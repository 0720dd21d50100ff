import { expect, test } from 'vitest'
import { zoneFault } from './zone-fault.ts'

const zone = { distance: 'cercano', fee: 4000, corners: 4 }

test('B-5-025: class, fee and shape are needed', () => {
  for (const missing of [{ distance: '' }, { fee: null }, { corners: 0 }])
    expect(zoneFault({ ...zone, ...missing })).toBe('Todos los campos son obligatorios')
})

test('B-5-026: -1 is refused, 0 is accepted', () => {
  expect([zoneFault({ ...zone, fee: -1 }), zoneFault({ ...zone, fee: 0 }), zoneFault(zone)]).toEqual([
    'El valor del envío debe ser un número positivo',
    null,
    null,
  ])
})
