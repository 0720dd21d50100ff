import { expect, test } from 'vitest'
import { createPressLock } from './press-lock.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve))

function aButton(handler: () => unknown) {
  const pending: boolean[] = []
  const lock = createPressLock((each) => pending.push(each))
  return { pending, setBusy: lock.setBusy, click: () => lock.press(handler) }
}

test('two clicks in the same task: the handler that answers a promise runs once, and again after it settled', async () => {
  let sent = 0
  const work = Promise.withResolvers<void>()
  const button = aButton(() => {
    sent++
    return work.promise
  })
  expect([button.click(), button.click()]).toEqual([true, false])
  expect([sent, button.pending]).toEqual([1, [true]])
  work.resolve()
  await pause()
  expect(button.pending).toEqual([true, false])
  expect([button.click(), sent]).toEqual([true, 2])
})

test('a failed promise opens the lock as well', async () => {
  const button = aButton(() => Promise.reject(new Error('offline')))
  button.click()
  await pause()
  expect(button.click()).toBe(true)
})

test('two clicks in the same task, before the render that shows the button busy: the handler runs once', async () => {
  let sent = 0
  const button = aButton(() => {
    sent++
    queueMicrotask(() => button.setBusy(true))
  })
  button.setBusy(false)
  expect([button.click(), button.click()]).toEqual([true, false])
  await pause()
  expect([button.click(), sent]).toEqual([false, 1])
  button.setBusy(false)
  expect(button.click()).toBe(true)
})

test('a press that began nothing, as with a form that is not filled in, holds nobody up', async () => {
  const button = aButton(() => {})
  button.setBusy(false)
  button.click()
  await pause()
  expect(button.click()).toBe(true)
})

test('a button that sends nothing takes every click', () => {
  let count = 0
  const button = aButton(() => count++)
  button.click()
  button.click()
  expect(count).toBe(2)
})
