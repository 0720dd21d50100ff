import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { readAssigned } from './picking.repository.ts'
import { showOrders } from './show-orders.ts'

/** What a picker or courier has to do, the oldest order first. */
export const assignedOrders = (scope: Scope, _input: object, { db }: Pick<SharedUses, 'db'>): Promise<{ data: { orders: Order[] } }> =>
  db.withTenant(scope.business, async (tx) => {
    const user = scope.user ?? fail(commonProblems.unauthenticated)
    const found = await readAssigned(tx, user.id)
    const orders = await showOrders(
      tx,
      scope,
      found.map(({ id }) => id),
    )
    return { data: { orders } }
  })
