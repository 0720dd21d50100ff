import { hashSync, verifySync } from '@node-rs/argon2'

// argon2id by default; OWASP's first recommendation: 19 MiB, two passes. About 10 ms.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

// Of no password, and as dear to check as a true one.
const ofNobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

export const hash = (password: string): string => hashSync(password, cost)

export function matches({ password, stored }: { password: string; stored: string | null }): boolean {
  try {
    return verifySync(stored ?? ofNobody, password)
  } catch {
    return false
  }
}
