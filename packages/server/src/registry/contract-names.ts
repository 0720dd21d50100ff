import { allCalls } from '@plaza/contracts/all-calls'
import * as cart from '@plaza/contracts/cart/cart.slots'
import * as catalog from '@plaza/contracts/catalog/catalog.slots'
import * as orders from '@plaza/contracts/orders/orders.slots'
import * as shell from '@plaza/contracts/registry/registry.slots'

/** Slots every remote may fill, whether or not their owner is active. */
export const knownSlots: ReadonlySet<string> = new Set(
  [cart, catalog, orders, shell].flatMap((slots) => Object.values(slots).map(({ name }) => name)),
)

/** Keys a page may name in its preload list. */
export const knownCalls: ReadonlySet<string> = new Set(allCalls.keys())
