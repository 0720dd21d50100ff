import type { updateLine as contract } from '@plaza/contracts/cart/cart.api'
import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { type CartAmount, convertAmount, gramsPerPiece } from '@plaza/contracts/kernel/quantity'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { refuseGrams } from './grown-line.ts'
import { type CartLine, isSold, type Snapshot } from './cart-line.ts'
import { readLines, readOffer, readOtherSums, removeLines, saveLines } from './cart-lines.repository.ts'
import { type CartChange, type CartUses, changeCart, settleLines, withLine } from './change-cart.ts'

type Input = ParsedInputOf<typeof contract>

/** Changes a line or, with count 0, removes it. It keeps the price that was accepted. */
export const updateLine = (scope: Scope, input: Input, uses: CartUses) =>
  changeCart(scope, input, uses, async (change) => {
    const { tx, cart, user } = change
    const [line, others] = await Promise.all([
      findLine(change, input.productId),
      input.only === 'line' ? readOtherSums(tx, user.id, input.productId) : null,
    ])
    const after = input.count === 0 ? null : rewrite(change, input, line)
    if (after === null) await removeLines(tx, cart.row.id, [line.productId])
    if (others === null || cart.row.coupons_applyed.length > 0) return
    return settleLines(tx, [withLine(change, after, others)], change.now)[0]
  })

/** The line of a product, also of one that left the catalogue. */
export async function findLine({ tx, cart, branchId }: CartChange, productId: string): Promise<CartLine> {
  const { current, line } = await readOffer(tx, cart.row.id, productId, branchId)
  if (line) return line
  const vanished = current === null && (await readLines(tx, cart.row.id, branchId)).find((each) => each.productId === productId)
  return vanished || fail(cartProblems.lineNotFound)
}

/** A change of unit alone keeps the amount: five steps of 100 g become one piece of 500 g. */
function amountAfter({ count, countType }: Input, line: CartLine, product: Snapshot): CartAmount {
  if (count !== undefined || countType === undefined) return { count: count ?? line.count, countType: countType ?? line.countType }
  return convertAmount(line, countType, product.unit_gram ?? null, gramsPerPiece(product))
}

/** Writes the line; answers it as it is now. */
function rewrite({ tx, cart, now }: CartChange, input: Input, line: CartLine): CartLine {
  const product = line.snapshot
  const { count, countType } = amountAfter(input, line, product)
  const wantsMore = count > line.count || countType !== line.countType
  if (wantsMore && !isSold(line.current)) fail(cartProblems.notAtBranch)
  refuseGrams(countType, product)
  const written = {
    count,
    countType,
    maturity: input.maturity === undefined ? line.maturity : input.maturity,
    comment: input.comment === undefined ? line.comment : (input.comment ?? ''),
    optionsTags: [...(input.optionsTags ?? line.optionsTags)],
  }
  saveLines(tx, [{ orderId: cart.row.id, productId: line.productId, ...written, product, before: line }], now)
  return { ...line, ...written, snapshot: product }
}
