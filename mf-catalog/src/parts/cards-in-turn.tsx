import type { Product } from '@plaza/contracts/catalog/product.entity'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { Drawing } from './drawing.tsx'

/** Draws the card of the product that stands at this place of a list. */
export type DrawCard = (card: () => ReactNode, product: Product, at: number) => ReactNode

// Two rows of a phone, then as many again each time: each turn goes over those already drawn.
const first = 4

/**
 * On a page that the server drew, React draws the cards of the first screen, then the others in turns: on a slow phone the first can be bought
 * sooner and no turn keeps a finger waiting. Elsewhere all at once.
 */
export function useCardsInTurn(): DrawCard {
  const [drawings] = useState(drawingsHere)
  const [drawn, setDrawn] = useState(drawings.size === 0 ? Infinity : first)
  useEffect(() => {
    if (drawn !== Infinity) startTransition(() => setDrawn(drawn < drawings.size ? drawn * 2 : Infinity))
  }, [drawn, drawings])
  return (card, { id }, at) => {
    const drawing = at < drawn ? undefined : drawings.get(id)
    return drawing ? <Drawing nodes={drawing} className="pz-slot" /> : card()
  }
}

const drawingsHere = () =>
  new Map([...document.querySelectorAll<HTMLElement>('[data-face] [data-product]')].map((card) => [card.dataset.product as string, [card]]))
