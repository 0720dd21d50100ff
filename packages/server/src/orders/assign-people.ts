import type { Role } from '@plaza/contracts/account/role'
import { fullName } from '@plaza/contracts/account/user.entity'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { allowedActions, isFinal } from '@plaza/contracts/orders/lifecycle'
import { isCart } from '@plaza/contracts/orders/order-state'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import { recordChange } from './order-changes.ts'
import type { OrderRow } from './order-record.ts'
import { saveDelivery } from './order.repository.ts'
import { toViewed, viewerOf } from './show-order.ts'
import { tellOrder } from './tell-order.ts'

interface Assignment {
  readonly picker_id?: string | null | undefined
  readonly delivery_id?: string | null | undefined
  readonly user: Visitor
  /** `last_update` on the screen of who assigns. */
  readonly seen?: string | null | undefined
  readonly now: Date
}

/**
 * Sets picker and courier (null takes them off, left out keeps them). Names come from our users, not from the caller. The state stays.
 * Only what differs from the order is written: the form sends both people, whoever of them changed.
 */
export async function assignPeople(
  tx: Tx,
  scope: Scope,
  row: OrderRow,
  { picker_id, delivery_id, user, seen, now }: Assignment,
): Promise<void> {
  refuseAssigning(scope, row)
  if (seen && Date.parse(seen) !== row.last_update.getTime()) {
    fail(orderProblems.changed, { data: { state: row.state, allowedActions: allowedActions(toViewed(row), viewerOf(scope)) } })
  }
  const picker =
    picker_id === undefined || picker_id === (row.delivery.picker_id ?? null)
      ? {}
      : { picker_id, picker_name: await nameOf(tx, row, picker_id, 'picker') }
  const courier =
    delivery_id === undefined || delivery_id === (row.delivery.delivery_id ?? null)
      ? {}
      : { delivery_id, delivery_name: await nameOf(tx, row, delivery_id, 'delivery') }
  const changed = { ...picker, ...courier }
  if (Object.keys(changed).length === 0) return
  const entry = { date: now.toISOString(), ...changed, user: { id: user.id, name: user.name } }
  row.delivery = { ...row.delivery, ...changed, assigned_history: [...(row.delivery.assigned_history ?? []), entry] }
  row.last_update = now
  await saveDelivery(tx, row)
  for (const what of wordsFor(picker, courier)) recordChange(tx, row.id, { user, what, now })
  tellOrder(tx, row)
}

interface Assigned {
  readonly picker_name?: string | null
  readonly delivery_name?: string | null
}

const wordsFor = ({ picker_name }: Assigned, { delivery_name }: Assigned): string[] => [
  ...(picker_name === undefined ? [] : [picker_name === null ? 'Quitó al alistador' : `Asignó a ${picker_name} como alistador`]),
  ...(delivery_name === undefined
    ? []
    : [delivery_name === null ? 'Quitó al domiciliario' : `Asignó a ${delivery_name} como domiciliario`]),
]

function refuseAssigning(scope: Scope, row: OrderRow) {
  const actions = allowedActions(toViewed(row), viewerOf(scope))
  if (actions.includes('assign')) return
  if (isFinal(row.state) || isCart(row.state)) fail(orderProblems.wrongState, { data: { state: row.state, allowedActions: actions } })
  fail(commonProblems.forbidden)
}

/** Someone of that role who works at every branch or at this order's. */
async function nameOf(tx: Tx, row: OrderRow, id: string | null, role: Role): Promise<string | null> {
  if (id === null) return null
  const [person] = await tx.query<{ name: string; last_name: string }>(
    `select name, last_name from users
     where business_id = $1 and id = $2 and lower(trim(role)) = $3 and not inactive and (branch_id is null or branch_id = $4)`,
    [tx.business, id, role, row.branch_office_id],
    'order-assignee',
  )
  return person ? fullName(person) : fail(orderProblems.staffInvalid)
}
