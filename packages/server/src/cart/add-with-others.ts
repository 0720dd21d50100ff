import { cartProblems } from '@plaza/contracts/cart/cart.messages'
import pg from 'pg'
import type { Database, Tx } from '../platform/database.ts'
import { fail, ProblemError } from '../platform/problems.ts'
import { together } from '../platform/together.ts'
import { type Adding, grownLine } from './grown-line.ts'
import { lockOpenCarts, type OpenCart } from './cart.repository.ts'
import { isSold } from './cart-line.ts'
import { type OpenOffer, readOpenOffers, saveLines } from './cart-lines.repository.ts'
import { type LineChanged, type Settled, settleLines, withLine } from './change-cart.ts'
import { leaveOtherBranch } from './leave-other-branch.ts'

/**
 * Adds to the shopper's open cart in one transaction with what other shoppers of the business add at this moment: most of what an addition
 * costs is the transaction and its statements, not its rows. Null when this addition must be done by itself, and nothing is done then.
 */
export function addWithOthers(db: Database, business: string, adding: Adding): Promise<Settled | null> {
  const ofDatabase = adders.get(db) ?? new Map<string, (adding: Adding) => Promise<Settled | null>>()
  adders.set(db, ofDatabase)
  const ofBusiness = ofDatabase.get(business) ?? together((addings) => addAll(db, business, addings), { atOnce, most, keyOf })
  ofDatabase.set(business, ofBusiness)
  return ofBusiness(adding)
}

const adders = new WeakMap<Database, Map<string, (adding: Adding) => Promise<Settled | null>>>()
const keyOf = ({ user }: Adding) => user.id
// One after the other: the next grows while PostgreSQL works on this one, and larger ones cost less. (packages/e2e/README.md)
const atOnce = 1
const most = 32

type Outcome = PromiseSettledResult<Settled | null>

async function addAll(db: Database, business: string, addings: readonly Adding[]): Promise<readonly Outcome[]> {
  try {
    return await db.withTenant(business, (tx) => addInOne(tx, addings))
  } catch (error) {
    // One that PostgreSQL refuses must not spoil the others'. After a lost connection nobody knows whether it was written: that is told.
    if (addings.length === 1 || !isRefusal(error)) throw error
    return addings.map(() => alone)
  }
}

const isRefusal = (error: unknown) => error instanceof pg.DatabaseError && error.severity === 'ERROR'
const alone: Outcome = { status: 'fulfilled', value: null }

async function addInOne(tx: Tx, addings: readonly Adding[]): Promise<readonly Outcome[]> {
  // Asked in one breath; the lines are read behind the carts' locks.
  const [carts, offers] = await Promise.all([
    lockOpenCarts(
      tx,
      addings.map(({ user }) => user.id),
    ),
    readOpenOffers(
      tx,
      addings.map(({ user, productId, branchId }) => ({ userId: user.id, productId, branchId })),
    ),
  ])
  const judged = addings.map((adding, at) => judge(adding, carts.get(adding.user.id), offers[at] as OpenOffer))
  const changed = judged.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []))
  const now = (addings[0] as Adding).now
  if (changed.length > 0) {
    saveLines(
      tx,
      changed.map(({ cart, line, before }) => ({ ...line, orderId: cart.row.id, product: line.snapshot, before })),
      now,
    )
  }
  const settled = settleLines(tx, changed, now).values()
  return judged.map((each) =>
    each.status === 'fulfilled' && each.value ? { status: 'fulfilled', value: settled.next().value as Settled } : each,
  ) as Outcome[]
}

type Judged = PromiseSettledResult<(LineChanged & { line: NonNullable<LineChanged['line']>; before: OpenOffer['line'] }) | null>

function judge(adding: Adding, cart: OpenCart | undefined, { current, line: before, others }: OpenOffer): Judged {
  try {
    if (!isSold(current)) fail(cartProblems.notAtBranch)
    if (!cart || !others || cart.row.coupons_applyed.length > 0) return { status: 'fulfilled', value: null }
    const line = grownLine(adding, before, current)
    leaveOtherBranch({ cart, branchId: adding.branchId })
    return { status: 'fulfilled', value: { ...withLine({ ...adding, cart }, line, others), line, before } }
  } catch (reason) {
    if (reason instanceof ProblemError) return { status: 'rejected', reason }
    throw reason
  }
}
