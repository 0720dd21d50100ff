import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastDurations, Toasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['S-9-021: a titled toast', 'success' as const, undefined, 3000],
  ['S-9-022: the cart that could not be restored', 'error' as const, toastDurations.restore, 5000],
  ['S-9-023: a snackbar', 'snackbar' as const, undefined, 6000],
])('%s goes when its time is over', (_, kind, duration, expected) => {
  const toasts = new Toasts()
  toasts.show({ kind, text: 'Hola', duration })
  vi.advanceTimersByTime(expected - 1)
  expect(toasts.current()?.text).toBe('Hola')
  vi.advanceTimersByTime(1)
  expect(toasts.current()).toBeNull()
})

test('S-9-020: the outcome of a piece of work replaces its waiting text and stays 2000 ms', async () => {
  const toasts = new Toasts()
  const work = Promise.withResolvers<{ ok: boolean }>()
  const done = toasts.during(work.promise, { waiting: 'Actualizando...', done: 'Cambios realizados!', failed: 'No se logró actualizar.' })
  expect(toasts.current()?.text).toBe('Actualizando...')
  vi.advanceTimersByTime(60_000)
  expect(toasts.current()?.text).toBe('Actualizando...')
  work.resolve({ ok: false })
  await done
  expect(toasts.current()).toMatchObject({ kind: 'error', title: 'Ups!', text: 'No se logró actualizar.' })
  vi.advanceTimersByTime(2000)
  expect(toasts.current()).toBeNull()
})

test('done twice in a row: the second waiting text does not stay for ever', async () => {
  const toasts = new Toasts()
  const texts = { waiting: 'Actualizando...', done: 'Cambios realizados!', failed: 'No se logró actualizar.' }
  await toasts.during(Promise.resolve({ ok: true }), texts)
  await toasts.during(Promise.resolve({ ok: true }), texts)
  vi.advanceTimersByTime(toastDurations.action)
  expect(toasts.current()).toBeNull()
})

test('one at a time, in order, the same text only once', () => {
  const toasts = new Toasts()
  toasts.info('Uno')
  toasts.info('Uno')
  toasts.info('Dos')
  expect(toasts.current()).toMatchObject({ title: 'Info', text: 'Uno' })
  vi.advanceTimersByTime(3000)
  expect(toasts.current()?.text).toBe('Dos')
  vi.advanceTimersByTime(3000)
  expect(toasts.current()).toBeNull()
})

test('a toast that waits does not lengthen the one that shows', () => {
  const toasts = new Toasts()
  toasts.info('Uno')
  vi.advanceTimersByTime(2900)
  toasts.info('Dos')
  vi.advanceTimersByTime(100)
  expect(toasts.current()?.text).toBe('Dos')
})
