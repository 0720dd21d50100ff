import { hashSync, verifySync } from '@node-rs/argon2'

// argon2id by default; OWASP's first recommendation: 19 MiB, two passes. About 10 ms.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** In a thread of its own. With `stored`: whether it is of this password; without: a new hash. */
export function work({ password, stored }: { password: string; stored?: string }): string | boolean {
  return stored === undefined ? hashSync(password, cost) : isOf(stored, password)
}

function isOf(stored: string, password: string) {
  try {
    return verifySync(stored, password)
  } catch {
    return false
  }
}
