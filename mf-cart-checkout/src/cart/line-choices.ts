import { cuts } from '@plaza/contracts/catalog/choices'
import { type CountType, countTypes } from '@plaza/contracts/catalog/product.entity'
import type { CartLine } from './cart-state.ts'

/** S-4-037: the unit asked for, or the line's own when there is no such unit; that is a mistake of ours, nothing to tell shoppers. */
export function unitFrom(asked: string, line: Pick<CartLine, 'countType'>): CountType {
  const known = countTypes.find((each) => each === asked)
  if (!known) console.warn(`Unknown unit type: ${asked}`)
  return known ?? line.countType
}

/** a kind of option without values of its own offers the four cuts. */
export const valuesOf = (values: readonly string[]): readonly string[] => (values.length > 0 ? values : cuts)

/** The options with one of them chosen anew; an empty value takes it away. */
export const withOption = (tags: CartLine['optionsTags'], label: string, value: string): CartLine['optionsTags'] => [
  ...tags.filter((tag) => tag.label !== label),
  ...(value ? [{ label, value }] : []),
]
