import { hash, verify } from '@node-rs/argon2'

// argon2id by default; OWASP's first recommendation: 19 MiB, two passes. About 10 ms.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

const decoy = hashPassword('no account has this password')

/** Takes the same time whether or not there is a hash, so that the time tells nobody which accounts exist. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password).catch(() => false)
  return matches && stored != null
}
