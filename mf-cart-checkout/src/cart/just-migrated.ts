import type { CartLine } from './cart-state.ts'

/** Seconds in which another tab may still read the guest's cart as it was before. */
const lag = 10

const markOf = (business: string, userId: string, lines: readonly CartLine[]) =>
  `plaza-migrated-${business}=${userId}.${lines.length}.${lines.reduce((sum, line) => sum + line.totalPrice, 0)}`

/** Which guest's cart has just gone to whose. Local storage reaches a tab of another process a moment late, a cookie does not. */
export const justMigrated = {
  tell(business: string, userId: string, lines: readonly CartLine[]) {
    document.cookie = `${markOf(business, userId, lines)};path=/;max-age=${lag};samesite=lax`
  },
  has: (business: string, userId: string, lines: readonly CartLine[]) =>
    document.cookie.split('; ').includes(markOf(business, userId, lines)),
}
