import type { BranchChange } from '@plaza/contracts/cart/branch-change.entity'
import type { Office } from '@plaza/contracts/branches/office.entity'
import { findOffice } from '../branches/find-office.ts'
import type { OpenCart } from './cart.repository.ts'
import { type CartLine, isSold } from './cart-line.ts'
import { readLines, removeLines, saveLines } from './cart-lines.repository.ts'
import { atAcceptedPrices, totalsOf } from './cart-totals.ts'
import type { CartChange } from './change-cart.ts'
import { availableCount, judge, validate } from './check-lines.ts'
import { dropLostCoupons } from './coupons.ts'

type Destination = Pick<Office, 'id' | 'displayName'>

/** What the shopper decided about lines that the new branch cannot fill; without it they stay until the next check. */
interface Decided {
  readonly remove: readonly string[]
}

export interface Move {
  readonly change: BranchChange
  /** Writes the lines; the caller saves the cart. */
  readonly apply: () => Promise<void>
}

/**
 * Plans the cart's move to another branch: its lines take that branch's prices and its coupons are judged there. `choose` sets the new
 * destination on the cart between the amounts before and after. Null when the cart is there already or holds nothing to price.
 */
export async function planMove(context: CartChange, to: Destination, choose: () => void, decided?: Decided): Promise<Move | null> {
  const { tx, cart, now } = context
  const from = cart.row.branch_office_id
  const before: OpenCart = { ...cart, row: { ...cart.row } }
  choose()
  if (from === to.id) return null
  const [lines, lost] = await Promise.all([readLines(tx, cart.row.id, to.id), dropLostCoupons(tx, cart, now)])
  if (lines.length === 0) return null
  const kept = lines.flatMap((line) => lineAfter(line, decided) ?? [])
  const gone = lines.filter((line) => !kept.some(({ productId }) => productId === line.productId))
  const change: BranchChange = {
    from: from === null ? null : await nameOf(context, from),
    to: { id: to.id, displayName: to.displayName },
    changes: { ...validate(lines), productsReadyToPay: [] },
    coupons_lost: lost,
    before: amountsOf(before, lines, now),
    after: amountsOf(cart, kept, now),
  }
  return { change, apply: () => write(context, lines, kept, gone) }
}

/** The line at the new branch; null when it goes. */
function lineAfter(line: CartLine, decided: Decided | undefined): CartLine | null {
  const moved = isSold(line.current) ? { ...line, snapshot: line.current.product } : line
  if (!decided) return moved
  if (decided.remove.includes(line.productId)) return null
  if (judge(line) === 'ready' || judge(line) === 'price_changed') return moved
  const count = availableCount(line)
  return count > 0 ? { ...moved, count } : null
}

async function write({ tx, cart, now }: CartChange, before: readonly CartLine[], kept: readonly CartLine[], gone: readonly CartLine[]) {
  const orderId = cart.row.id
  const changed = kept.filter((line) => !before.includes(line))
  const lines = changed.map((line) => ({ ...line, orderId, product: line.snapshot, before: null }))
  if (lines.length > 0) saveLines(tx, lines, now)
  const productIds = gone.map(({ productId }) => productId)
  if (productIds.length > 0) await removeLines(tx, orderId, productIds)
}

function amountsOf(cart: OpenCart, lines: readonly CartLine[], now: Date): BranchChange['before'] {
  const { price_subtotal_computed, price_total_bags, coupons_total, price_domicile, price_total_computed } = totalsOf(
    cart,
    atAcceptedPrices(lines),
    now,
  )
  return { price_subtotal_computed, price_total_bags, coupons_total, price_domicile, price_total_computed }
}

async function nameOf({ tx }: CartChange, id: string): Promise<Destination> {
  const office = await findOffice(tx, id)
  return { id, displayName: office?.displayName ?? '' }
}
