import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { CartValidation, ValidationEntry, ValidationErrorType } from '@plaza/contracts/cart/validation.entity'
import { type CartLine, isSold, priceOf, stockNeed, toLine } from './cart-line.ts'
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
  }
}
