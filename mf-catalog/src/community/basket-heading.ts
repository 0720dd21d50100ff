import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'

/** What the products are to this publication. */
export const basketHeading = ({ type }: Pick<CustomCart, 'type'>): string => {
  if (type === 'recipe') return 'Ingredientes'
  return type === 'event' ? 'Para llevar al evento' : 'Productos'
}
