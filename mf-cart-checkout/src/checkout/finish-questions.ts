import type { CartValidation, ValidationEntry } from '@plaza/contracts/cart/validation.entity'

/** One thing that changed since the shopper looked, to say yes or no to. */
export interface Question {
  readonly kind: 'gone' | 'price'
  readonly entry: ValidationEntry
}

/** S-5-038, S-5-039: one question per product that disappeared, then one per price. */
export const questionsOf = (news: CartValidation): Question[] => [
  ...[...news.productsNotExists, ...news.productsInactive, ...news.productsWithoutStock].map((entry) => ({ kind: 'gone', entry }) as const),
  ...news.productsDifferentPrice.map((entry) => ({ kind: 'price', entry }) as const),
]
