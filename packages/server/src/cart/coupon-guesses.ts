import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'

export type CouponLimits = Pick<SharedUses, 'limits' | 'env'>

/** Codes tried in vain in ten minutes: by one person, and from one network, where a building may shop. */
const guesses = { person: 20, network: 100, windowSeconds: 600 }
/** Everyone who looks at the demo tries the same few codes at once. */
const demoFactor = 10

/**
 * Counts one try of a coupon's code, before the code is looked up: tries made in parallel count too.
 *
 * @returns gives the try back; for a code that exists.
 * @throws TOO_MANY_REQUESTS once too many codes were tried in vain.
 */
export async function countCouponGuess({ business, user, network }: Scope, { limits, env }: CouponLimits): Promise<() => Promise<void>> {
  const factor = env.DEMO ? demoFactor : 1
  const counted = [
    { key: `coupon:${business}:${user?.id ?? 'guest'}`, limit: guesses.person * factor },
    { key: `coupon:${business}:from:${network}`, limit: guesses.network * factor },
  ]
  for (const { key, limit } of counted) await limitOrFail(limits, key, limit, guesses.windowSeconds)
  return async () => {
    for (const { key } of counted) await limits.giveBack(key, guesses.windowSeconds)
  }
}
