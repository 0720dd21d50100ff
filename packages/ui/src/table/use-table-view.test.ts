import { debounces } from '@plaza/contracts/kernel/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterRest } from './use-table-view.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Types a word, a key every 100 ms; answers when it was asked for and what. */
function typing(word: string, rest: number) {
  const asked: { after: number; text: string }[] = []
  const start = Date.now()
  let cancel = () => {}
  for (let length = 1; length <= word.length; length += 1) {
    cancel()
    cancel = afterRest(rest, () => asked.push({ after: Date.now() - start, text: word.slice(0, length) }))
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(5000)
  return asked
}

test('B-2-108: an admin list filter is asked for once, 400 ms after the last key', () => {
  expect(debounces.adminFilter).toBe(400)
  expect(typing('leche', debounces.adminFilter)).toEqual([{ after: 800, text: 'leche' }])
})

test('S-9-018: a generic filter is asked for once, 500 ms after the last key', () => {
  expect(debounces.genericFilter).toBe(500)
  expect(typing('leche', debounces.genericFilter)).toEqual([{ after: 900, text: 'leche' }])
})
