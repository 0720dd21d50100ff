import type {
  acceptAll as allContract,
  acceptProduct as oneContract,
  rejectProduct as rejectContract,
} from '@plaza/contracts/cart/cart.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { Scope } from '../platform/scope.ts'
import type { CartLine } from './cart-line.ts'
import { readLines, removeLines, saveLines } from './cart-lines.repository.ts'
import { type CartChange, type CartUses, changeCart } from './change-cart.ts'
import { availableCount, judge } from './check-lines.ts'
import { findLine } from './update-line.ts'

/** a new price is taken and what is left of the stock is kept; any other news is acknowledged and the line goes. */
export const acceptProduct = (scope: Scope, input: ParsedInputOf<typeof oneContract>, uses: CartUses) =>
  changeCart(scope, input, uses, async (change) => accept(change, [await findLine(change, input.productId)]))

export const acceptAll = (scope: Scope, input: ParsedInputOf<typeof allContract>, uses: CartUses) =>
  changeCart(scope, input, uses, async (change) => accept(change, await readLines(change.tx, change.cart.row.id, change.branchId)))

export const rejectProduct = (scope: Scope, input: ParsedInputOf<typeof rejectContract>, uses: CartUses) =>
  changeCart(scope, input, uses, async (change) => {
    const line = await findLine(change, input.productId)
    await removeLines(change.tx, change.cart.row.id, [line.productId])
  })

/** Every line with news goes. */
export const rejectAll = (scope: Scope, input: ParsedInputOf<typeof allContract>, uses: CartUses) =>
  changeCart(scope, input, uses, async (change) => {
    const lines = await readLines(change.tx, change.cart.row.id, change.branchId)
    await remove(
      change,
      lines.filter((line) => judge(line) !== 'ready'),
    )
  })

async function accept(change: CartChange, lines: readonly CartLine[]) {
  const { tx, cart, now } = change
  const kept = lines.flatMap((line) => accepted(line) ?? [])
  await remove(
    change,
    lines.filter((line) => !kept.some(({ productId }) => productId === line.productId)),
  )
  const changed = kept.filter((line) => !lines.includes(line))
  const written = changed.map((line) => ({ ...line, orderId: cart.row.id, product: line.snapshot, before: null }))
  if (written.length > 0) saveLines(tx, written, now)
}

/** The line as it is after a yes; null when it goes. */
function accepted(line: CartLine): CartLine | null {
  const verdict = judge(line)
  if (verdict === 'ready' && line.current?.product.office_id === line.snapshot.office_id) return line
  const count = availableCount(line)
  return count > 0 && line.current ? { ...line, count, snapshot: line.current.product } : null
}

async function remove({ tx, cart }: CartChange, lines: readonly CartLine[]) {
  if (lines.length > 0)
    await removeLines(
      tx,
      cart.row.id,
      lines.map((line) => line.productId),
    )
}
