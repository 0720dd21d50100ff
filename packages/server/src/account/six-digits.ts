import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Uses } from '../platform/uses.ts'

export const codeMinutes = 5
export const mostTries = 5

/** A code to be typed from a message. */
export const freshCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** What is stored of a code. Keyed, because a million codes are tried in a second by whoever reads the table; `about` ties it to one use. */
export const codeHash = (code: string, about: string, { env }: Pick<Uses, 'env'>) =>
  createHmac('sha256', env.SESSION_SECRET).update(`${about}\n${code}`).digest('hex')

/** In a time that tells nothing of where they differ. */
export const isSameHash = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
