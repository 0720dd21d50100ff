import { expect, test } from 'vitest'
import { actionLabel, entityLabel, fieldLabel, shownValue } from './words.ts'

test('people read words, never codes of roles, states and tables', () => {
  expect([entityLabel('users'), entityLabel('order_lines'), entityLabel('new_things')]).toEqual([
    'Usuario',
    'Línea del pedido',
    'new things',
  ])
  expect([actionLabel('update'), actionLabel('inactive'), actionLabel('other')]).toEqual(['Cambió', 'Desactivó', 'Cambió'])
  expect([fieldLabel('identification_card'), fieldLabel('bags_count')]).toEqual(['Documento', 'bags count'])
  expect(shownValue('role', 'superadmin')).toBe('Superadministrador')
  expect([fieldLabel('iva_class'), shownValue('iva_class', 'iva5')]).toEqual(['IVA', '5 %'])
  expect(shownValue('state', '12_store_cancel_order')).toBe('Cancelado')
})

test('an id is read as the name of what it stands for, deep within too', () => {
  const names = { 'office-norte': 'Sede Norte', 'u-7': 'Yeison Carabalí' }
  expect(shownValue('branch_id', 'office-norte', names)).toBe('Sede Norte')
  expect(shownValue('delivery', { picker_id: 'u-7' }, names)).toBe('Alistador: Yeison Carabalí')
  expect(shownValue('branch_id', 'office-gone', names)).toBe('office-gone')
})

test('nothing, yes and no, numbers, moments and documents', () => {
  expect([null, '', true, 1_234_567].map((value) => shownValue('x', value))).toEqual(['—', '—', 'Sí', '1.234.567'])
  expect(shownValue('date', '2026-03-11T02:30:00+00:00')).toBe('10/3/26 21:30')
  expect(shownValue('config', { a: 1 })).toBe('a: 1')
})

test('what has parts is read line by line, never as JSON', () => {
  expect(shownValue('delivery', { picker_name: 'Yeison', assigned_history: [{ state: '7_admin_cart_accept' }], nothing: {} })).toBe(
    'Nombre del alistador: Yeison\nAsignaciones:\n  1.\n    Estado: Aprobado por Admin\nnothing: —',
  )
  expect(shownValue('delivery', {})).toBe('—')
  expect(entityLabel('order_changes')).toBe('Cambio del pedido')
})
