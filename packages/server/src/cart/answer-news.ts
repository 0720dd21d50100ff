import type {
  acceptAll as allContract,
  acceptProduct as oneContract,
  rejectProduct as rejectContract,
} from '@plaza/contracts/cart/cart.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { Scope } from '../platform/scope.ts'
import type { CartLine } from './cart-line.ts'
import { readLines, removeLines, repriceLines } from './cart-lines.repository.ts'
import { type CartChange, type CartUses, changeCart } from './change-cart.ts'
import { judge } from './check-lines.ts'
import { leaveOtherBranch } from './leave-other-branch.ts'
import { findLine } from './update-line.ts'

/** a new price is taken; any other news is acknowledged and the line goes. */
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
    leaveOtherBranch(change)
  })

async function accept(change: CartChange, lines: readonly CartLine[]) {
  const judged = lines.map((line) => ({ line, verdict: judge(line) }))
  await remove(
    change,
    judged.filter(({ verdict }) => verdict !== 'ready' && verdict !== 'price_changed').map(({ line }) => line),
  )
  const kept = judged.filter(({ verdict }) => verdict === 'ready' || verdict === 'price_changed')
  await repriceLines(
    change.tx,
    change.cart.row.id,
    kept.map(({ line }) => ({ line, product: line.current?.product ?? line.snapshot })),
  )
  leaveOtherBranch(change)
}

async function remove({ tx, cart }: CartChange, lines: readonly CartLine[]) {
  if (lines.length > 0)
    await removeLines(
      tx,
      cart.row.id,
      lines.map((line) => line.productId),
    )
}
