import { listCustomCarts, ownCarts } from '@plaza/contracts/community/community.api'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { useCall } from '@plaza/ui/query'

/** The person's own carts. A grid of a hundred hearts asks once: they share the answer. */
export const useOwnCarts = (userId: string) => useCall(listCustomCarts, ownCarts(userId), { staleTime: 300_000 })

const sets = new WeakMap<readonly CustomCart[], ReadonlySet<string>>()

/** Ids of the products in any of these carts; made once per answer, not once per heart. */
export function likedIn(carts: readonly CustomCart[]): ReadonlySet<string> {
  const known = sets.get(carts)
  if (known) return known
  const made = new Set(carts.flatMap(({ products }) => products.map(({ id }) => id)))
  sets.set(carts, made)
  return made
}
