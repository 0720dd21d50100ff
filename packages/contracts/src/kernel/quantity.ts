import { gramsOf } from './money.ts'

/** The cart's limit of units, or of steps of grams, of one product. */
export const maxLineCount = 999

/** Grams that a community line may name: one cart line never weighs more. */
export const maxCommunityGrams = 100_000

type CountType = 'units' | 'grams'

/** What a cart line counts: units, or steps of the product's `unit_gram`. */
export interface CartAmount {
  readonly count: number
  readonly countType: CountType
}

/** The measures of a product at one branch. */
export interface Measures {
  readonly countType: CountType
  readonly only_buy_units?: boolean | undefined
  readonly unit_gram?: number | null | undefined
  readonly grams_x_unidad?: number | null | undefined
  readonly quantity_pum?: number | null | undefined
}

/** Whether grams of it can be bought: it has a step and a price by weight. */
export const isSoldByWeight = ({ countType, only_buy_units, unit_gram, quantity_pum }: Measures): boolean =>
  countType === 'grams' && !only_buy_units && isPositive(unit_gram) && isPositive(quantity_pum)

/**
 * Grams of one piece; null when nothing says it.
 * The grams that one price buys come first: then a change of unit never changes what the line costs by more than rounding.
 */
export function gramsPerPiece({ quantity_pum, grams_x_unidad }: Pick<Measures, 'quantity_pum' | 'grams_x_unidad'>): number | null {
  if (isPositive(quantity_pum)) return quantity_pum
  return isPositive(grams_x_unidad) ? grams_x_unidad : null
}

/**
 * The same amount counted in the other unit, rounded to whole pieces or steps and never to none.
 *
 * @param pieceGrams Grams of one piece.
 * @returns The amount as it is when it is counted so already, or when a measure is missing.
 */
export function convertAmount(amount: CartAmount, to: CountType, unitGram: number | null, pieceGrams: number | null): CartAmount {
  if (amount.countType === to || !isPositive(unitGram) || !isPositive(pieceGrams)) return amount
  const grams = amount.countType === 'grams' ? gramsOf(amount.count, unitGram) : amount.count * pieceGrams
  return { count: wholeCount(grams, to === 'grams' ? unitGram : pieceGrams), countType: to }
}

/**
 * What a line counts after an addition. Units and steps do not add up: counted in grams they do.
 *
 * @param product Its measures; null answers the addition where the units differ.
 */
export function addAmounts(before: CartAmount | null, added: CartAmount, product: Measures | null): CartAmount {
  if (before === null) return added
  if (before.countType === added.countType) return { ...added, count: before.count + added.count }
  if (product === null || !isSoldByWeight(product)) return added
  const inGrams = (amount: CartAmount) => convertAmount(amount, 'grams', product.unit_gram ?? null, gramsPerPiece(product)).count
  return { count: inGrams(before) + inGrams(added), countType: 'grams' }
}

/**
 * What the cart holds for a line of a recipe, market or saved cart, whose `count` is pieces or grams.
 * Grams are rounded to the product's steps; of what comes in whole pieces only, to pieces.
 *
 * @returns Null when it names grams of a product that nobody weighs.
 */
export function cartAmountOf({ count, countType }: CartAmount, product: Measures): CartAmount | null {
  if (countType === 'units') return { count: Math.min(count, maxLineCount), countType }
  if (isSoldByWeight(product)) return { count: wholeCount(count, product.unit_gram ?? 1), countType }
  const piece = product.countType === 'grams' ? gramsPerPiece(product) : null
  return piece === null ? null : { count: wholeCount(count, piece), countType: 'units' }
}

/** The community line of which the cart holds `amount`. */
export const communityAmountOf = ({ count, countType }: CartAmount, unitGram: number | null | undefined): CartAmount => ({
  count: countType === 'grams' ? gramsOf(count, unitGram) : count,
  countType,
})

const wholeCount = (grams: number, each: number): number => Math.min(maxLineCount, Math.max(1, Math.round(grams / each)))

const isPositive = (value: number | null | undefined): value is number => typeof value === 'number' && value > 0
