import type * as z from 'zod/mini'
import { customCart } from './custom-cart.entity.ts'

export const aCustomCart = (over: Partial<z.input<typeof customCart>> = {}) =>
  customCart.parse({
    id: 'custom-ajiaco',
    name: 'Ajiaco santafereño',
    body: '<p>Para una tarde fría.</p>',
    type: 'recipe',
    products: [{ id: 'product-leche', count: 1 }],
    recipe_details: { time: '1 h 30 min', portions: 6, dificult: 'Media' },
    creator: 'Plaza Verde',
    ...over,
  })
