import { expect, test } from 'vitest'
import { limiterInProcess } from './rate-limit.ts'

const minute = 60

function aLimiter() {
  const clock = { time: 1_000_000 }
  const limits = limiterInProcess(() => clock.time)
  const take = (key: string, limit = 3) => limits.take(key, limit, minute)
  return { clock, limits, take }
}

test('counts in a window from the first attempt, and anew after it', async () => {
  const { clock, limits, take } = aLimiter()
  expect([await take('a'), await take('a'), await take('a'), await take('a'), await take('b')]).toEqual([true, true, true, false, true])
  await limits.giveBack('a', minute)
  await limits.giveBack('a', minute)
  expect([await take('a'), await take('a')]).toEqual([true, false])
  clock.time += minute * 1000 - 1
  expect(await take('a')).toBe(false)
  clock.time += 2
  expect(await take('a')).toBe(true)
})

test('a flood of made-up keys frees no blocked one', async () => {
  const { take } = aLimiter()
  for (let at = 0; at < 4; at++) await take('blocked')
  await take('spent', 1)
  for (let at = 0; at < 150_000; at++) await take(`made up ${at}`)
  expect([await take('blocked'), await take('spent', 1)]).toEqual([false, false])
})

test('keys that still count are forgotten one by one, the one not asked for longest first', async () => {
  const { take } = aLimiter()
  for (const key of ['old', 'old', 'recent', 'recent']) await take(key)
  for (let at = 0; at < 60_000; at++) await take(`made up ${at}`)
  await take('recent')
  for (let at = 0; at < 60_000; at++) await take(`more ${at}`)
  expect([await take('old'), await take('recent')]).toEqual([true, false])
})
