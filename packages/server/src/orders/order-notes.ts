import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { actorsOf } from '@plaza/contracts/orders/lifecycle'
import type { addOrderNote as contract, OrderNote } from '@plaza/contracts/orders/orders.api'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { findOrder } from './order.repository.ts'
import { toViewed, viewerOf } from './show-order.ts'
import { tellOrder } from './tell-order.ts'

interface NoteRow {
  readonly id: number
  readonly date: Date
  readonly user: string
  readonly text: string
}

/** Adds an internal note. Staff of another branch have no such order. */
export const addOrderNote = (
  scope: Scope,
  { id, text }: ParsedInputOf<typeof contract>,
  { db, clock }: Pick<SharedUses, 'db' | 'clock'>,
): Promise<{ note: OrderNote }> =>
  db.withTenant(scope.business, async (tx) => {
    const user = scope.user ?? fail(commonProblems.unauthenticated)
    const row = await findOrder(tx, id)
    if (!row?.placed_at || !actorsOf(toViewed(row), viewerOf(scope)).includes('staff')) fail(orderProblems.notFound)
    const [note] = await tx.query<NoteRow>(
      `insert into order_notes (business_id, order_id, date, user_id, user_name, private_note) values ($1, $2, $3, $4, $5, $6)
       returning id::int, date, user_name as "user", private_note as text`,
      [tx.business, id, clock.now(), user.id, user.name, text],
      'order-note-add',
    )
    tellOrder(tx, row)
    return { note: toNote(note as NoteRow) }
  })

/** Oldest first. */
export async function readNotes(tx: Tx, orderId: string): Promise<OrderNote[]> {
  const rows = await tx.query<NoteRow>(
    `select id::int, date, user_name as "user", private_note as text from order_notes
     where business_id = $1 and order_id = $2 order by id`,
    [tx.business, orderId],
    'order-notes',
  )
  return rows.map(toNote)
}

const toNote = (row: NoteRow): OrderNote => ({ ...row, date: row.date.toISOString() })
