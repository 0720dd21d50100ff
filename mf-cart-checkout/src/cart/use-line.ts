import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { type CartLine, cartAtom } from './cart-state.ts'

/** The cart's line of one product, or null; renders only when that line changes. */
export function useLine(productId: string): CartLine | null {
  const lineAtom = useMemo(() => atom((get) => get(cartAtom).lines.find((line) => line.id === productId) ?? null), [productId])
  return useAtomValue(lineAtom)
}
