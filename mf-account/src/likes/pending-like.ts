import { storageKey } from '@plaza/contracts/kernel/storage-keys'
import * as z from 'zod/mini'

const record = z.object({ productId: z.string(), at: z.number() })

/** Whoever comes back later than this no longer remembers which heart it was. */
const longest = 30 * 60 * 1000

/** Keeps the product whose heart a guest pressed, while they sign in. */
export function keepPendingLike(business: string, productId: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(storageKey(business, 'pending-like'), JSON.stringify({ productId, at: now }))
  } catch {
    // Without storage they press it once more.
  }
}

/** True once, for the product whose heart was pressed in the last half hour. */
export function takePendingLike(business: string, productId: string, now = Date.now()): boolean {
  const key = storageKey(business, 'pending-like')
  try {
    const kept = record.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    if (!kept.success || kept.data.productId !== productId) return false
    sessionStorage.removeItem(key)
    return now - kept.data.at < longest
  } catch {
    return false
  }
}
