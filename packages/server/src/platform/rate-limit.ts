import type { Redis } from 'ioredis'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail } from './problems.ts'

/** Counts attempts in fixed windows; in process, or in Redis for all instances together. */
export interface RateLimiter {
  /** Counts one attempt; false when there were more than `limit` in the window. */
  take(key: string, limit: number, windowSeconds: number): Promise<boolean>
  /** Uncounts one attempt. */
  giveBack(key: string, windowSeconds: number): Promise<void>
}

/** Ends the call with 429 when the key has used up its attempts. */
export async function limitOrFail(limits: RateLimiter, key: string, limit: number, windowSeconds: number) {
  if (!(await limits.take(key, limit, windowSeconds))) fail(commonProblems.tooMany)
}

const mostKeys = 100_000

export function limiterInProcess(now: () => number = Date.now): RateLimiter {
  const windows = new Map<string, { count: number; until: number }>()
  return {
    async take(key, limit, windowSeconds) {
      const time = now()
      const open = windows.get(key)
      if (open && open.until > time) return ++open.count <= limit
      if (windows.size >= mostKeys) dropEnded(windows, time)
      windows.set(key, { count: 1, until: time + windowSeconds * 1000 })
      return limit >= 1
    },
    async giveBack(key) {
      const open = windows.get(key)
      if (open) open.count--
    },
  }
}

/** `space` keeps several Plazas on one Redis apart. While Redis is away each instance counts for itself. */
export function limiterInRedis(redis: Redis, space: string): RateLimiter {
  const alone = limiterInProcess()
  const nameOf = (key: string, windowSeconds: number) => `${space}:limit:${key}:${windowSeconds}`
  return {
    async take(key, limit, windowSeconds) {
      const name = nameOf(key, windowSeconds)
      const answers = await redis
        .multi()
        .incr(name)
        .expire(name, windowSeconds, 'NX')
        .exec()
        .catch(() => null)
      if (!answers) return alone.take(key, limit, windowSeconds)
      return Number(answers[0]?.[1] ?? 1) <= limit
    },
    async giveBack(key, windowSeconds) {
      await redis.decr(nameOf(key, windowSeconds)).catch(() => alone.giveBack(key, windowSeconds))
    },
  }
}

function dropEnded(windows: Map<string, { until: number }>, time: number) {
  for (const [key, { until }] of windows) if (until <= time) windows.delete(key)
  // All still open: forgetting them is kinder than growing without end.
  if (windows.size >= mostKeys) windows.clear()
}
