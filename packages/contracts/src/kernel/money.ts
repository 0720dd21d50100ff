/**
 * Money is whole Colombian pesos in a plain integer. Nothing else in the product adds, multiplies or rounds money.
 * All functions throw a RangeError when given a fraction of a peso, because that amount was made elsewhere.
 */
export type Pesos = number

/** S-1-003: `$50.000`; no decimals, no space. */
export const formatPesos = (amount: Pesos): string => `${amount < 0 ? '-' : ''}$${grouped(Math.abs(whole(amount)))}`

/** Units that shoppers compare by the thousand of them. */
const perThousand: readonly [RegExp, string][] = [
  [/^(g|gr|grs|gramos?)$/i, 'kg'],
  [/^(ml|cc|cm3|mililitros?)$/i, 'L'],
]

/**
 * Price per unit of measure (PUM), the one price that may need decimals. Mass reads by the kilogram and volume by the litre, so that a category
 * has one unit: `$5.300 / kg`, `$3.980 / L`; anything else as it is: `$412,50 / und`.
 *
 * @param value - Pesos for one `unit`.
 * @param unit - As written on the product.
 */
export function formatUnitPrice(value: number, unit: string | null | undefined): string {
  const [price, shown] = unitPrice(value, unit)
  return shown ? `${withCents(price)} / ${shown}` : withCents(price)
}

/** The price and the unit that shoppers compare by. */
export function unitPrice(value: number, unit: string | null | undefined): [price: number, unit: string] {
  const written = unit?.trim() ?? ''
  const large = perThousand.find(([small]) => small.test(written))
  return large ? [Math.round(value * 1000), large[1]] : [value, written]
}

function withCents(value: number): string {
  const cents = Math.round(value * 100)
  const pesos = `$${grouped(Math.trunc(cents / 100))}`
  return cents % 100 === 0 ? pesos : `${pesos},${String(cents % 100).padStart(2, '0')}`
}

export const sum = (amounts: readonly Pesos[]): Pesos => amounts.reduce((total, amount) => total + whole(amount), 0)
export const times = (price: Pesos, count: number): Pesos => whole(price) * whole(count)

/** A share of an amount: `amount` × `part` / `of`, half a peso rounds up. All three are integers, `of` above 0. */
export function share(amount: Pesos, part: number, of: number): Pesos {
  const product = whole(amount) * whole(part)
  return divide(product * 2 + whole(of), of * 2)
}

/** A percentage of an amount; percentages count to a thousandth. */
export const percentOf = (amount: Pesos, percentage: number): Pesos => share(amount, Math.round(percentage * 1000), 100_000)

interface Priced {
  readonly price?: Pesos | null | undefined
  readonly price_neto?: Pesos | null | undefined
  readonly quantity_pum?: number | null | undefined
}

/** the net price when above 0, else the price; null when the branch has neither. */
export function chargedPrice({ price, price_neto }: Priced): Pesos | null {
  if (price_neto && price_neto > 0) return price_neto
  return price && price > 0 ? price : null
}

/** S-9-009: net price / quantity per unit price × grams, rounded to whole pesos; null without a price or quantity. */
export function gramPrice(entry: Priced, grams: number): Pesos | null {
  const price = chargedPrice(entry)
  const quantity = entry.quantity_pum ?? 0
  return price === null || quantity <= 0 ? null : share(price, grams, quantity)
}

/** S-9-010: grams of a line sold by weight. */
export const gramsOf = (count: number, unitGram: number | null | undefined): number => count * (unitGram ?? 0)

interface Counted {
  readonly count: number
  readonly countType: 'units' | 'grams'
  readonly unit_gram?: number | null | undefined
}

/** What a line costs at one branch; null when it has no price there. */
export function linePrice(entry: Priced, { count, countType, unit_gram }: Counted): Pesos | null {
  if (countType === 'grams') return gramPrice(entry, gramsOf(count, unit_gram))
  const price = chargedPrice(entry)
  return price === null ? null : times(price, count)
}

/** What a line counts, as people read it: `3` or `750 g`. */
export const countDisplay = ({ count, countType, unit_gram }: Counted): string =>
  countType === 'grams' ? formatGrams(gramsOf(count, unit_gram)) : String(count)

/** `1.500 g`. */
export const formatGrams = (grams: number): string => `${grouped(grams)} g`

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of pesos: ${amount}`)
  return amount
}

/** Integer division downwards; by remainder, because a float quotient may round up. */
function divide(dividend: number, divisor: number): number {
  const rest = ((whole(dividend) % divisor) + divisor) % divisor
  return (dividend - rest) / divisor
}

const grouped = (digits: number): string => String(digits).replace(/\B(?=(\d{3})+$)/g, '.')
