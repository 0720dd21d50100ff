import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
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

/**
 * Keys that used up their attempts are kept apart from those that still count: made-up keys, which cost one attempt each, push out other
 * such keys, the one not asked for longest first, and never a blocked one.
 */
export function limiterInProcess(now: () => number = Date.now): RateLimiter {
  const windowsOf = () => new LRUCache<string, { count: number }>({ max: mostKeys, ttl: 1, ttlResolution: 0, perf: { now } })
  const [counting, blocked] = [windowsOf(), windowsOf()]
  return {
    async take(key, limit, windowSeconds) {
      const open = blocked.get(key) ?? counting.get(key)
      const window = open ?? { count: 0 }
      window.count++
      if (!open) counting.set(key, window, { ttl: windowSeconds * 1000 })
      if (window.count >= limit && counting.has(key)) {
        blocked.set(key, window, { ttl: counting.getRemainingTTL(key) })
        counting.delete(key)
      }
      return window.count <= limit
    },
    async giveBack(key) {
      const open = blocked.get(key) ?? counting.get(key)
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
