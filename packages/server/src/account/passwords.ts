import os from 'node:os'
import { Piscina } from 'piscina'

// Hashing takes a core for 10 ms. Many sign-ins wait for each other rather than let shoppers who look at shelves wait.
const kindness = 10
const idleMilliseconds = 30_000

const threads = new Piscina<{ password: string; stored?: string }, string | boolean>({
  filename: new URL('./password-thread.ts', import.meta.url).href,
  name: 'work',
  minThreads: 0,
  maxThreads: Math.max(1, os.availableParallelism()),
  idleTimeout: idleMilliseconds,
  niceIncrement: kindness,
  env: {},
})

export const hashPassword = (password: string) => threads.run({ password }) as Promise<string>

let decoy: Promise<string> | undefined

/** Takes the same time whether or not there is a hash, so that the time tells nobody which accounts exist. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await threads.run({ password, stored: stored ?? (await decoy) })
  return matches === true && stored != null
}
