import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { CartValidation, ValidationEntry, ValidationErrorType } from '@plaza/contracts/cart/validation.entity'
import { type CartLine, isSold, priceOf, stockNeed, toLine } from './cart-line.ts'
import { countDisplay } from '@plaza/contracts/kernel/money'
import { lineTotal } from './money.ts'

export type Verdict = 'ready' | ValidationErrorType

/** What happened to a line since the shopper accepted it, seen from the branch its `current` was read for. The worst news comes first. */
export function judge(line: CartLine): Verdict {
  if (line.current === null) return 'not_found'
  if (line.current.inactive) return 'inactive'
  if (!isSold(line.current) || line.current.stock < stockNeed(line, line.current.product)) return 'without_stock'
  const [now, accepted] = [line.current.product, line.snapshot]
  const same = priceOf(now) === priceOf(accepted) && lineTotal({ ...line, product: now }) === lineTotal({ ...line, product: accepted })
  return same ? 'ready' : 'price_changed'
}

/** How many of the wanted ones the branch has, in the line's own count; 0 when it does not sell them. */
export function availableCount(line: CartLine): number {
  if (!isSold(line.current) || line.current.inactive) return 0
  const each = stockNeed({ count: 1, countType: line.countType }, line.current.product)
  return Math.max(0, Math.min(line.count, Math.floor(line.current.stock / each)))
}

/** The four lists of the dialog and the lines without news. */
export function validate(lines: readonly CartLine[]): CartValidation {
  const judged = lines.map((line) => ({ line, verdict: judge(line) }))
  const entriesOf = (wanted: Verdict) => judged.filter(({ verdict }) => verdict === wanted).map(({ line }) => entryOf(line, wanted))
  return {
    productsDifferentPrice: entriesOf('price_changed'),
    productsInactive: entriesOf('inactive'),
    productsNotExists: entriesOf('not_found'),
    productsWithoutStock: entriesOf('without_stock'),
    productsReadyToPay: judged.filter(({ verdict }) => verdict === 'ready').map(({ line }) => toLine(line, line.snapshot)),
  }
}

const messages: Record<Verdict, string> = {
  ready: '',
  price_changed: cartTexts.priceChanged,
  inactive: cartTexts.inactive,
  not_found: cartTexts.notFound,
  without_stock: cartTexts.withoutStock,
}

function entryOf(line: CartLine, verdict: Verdict): ValidationEntry {
  const product = line.current?.product ?? line.snapshot
  const available = availableCount(line)
  const notHere = line.current !== null && !line.current.inactive && !isSold(line.current)
  return {
    product_id: line.productId,
    product: { ...product, category_id: product.category_id ?? '', sub_category_id: product.sub_category_id ?? '' },
    product_name: product.title,
    product_image: product.photoUrl ?? null,
    error_type: verdict,
    message: notHere ? cartTexts.notAtBranch : messages[verdict],
    current_price: isSold(line.current) ? priceOf(line.current.product) : null,
    cart_price: priceOf(line.snapshot),
    countDisplay: displayOf(line, line.count),
    cart_total: lineTotal({ ...line, product: line.snapshot }),
    current_total: isSold(line.current) ? lineTotal({ ...line, count: available, product: line.current.product }) : null,
    available_count: available,
    available_display: available > 0 ? displayOf(line, available) : null,
  }
}

const displayOf = ({ countType, snapshot }: CartLine, count: number) =>
  countDisplay({ count, countType, unit_gram: snapshot.unit_gram ?? null })
