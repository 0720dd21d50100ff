import { expect, test } from 'vitest'
import { requestLink } from './request-link.ts'

const norte = { id: 'norte', support_number: '300 123 4567' }
const sur = { id: 'sur', support_number: '3109876543' }

test('A-117: without any support number there is nobody to ask', () => {
  expect(requestLink('Cupones', [], null)).toBeNull()
  expect(requestLink('Cupones', [{ id: 'norte', support_number: ' ' }], 'norte')).toBeNull()
})

test('A-117, S-9-035: the chat has prefix 57 and says the module', () => {
  expect(requestLink('Cupones', [norte], null)).toBe(
    'https://wa.me/573001234567?text=Hola%2C%20quiero%20solicitar%20el%20m%C3%B3dulo%20Cupones.',
  )
})

test('A-117: the branch in use answers first', () => {
  expect(requestLink('Cupones', [norte, sur], 'sur')).toContain('573109876543')
  expect(requestLink('Cupones', [{ id: 'este', support_number: null }, sur], 'este')).toContain('573109876543')
})
