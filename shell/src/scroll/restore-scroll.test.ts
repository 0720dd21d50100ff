import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreScroll } from './restore-scroll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('S-2-175: a page that never grows is tried 30 times at 200 ms, then left alone', () => {
  const view = { scrollTo: vi.fn(() => 100) }
  restoreScroll(900, view)
  vi.advanceTimersByTime(28 * 200)
  expect(view.scrollTo).toHaveBeenCalledTimes(29)
  vi.advanceTimersByTime(60_000)
  expect(view.scrollTo).toHaveBeenCalledTimes(30)
})

test('S-2-174: it stops as soon as the page is long enough', () => {
  let height = 0
  const view = { scrollTo: vi.fn((top: number) => Math.min(top, height)) }
  restoreScroll(900, view)
  vi.advanceTimersByTime(400)
  height = 2000
  vi.advanceTimersByTime(60_000)
  expect(view.scrollTo).toHaveBeenCalledTimes(4)
})

test('a visitor who scrolls is not pulled back', () => {
  const view = { scrollTo: vi.fn(() => 0) }
  restoreScroll(900, view)()
  vi.advanceTimersByTime(60_000)
  expect(view.scrollTo).toHaveBeenCalledTimes(1)
})
