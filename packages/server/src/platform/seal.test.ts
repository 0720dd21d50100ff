import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const verde = { business: 'verde', purpose: 'payment keys' } as const
const keys = { private_key: 'prv_test_1', events_secret: 'test_events_1' }

test('keys at rest: opened only with the same secret, by the same business, untouched', () => {
  const sealed = seal('s1', verde, keys)
  expect(sealed).not.toContain('prv_test')
  expect(unseal('s1', verde, sealed)).toEqual(keys)
  expect(unseal('s2', verde, sealed)).toBeNull()
  expect(unseal('s1', { ...verde, business: 'azul' }, sealed)).toBeNull()
  expect(unseal('s1', { ...verde, purpose: 'message' }, sealed)).toBeNull()
  expect(unseal('s1', verde, `${sealed.slice(0, -2)}xx`)).toBeNull()
  expect(unseal('s1', verde, 'nada')).toBeNull()
})

test('the same keys never look the same twice', () => expect(seal('s1', verde, keys)).not.toBe(seal('s1', verde, keys)))
