import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPart, loadTwice } from './load-part.ts'

const Drawer = () => null
const lost = () => Promise.reject(new Error('Loading chunk 12 failed'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Settles what waits for the second try. */
async function settle<Value>(work: Promise<Value>) {
  const outcome = work.then(
    (value) => ({ value }),
    (error: Error) => ({ error: error.message }),
  )
  await vi.runAllTimersAsync()
  return outcome
}

test('one lost request is no failure', async () => {
  const load = vi
    .fn(lost)
    .mockImplementationOnce(lost)
    .mockResolvedValueOnce({ default: Drawer } as never)
  const part = createPart(load)
  expect(await settle(part.load())).toEqual({ value: Drawer })
  expect(part.loaded()).toBe(Drawer)
})

test('a failed first load is forgotten: the next one asks again', async () => {
  let isOnline = false
  const part = createPart(async () => (isOnline ? { default: Drawer } : lost()))
  expect(await settle(part.load())).toEqual({ error: 'Loading chunk 12 failed' })
  expect(part.loaded()).toBeNull()
  isOnline = true
  expect(await settle(part.load())).toEqual({ value: Drawer })
})

test('places that ask at once share one load', async () => {
  const load = vi.fn(async () => ({ default: Drawer }))
  const part = createPart(load)
  await Promise.all([part.load(), part.load()])
  expect(load).toHaveBeenCalledOnce()
})

test('a module that is no component is asked for twice too', async () => {
  const load = vi.fn(async () => 'sent').mockImplementationOnce(lost)
  expect(await settle(loadTwice(load))).toEqual({ value: 'sent' })
})
