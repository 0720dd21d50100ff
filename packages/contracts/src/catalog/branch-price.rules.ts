/** What one branch asks for a product, as it is typed, sent or imported; 0 is "none". */
export interface BranchPrice {
  readonly price: number
  readonly price_neto: number
  readonly discount: number
}

export const netAbovePrice = 'El precio neto no puede ser mayor que el precio.'

/** The percentage that is shown: round(100 × (1 − net / price)); 0 without a price or a net price. */
export const discountOf = ({ price, price_neto }: Pick<BranchPrice, 'price' | 'price_neto'>): number =>
  price > 0 && price_neto > 0 && price_neto <= price ? Math.round(100 * (1 - price_neto / price)) : 0

/** The net price of a typed percentage, in whole pesos. */
export const netOf = (price: number, percentage: number): number => Math.round((price * (100 - percentage)) / 100)

/** Whether the net price contradicts the price. A branch without a price charges its net price. */
export const isNetAbovePrice = ({ price, price_neto }: Pick<BranchPrice, 'price' | 'price_neto'>) => price > 0 && price_neto > price

/** The prices decide: a percentage without a net price computes it, and the stored percentage is always that of the two prices. */
export function settlePrice<P extends BranchPrice>(entry: P): P {
  const price_neto = entry.price_neto === 0 && entry.discount > 0 ? netOf(entry.price, entry.discount) : entry.price_neto
  return { ...entry, price_neto, discount: discountOf({ price: entry.price, price_neto }) }
}

/** One of the three was typed; the others follow. A net price that was the price stays the price; a percentage makes a net price. */
export function changePrice<P extends BranchPrice>(entry: P, field: keyof BranchPrice, value: number): P {
  const isFullPrice = field === 'price' && entry.price_neto === entry.price
  const typed = { ...entry, [field]: value, ...(isFullPrice && { price_neto: value }) }
  if (field !== 'discount') return { ...typed, discount: discountOf(typed) }
  return { ...typed, price_neto: value > 0 ? netOf(entry.price, value) : 0 }
}

/** Whether a price changed by more than a factor of five: a slip of the thousands rather than a new price. */
export const isUnlikelyPrice = (before: number, after: number): boolean =>
  before > 0 && after > 0 && Math.max(before, after) / Math.min(before, after) > 5
