import { beforeEach, expect, test, vi } from 'vitest'
import { keepPendingLike, takePendingLike } from './pending-like.ts'

const minute = 60_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('the heart a guest pressed is theirs to go on with, once, for that product and that shop', () => {
  keepPendingLike('verde', 'leche')
  expect(takePendingLike('verde', 'queso')).toBe(false)
  expect(takePendingLike('azul', 'leche')).toBe(false)
  expect(takePendingLike('verde', 'leche')).toBe(true)
  expect(takePendingLike('verde', 'leche')).toBe(false)
})

test('after half an hour it is forgotten, and only the last one counts', () => {
  keepPendingLike('verde', 'leche', 0)
  expect(takePendingLike('verde', 'leche', 31 * minute)).toBe(false)
  keepPendingLike('verde', 'leche', 0)
  keepPendingLike('verde', 'queso', 0)
  expect(takePendingLike('verde', 'leche', minute)).toBe(false)
  expect(takePendingLike('verde', 'queso', 29 * minute)).toBe(true)
})

test('a forbidden or spoilt storage asks for nothing', () => {
  sessionStorage.setItem('plaza:verde:pending-like', 'not json')
  expect(takePendingLike('verde', 'leche')).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  keepPendingLike('verde', 'leche')
  expect(takePendingLike('verde', 'leche')).toBe(false)
})
