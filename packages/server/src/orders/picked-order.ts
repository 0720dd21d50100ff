import { cartTotal, couponAmount } from '@plaza/contracts/cart/totals'
import { actorsOf } from '@plaza/contracts/orders/lifecycle'
import { isAdminOrSuper } from '@plaza/contracts/account/role'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { share, sum } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import { savedOn } from '../cart/money.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import { recordChange } from './order-changes.ts'
import type { OrderRow } from './order-record.ts'
import { lockOrder } from './order.repository.ts'
import { orderedAmount } from './picked-total.ts'
import { type PickLineRow, readPickLines, saveTotals } from './picking.repository.ts'
import { showRow, toViewed, viewerOf } from './show-order.ts'
import { tellOrder } from './tell-order.ts'

export interface Picking {
  readonly row: OrderRow
  readonly user: Visitor
  readonly lines: PickLineRow[]
}

/** The order, locked, for staff of its branch or the picker it is assigned to, while products are being selected. */
export async function lockPicking(tx: Tx, scope: Scope, id: string): Promise<Picking> {
  const user = scope.user ?? fail(commonProblems.unauthenticated)
  const row = (await lockOrder(tx, id)) ?? fail(orderProblems.notFound)
  const who = actorsOf(toViewed(row), viewerOf(scope))
  if (!who.includes('staff') && !who.includes('picker')) fail(isAdminOrSuper(user.role) ? orderProblems.notFound : commonProblems.forbidden)
  if (row.state !== '8_store_select_products') fail(orderProblems.notPicking)
  return { row, user, lines: await readPickLines(tx, id) }
}

interface Done {
  readonly user: Visitor
  readonly what: string
  readonly now: Date
}

/** Works the order out anew after a line changed, writes what was done and tells everybody who looks at it. */
export async function keepPicked(tx: Tx, scope: Scope, row: OrderRow, done: Done): Promise<{ order: Order }> {
  const lines = await readPickLines(tx, row.id)
  Object.assign(row, totalsOf(row, lines), { last_update: done.now })
  row.delivery = { ...row.delivery, ...marksOf(lines) }
  await saveTotals(tx, row)
  recordChange(tx, row.id, done)
  tellOrder(tx, row)
  return { order: await showRow(tx, scope, row) }
}

/** Bags and delivery stay as they were ordered; a percentage follows what is left. */
function totalsOf(row: OrderRow, lines: readonly PickLineRow[]) {
  const amounts = lines.map(({ product_id, total_price }) => ({ id: product_id, totalPrice: total_price }))
  const coupons_applyed = row.coupons_applyed.map((coupon) => ({ ...coupon, amount: couponAmount(coupon, amounts) }))
  const subtotal = sum(amounts.map(({ totalPrice }) => totalPrice))
  const coupons = Math.min(sum(coupons_applyed.map(({ amount }) => amount)), subtotal)
  return {
    coupons_applyed,
    price_subtotal_computed: subtotal,
    coupons_total: coupons,
    discounts_total: sum(lines.map(savedOnLine)),
    price_total_computed: cartTotal({
      type: row.type,
      subtotal,
      bags: row.price_total_bags,
      coupons,
      delivery: row.price_domicile,
    }),
  }
}

const savedOnLine = ({ count, count_type, product, total_price, ordered_total }: PickLineRow) =>
  ordered_total === 0 ? 0 : share(savedOn({ count, countType: count_type, product }), total_price, ordered_total)

/** S-3-061. */
const marksOf = (lines: readonly PickLineRow[]) => {
  const ids = (fits: (line: PickLineRow) => boolean) => lines.filter(fits).map(({ product_id }) => product_id)
  return {
    products_approved_ids: ids(({ mark }) => mark === 'found'),
    products_rejected_ids: ids(({ mark }) => mark === 'missing'),
    products_modified: ids((line) => line.mark === 'replaced' || (line.found !== null && line.found !== orderedAmount(line))),
  }
}
