import { getActiveCart } from '@plaza/contracts/cart/cart.api'

/** The cache key of the shopper's cart. */
export const activeCartQuery = [getActiveCart.key]
