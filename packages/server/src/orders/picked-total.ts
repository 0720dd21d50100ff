import type { LineProduct, PickMark } from '@plaza/contracts/cart/line.entity'
import { gramPrice, gramsOf, type Pesos, share } from '@plaza/contracts/kernel/money'

export interface PickedLine {
  readonly count: number
  readonly count_type: 'units' | 'grams'
  readonly product: LineProduct
  /** What the shopper was promised to pay at most. */
  readonly ordered_total: Pesos
}

/** Units, or grams of a weighed line. */
export const orderedAmount = ({ count, count_type, product }: PickedLine): number =>
  count_type === 'grams' ? gramsOf(count, product.unit_gram) || count : count

/** A scale rarely hits the gram: a fifth more may go into the bag. Of what is counted nobody gets more. */
export const mostFound = (line: PickedLine): number =>
  line.count_type === 'grams' ? Math.ceil(orderedAmount(line) * 1.2) : orderedAmount(line)

/** What a line costs once it was looked for: nothing when it is not there, and never more than was promised. */
export function pickedTotal(line: PickedLine, mark: PickMark | null, found: number | null): Pesos {
  if (mark === 'missing' || mark === 'replaced') return 0
  const ordered = orderedAmount(line)
  if (mark === null || found === null || found >= ordered) return line.ordered_total
  const byWeight = line.count_type === 'grams' ? gramPrice(line.product, found) : null
  return Math.min(line.ordered_total, byWeight ?? share(line.ordered_total, found, ordered))
}
