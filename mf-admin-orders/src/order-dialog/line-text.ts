import type { Line } from '@plaza/contracts/cart/line.entity'
import { gramsOf } from '@plaza/contracts/kernel/money'

/** Units, or grams of a weighed line. */
export const orderedAmount = ({ count, countType, product }: Line): number =>
  countType === 'grams' ? gramsOf(count, product.unit_gram) || count : count

/** Fewer units than ordered. A scale hardly ever says exactly the grams that were ordered. */
export const isPartlyFound = (line: Line): boolean =>
  line.countType === 'units' && line.picking?.mark === 'found' && (line.picking.found ?? line.count) < line.count

/** What was ordered, and beside it what was found of it: `4`, `2 de 4`, `480 g de 500 g`. */
export function amountText(line: Line): string {
  const ordered = line.countDisplay ?? String(line.count)
  if (isPartlyFound(line)) return `${line.picking?.found} de ${ordered}`
  const weighed = line.countDisplayForceGrams
  return weighed && weighed !== ordered ? `${weighed} de ${ordered}` : ordered
}

/** Said where a replacement comes in another size than what it replaces. Null where both are alike or a size is not known. */
export function sizeWarning(ordered: string | null | undefined, offered: string | null | undefined): string | null {
  if (!ordered || !offered || plain(ordered) === plain(offered)) return null
  return `Otro tamaño: pidieron «${ordered.trim()}» y este es «${offered.trim()}».`
}

const plain = (size: string) => size.toLowerCase().replace(/\s+/g, '').replace(',', '.')
