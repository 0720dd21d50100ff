import { mayMove } from '@plaza/contracts/orders/lifecycle'
import { settingsSql, toSettings } from '../cart/cart-settings.ts'
import type { Tx } from '../platform/database.ts'
import type { SharedUses } from '../platform/uses.ts'
import { moveOrder } from './change-order.ts'
import { foldTallies } from './order-list.repository.ts'
import { orderColumns, type OrderRow } from './order-record.ts'

type Uses = Pick<SharedUses, 'db' | 'clock' | 'directory'>

export const unpaidReason = 'El pago en línea no se completó a tiempo.'
const sweepEvery = 60_000

/**
 * Cancels online orders still unpaid `payment_hold_minutes` after they were placed, or after their payment was taken back, and gives their
 * stock back. Answers how many.
 */
export async function cancelUnpaidOrders(uses: Uses): Promise<number> {
  let cancelled = 0
  for (const { id } of uses.directory.all()) {
    while (await cancelOldest(id, uses)) cancelled++
  }
  return cancelled
}

const tallyRows = 500

/** The counts of every business stay a few rows each. */
async function foldAllTallies({ db, directory }: Uses) {
  for (const { id } of directory.all()) await db.withTenant(id, (tx) => foldTallies(tx, tallyRows))
}

/** Looks once a minute; several instances may do so at once. */
export function sweepUnpaidOrders(uses: Uses & Pick<SharedUses, 'log'>): { close(): void } {
  const timer = setInterval(() => {
    cancelUnpaidOrders(uses).catch((error: Error) => uses.log.warn({ err: error }, 'unpaid orders could not be cancelled'))
    foldAllTallies(uses).catch((error: Error) => uses.log.warn({ err: error }, 'the counts of orders could not be folded'))
  }, sweepEvery)
  timer.unref()
  return { close: () => clearInterval(timer) }
}

// One order per transaction: locks of several orders' products would not stand in one order.
const cancelOldest = (business: string, { db, clock }: Uses): Promise<boolean> =>
  db.withTenant(business, async (tx) => {
    const now = clock.now()
    const row = await lockDue(tx, now)
    if (!row || !mayMove(row.state, '12_store_cancel_order', 'server')) return false
    await moveOrder(tx, row, { to: '12_store_cancel_order', user: null, reason: unpaidReason, now })
    return true
  })

// An order that someone is changing right now is left for the next look.
async function lockDue(tx: Tx, now: Date): Promise<OrderRow | undefined> {
  const [found] = await tx.query<{ settings: Parameters<typeof toSettings>[0] }>(
    `select ${settingsSql} as settings`,
    [tx.business],
    'unpaid-settings',
  )
  const minutes = toSettings(found?.settings ?? null).payment_hold_minutes
  const due = await tx.query<OrderRow>(
    `select ${orderColumns} from orders o
     where o.business_id = $1 and o.state in ('5_waiting_online_payment', '11_store_onlinepayment_fail')
       and o.placed_at <= $2 and (o.payment_voided_at is null or o.payment_voided_at <= $2)
     order by o.placed_at limit 1 for update skip locked`,
    [tx.business, new Date(now.getTime() - minutes * 60_000)],
    'unpaid-due',
  )
  return due[0]
}
