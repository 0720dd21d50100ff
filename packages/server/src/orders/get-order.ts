import { actorsOf } from '@plaza/contracts/orders/lifecycle'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { isCart } from '@plaza/contracts/orders/order-state'
import type { getOrder as contract } from '@plaza/contracts/orders/orders.api'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { paymentsOfOrder } from '../payments/list-payments.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import type { OrderRow } from './order-record.ts'
import { findOrder, findOrderByNumber } from './order.repository.ts'
import { readNotes } from './order-notes.ts'
import { readChanges } from './order-changes.ts'
import { sees, showRow, toViewed, viewerOf } from './show-order.ts'

type Answer = OutputOf<typeof contract>

/** Anyone with the id sees the order, strangers masked; a number or an open cart only those who may see its people. */
export async function getOrder(scope: Scope, { id }: { id: string }, { db }: Pick<SharedUses, 'db'>): Promise<Answer> {
  return db.withTenant(scope.business, async (tx) => {
    const row = await find(tx, scope, id)
    const order: Order = await showRow(tx, scope, row)
    const who = actorsOf(toViewed(row), viewerOf(scope))
    const isStaff = who.includes('staff')
    const changes = isStaff ? { changes: await readChanges(tx, row.id) } : {}
    const notes = isStaff || who.includes('picker') ? { notes: await readNotes(tx, row.id) } : {}
    const isOwner = scope.user?.id === row.user_id
    const isPaidOnline = row.payment_method_selected === 'online' && (isStaff || isOwner)
    const payments = isPaidOnline ? { payments: await paymentsOfOrder(tx, row.id, isStaff) } : {}
    return { order, client: sees(viewerOf(scope), row) ? await clientOf(tx, row) : null, ...changes, ...payments, ...notes }
  })
}

async function find(tx: Tx, scope: Scope, id: string): Promise<OrderRow> {
  const byId = await findOrder(tx, id)
  const row = byId ?? (/^\d{1,15}$/.test(id) ? await findOrderByNumber(tx, Number(id)) : null)
  if (!row || ((!byId || isCart(row.state)) && !sees(viewerOf(scope), row))) fail(orderProblems.notFound)
  return row
}

async function clientOf(tx: Tx, { user_id }: OrderRow): Promise<Answer['client']> {
  const [client] = await tx.query<NonNullable<Answer['client']>>(
    'select id, name, last_name, email, phone, identification_card, photo_url as "photoUrl" from users where business_id = $1 and id = $2',
    [tx.business, user_id],
    'order-client',
  )
  return client ?? null
}
