import { useSyncExternalStore } from 'react'
import { type CartLine, onCart, readCart } from './cart-state.ts'

/** The cart's line of one product, or null; renders only when that line changes. Not an atom per product: a touch would count every card's anew before it is answered. */
export const useLine = (productId: string): CartLine | null => useSyncExternalStore(onCart, () => lineOf(productId))

const lineOf = (productId: string) => readCart().lines.find((line) => line.id === productId) ?? null
