/**
 * What the shop keeps in the browser (S 4 "Persisted session", A-128). Keys carry the business id, so two supermarkets
 * on one host never read each other's data.
 */
export const storedParts = [
  'cart',
  'cart-migration',
  'observations',
  'session',
  'theme',
  'configuration',
  'offices',
  'custom-carts',
  'categories',
  'branch',
  'visit',
  'scroll',
  'listing-depth',
  'admin-menu',
  'tables',
  'order-sound',
  'pop-up',
  'coupon',
  'pending-like',
  'searches',
] as const
export type StoredPart = (typeof storedParts)[number]

/** The storage key of one part for one business: `plaza:verde:cart`. */
export const storageKey = (business: string, part: StoredPart) => `plaza:${business}:${part}`

/** The branch a shopper has chosen, for the gateway and for whoever has to know whether one was chosen. */
export const branchCookie = 'plaza-branch'
