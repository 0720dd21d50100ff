import type { PayloadOf } from '../kernel/event.ts'
import type { addProductsAsked } from '../cart/cart.events.ts'
import { maxLineCount } from '../kernel/quantity.ts'
import type { CustomCart } from './custom-cart.entity.ts'

/** A line of a recipe, market or saved cart as `cart.add-products` takes it. */
export function wishOfLine({
  id,
  count,
  countType,
  comment,
}: CustomCart['products'][number]): PayloadOf<typeof addProductsAsked>['lines'][number] {
  const wish = { productId: id, countType, comment: comment ?? '' }
  return countType === 'grams' ? { ...wish, count: 1, grams: count } : { ...wish, count: Math.min(count, maxLineCount) }
}
