import type { Database, Tx } from '../platform/database.ts'
import { type Adding, grownLine } from './grown-line.ts'
import { lockOpenCarts, type OpenCart } from './cart.repository.ts'
import { type CartLine, isSold } from './cart-line.ts'
import { type OpenOffer, readOpenOffers, saveLines } from './cart-lines.repository.ts'
import { type LineChanged, type Settled, settleLines, withLine } from './change-cart.ts'
import { sharing, unlessRefused } from './sharing.ts'

/**
 * Adds to the shopper's open cart in one transaction with what other shoppers of the business add at this moment. Null when this addition must
 * be done by itself, and nothing is done then: there is no cart yet, somebody else holds it, or something is wrong, which is told there.
 */
export const addWithOthers = (db: Database, business: string, adding: Adding): Promise<Settled | null> => share(db, business, adding)

const share = sharing<Adding, Settled>({ keyOf: ({ user }) => user.id, options: { keptPlans: true }, work: addInOne })

async function addInOne(tx: Tx, addings: readonly Adding[]): Promise<() => Promise<readonly (Settled | null)[]>> {
  const users = addings.map(({ user }) => user.id)
  const asked = addings.map(({ user, productId, branchId }) => ({ userId: user.id, productId, branchId }))
  // Asked in one breath; the lines are read behind the carts' locks.
  const [carts, offers] = await Promise.all([lockOpenCarts(tx, users), readOpenOffers(tx, asked)])
  const changed = addings.flatMap(
    (adding, at) => unlessRefused(() => judge(adding, carts.get(adding.user.id), offers[at] as OpenOffer)) ?? [],
  )
  if (changed.length === 0) return async () => addings.map(() => null)
  const now = (addings[0] as Adding).now
  saveLines(
    tx,
    changed.map(({ cart, line, before }) => ({ ...line, orderId: cart.row.id, product: line.snapshot, before })),
    now,
  )
  const settled = settleLines(tx, changed, now)
  const byUser = new Map(changed.map(({ user }, at) => [user.id, settled[at] as Settled]))
  return async () => users.map((user) => byUser.get(user) ?? null)
}

interface Judged extends LineChanged {
  readonly line: CartLine
  readonly before: CartLine | null
}

function judge(adding: Adding, cart: OpenCart | undefined, { branchId, current, line: before, others }: OpenOffer): Judged | null {
  if (!cart || !isSold(current) || !others || cart.row.coupons_applyed.length > 0) return null
  // An empty cart of another branch moves to this one, and its destination goes.
  if (cart.row.branch_office_id !== branchId) return null
  const line = grownLine(adding, before, current)
  return { ...withLine({ ...adding, cart }, line, others), line, before }
}
