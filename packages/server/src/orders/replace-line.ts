import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import type { answerReplacement as answerContract, proposeReplacement as proposeContract } from '@plaza/contracts/orders/picking.api'
import { currentOffer } from '../cart/current-offer.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { lockOrder, type StoredReplacement } from './order.repository.ts'
import type { OrderRow } from './order-record.ts'
import { keepPicked, lockPicking } from './picked-order.ts'
import { addReplacementLine, type PickLineRow, readPickLines, savePick } from './picking.repository.ts'
import { notifyOwner } from './notify-owner.ts'
import { guardedShelf } from './stock.ts'

type Uses = Pick<SharedUses, 'db' | 'clock'>

/** Offers another product for one that is missing, at no more than the missing one's price. It is no line before the shopper says yes. */
export const proposeReplacement = (
  scope: Scope,
  { id, productId, replacement_id, count }: ParsedInputOf<typeof proposeContract>,
  { db, clock }: Uses,
): Promise<{ order: Order }> =>
  db.withTenant(scope.business, async (tx) => {
    const { row, user, lines } = await lockPicking(tx, scope, id)
    const line = lines.find(({ product_id }) => product_id === productId) ?? fail(orderProblems.lineMissing)
    const isThere = lines.some(({ product_id }) => product_id === replacement_id)
    const offer = await currentOffer(tx, replacement_id, row.branch_office_id ?? '', count)
    if (line.mark === 'replaced' || isThere || !offer || offer.stock < offer.stockNeeded) fail(orderProblems.replacementInvalid)
    const { title, subTitle, photoUrl } = offer.product
    const replacement: StoredReplacement = {
      product_id: replacement_id,
      title: title ?? '',
      subTitle: subTitle ?? null,
      photoUrl: photoUrl ?? null,
      countDisplay: offer.countDisplay,
      totalPrice: Math.min(offer.total, line.ordered_total),
      answer: null,
      count,
    }
    await savePick(tx, id, { ...line, mark: 'missing', found: null, total_price: 0, replacement })
    await notifyOwner(
      tx,
      row,
      `No encontramos ${line.product.title} y te proponemos ${replacement.title}. ¿Lo aceptas? Si no respondes, ese producto no se cobra.`,
    )
    const what = `Propuso ${replacement.title} en lugar de ${line.product.title}`
    return keepPicked(tx, scope, row, { user, what, now: clock.now() })
  })

/** Only the owner answers, and only while products are being selected. A yes takes the stock; when it is gone meanwhile there is no yes. */
export const answerReplacement = (
  scope: Scope,
  { id, productId, accept }: ParsedInputOf<typeof answerContract>,
  { db, clock }: Uses,
): Promise<{ order: Order }> =>
  db.withTenant(scope.business, async (tx) => {
    const user = scope.user ?? fail(commonProblems.unauthenticated)
    const row = await lockOrder(tx, id)
    if (!row || row.user_id !== user.id) fail(orderProblems.notFound)
    const line = (await readPickLines(tx, id)).find(({ product_id }) => product_id === productId) ?? fail(orderProblems.lineMissing)
    const { replacement } = line
    if (row.state !== '8_store_select_products' || !replacement || replacement.answer) fail(orderProblems.answered)
    if (accept) await takeReplacement(tx, row, line, replacement)
    else await savePick(tx, id, { ...line, replacement: { ...replacement, answer: 'declined' } })
    const what = accept ? `Aceptó ${replacement.title} en lugar de ${line.product.title}` : `No quiso ${replacement.title}`
    return keepPicked(tx, scope, row, { user, what, now: clock.now() })
  })

async function takeReplacement(tx: Tx, row: OrderRow, line: PickLineRow, replacement: StoredReplacement) {
  const branch = row.branch_office_id ?? ''
  await guardedShelf.hold(tx, branch, [replacement.product_id])
  const offer = (await currentOffer(tx, replacement.product_id, branch, replacement.count)) ?? fail(orderProblems.replacementInvalid)
  const short = await guardedShelf.take(tx, branch, [{ productId: replacement.product_id, amount: offer.stockNeeded }])
  if (short.length > 0) fail(orderProblems.replacementInvalid)
  await savePick(tx, row.id, { ...line, mark: 'replaced', replacement: { ...replacement, answer: 'accepted' } })
  await addReplacementLine(tx, row.id, {
    original: line,
    replacement,
    product: offer.product,
    countType: offer.countType,
    priceBase: offer.priceBase,
    stockTaken: offer.stockNeeded,
  })
}
