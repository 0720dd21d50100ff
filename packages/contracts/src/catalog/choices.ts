/** S 5, A-82. */
export const maturities = ['Verde', 'Normal', 'Maduro'] as const
export const cuts = ['Mariposa', 'Molida', 'Tajadas', 'Entero'] as const
/** The category that `order_carnes_last` sorts to the end. */
export const meatOriginalName = '2'

export type DiscountLevel = 'low' | 'medium' | 'high'

/** up to 15 low, up to 20 medium, above high; 0 or less has no badge. */
export function discountLevel(percentage: number | null | undefined): DiscountLevel | null {
  if (!percentage || percentage <= 0) return null
  if (percentage <= 15) return 'low'
  return percentage <= 20 ? 'medium' : 'high'
}

/** Rounded to two decimals: `12,5%`. */
export const discountText = (percentage: number): string => `${String(Math.round(percentage * 100) / 100).replace('.', ',')}%`

interface Positioned {
  readonly position: number
  readonly originalName?: string | null | undefined
}

/** By position; with `meatLast` the category of original name '2' goes last. */
export const sortCategories = <C extends Positioned>(categories: readonly C[], meatLast: boolean): C[] => {
  const rank = (each: C) => (meatLast && each.originalName === meatOriginalName ? Number.POSITIVE_INFINITY : each.position)
  return categories.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}
