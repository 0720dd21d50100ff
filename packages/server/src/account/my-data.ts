import type { myData as contract } from '@plaza/contracts/account/privacy.api'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { isCart } from '@plaza/contracts/orders/order-state'
import { showBusiness } from '../business/show-business.ts'
import { cartsMadeBy } from '../community/carts-of-person.ts'
import { ordersOfPerson } from '../orders/orders-of-person.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Tx } from '../platform/database.ts'
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
      ...(await readTraces(tx, me.id)),
    }
  })
}

type Traces = Pick<OutputOf<typeof contract>, 'sessions' | 'push_devices' | 'coupons_used' | 'advertising'>

/** What using the shop left behind, without the tokens and hashes that open it. */
async function readTraces(tx: Tx, userId: string): Promise<Traces> {
  const [traces] = await tx.query<Traces>(
    `select
       (select coalesce(jsonb_agg(jsonb_build_object('begun', s.begun, 'ended', s.ended, 'ip', s.ip, 'device', s.device) order by s.begun desc), '[]')
        from (select min(creation_date) as begun, max(revoked_at) as ended, max(ip) as ip, max(device) as device
              from sessions where business_id = $1 and user_id = $2 group by family) s) as sessions,
       (select coalesce(jsonb_agg(jsonb_build_object('date', creation_date) order by creation_date), '[]')
        from push_devices where business_id = $1 and user_id = $2) as push_devices,
       (select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'order_id', u.id_shopping_cart, 'date', u.creation_date,
          'returned', u.returned_at is not null) order by u.creation_date), '[]')
        from coupon_uses u left join coupons c on c.business_id = $1 and c.id = u.id_cupon
        where u.business_id = $1 and u.id_user = $2) as coupons_used,
       (select coalesce(jsonb_agg(jsonb_build_object('channel', channel, 'date', (day::timestamp at time zone 'America/Bogota')) order by day), '[]')
        from commercial_contacts where business_id = $1 and user_id = $2) as advertising`,
    [tx.business, userId],
    'traces-of-person',
  )
  return traces as Traces
}
