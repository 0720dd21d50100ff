import { problem } from '../kernel/problem.ts'
import type { CustomCartType } from './custom-cart.entity.ts'

/** Community and saved carts: S 2, S 5, S 8. */
export const communityTexts = {
  title: 'COMUNIDAD',
  ownTitle: 'MIS CARRITOS',
  productsNotAdded: 'No se logró agregar los productos.',
  addingProducts: 'Agregando productos actualizados...',
  productsAdded: 'Hemos agregado los productos al carrito actual!',
  alreadyInMarket: 'El producto ya está en este mercado.',
  nameRequired: 'Agrega un nombre al carrito.',
  deleteTitle: '¿Eliminar mercado?',
  noLines: 'Sin productos.',
  notByGrams: '{title} se vende por unidades: escribe cuántas.',
} as const

export const customCartTypeLabels: Record<CustomCartType, string> = {
  market: 'Mercado',
  recipe: 'Receta',
  event: 'Evento',
  private_user_collection: 'Mis carritos',
}

export const communityProblems = {
  alreadyInMarket: problem('ALREADY_IN_MARKET', 409, communityTexts.alreadyInMarket),
  nameRequired: problem('CUSTOM_CART_NAME_REQUIRED', 400, communityTexts.nameRequired),
} as const
