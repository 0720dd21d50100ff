import type { myData as contract } from '@plaza/contracts/account/privacy.api'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { isCart } from '@plaza/contracts/orders/order-state'
import { showBusiness } from '../business/show-business.ts'
import { cartsMadeBy } from '../community/carts-of-person.ts'
import { ordersOfPerson } from '../orders/orders-of-person.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { readConsents } from './consents.ts'
import { findUser } from './user.repository.ts'

/** All that is kept of the signed-in person, in one answer. */
export async function myData(scope: Scope, { db, clock }: Pick<SharedUses, 'db' | 'clock'>): Promise<OutputOf<typeof contract>> {
  const me = scope.user ?? fail(commonProblems.unauthenticated)
  return db.withTenant(scope.business, async (tx) => {
    const profile = (await findUser(tx, me.id)) ?? fail(commonProblems.unauthenticated)
    const orders = await ordersOfPerson(tx, scope, me.id)
    const consents = await readConsents(tx, me.id)
    const { title } = await showBusiness(tx)
    return {
      business: title ?? scope.business,
      date: clock.now().toISOString(),
      profile,
      consents: consents.map(({ purpose, accepted, version, date }) => ({ purpose, accepted, version, date: date.toISOString() })),
      orders: orders.filter(({ state }) => !isCart(state)),
      carts: orders.filter(({ state }) => isCart(state)),
      custom_carts: await cartsMadeBy(tx, me.id),
    }
  })
}
