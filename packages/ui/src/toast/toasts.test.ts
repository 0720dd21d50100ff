import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastDurations } from '@plaza/contracts/kernel/toasts'
import { Toasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['S-9-021: a titled toast', 'success' as const, undefined, 3000],
  ['S-9-022: the cart that could not be restored', 'error' as const, toastDurations.restoreError, 5000],
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
  vi.advanceTimersByTime(toastDurations.triple)
  expect(toasts.current()).toBeNull()
})

test('the latest one shows at once, for its own time; what it replaced never comes back', () => {
  const toasts = new Toasts()
  toasts.success('1.0.1 está activo')
  vi.advanceTimersByTime(2900)
  toasts.success('1.0.0 está activo')
  expect(toasts.current()).toMatchObject({ title: 'Exito!', text: '1.0.0 está activo' })
  vi.advanceTimersByTime(2999)
  expect(toasts.current()?.text).toBe('1.0.0 está activo')
  vi.advanceTimersByTime(1)
  expect(toasts.current()).toBeNull()
})

test('closed by hand: nothing waits behind it', () => {
  const toasts = new Toasts()
  toasts.error('Uno')
  toasts.info('Dos')
  toasts.dismiss()
  expect(toasts.current()).toBeNull()
})

test('a call to action waits until the outcome before it has been read, and then has its own time', () => {
  const toasts = new Toasts()
  toasts.success('Hemos agregado los productos al carrito actual!')
  toasts.snackbar('Inicia sesión para guardar tu carrito')
  expect(toasts.current()?.text).toBe('Hemos agregado los productos al carrito actual!')
  vi.advanceTimersByTime(3000)
  expect(toasts.current()?.text).toBe('Inicia sesión para guardar tu carrito')
  toasts.error('No se logró actualizar.')
  expect(toasts.current()?.kind).toBe('error')
  vi.advanceTimersByTime(3000)
  expect(toasts.current()).toBeNull()
})
