import type { CartValidation, ValidationEntry } from '@plaza/contracts/cart/validation.entity'

/** One thing that changed since the shopper looked, to say yes or no to. */
export type Question =
  | { readonly kind: 'gone' | 'short' | 'price'; readonly entry: ValidationEntry }
  | { readonly kind: 'coupon'; readonly code: string; readonly idCoupon: string }
  | { readonly kind: 'total'; readonly before: number; readonly after: number }

/** S-5-038, S-5-039: one question per product that disappeared or runs short, then one per price. */
export const questionsOf = (news: CartValidation): Question[] => [
  ...[...news.productsNotExists, ...news.productsInactive, ...news.productsWithoutStock].map(
    (entry): Question => ({ kind: (entry.available_count ?? 0) > 0 ? 'short' : 'gone', entry }),
  ),
  ...news.productsDifferentPrice.map((entry): Question => ({ kind: 'price', entry })),
]
