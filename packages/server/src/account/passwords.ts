import os from 'node:os'
import { Piscina } from 'piscina'

const kindness = 10
const idleMilliseconds = 30_000

// Hashing takes a core for 10 ms. Many sign-ins wait for each other rather than let shoppers who look at shelves wait.
const threads = new Piscina({
  filename: new URL('./password-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: os.availableParallelism(),
  idleTimeout: idleMilliseconds,
  niceIncrement: kindness,
  env: {},
})

export const hashPassword = (password: string): Promise<string> => threads.run(password, { name: 'hash' })

/** Takes the same time whether or not there is a hash, so that the time tells nobody which accounts exist. */
export const isPassword = (stored: string | null | undefined, password: string): Promise<boolean> =>
  threads.run({ password, stored: stored ?? null }, { name: 'matches' })
