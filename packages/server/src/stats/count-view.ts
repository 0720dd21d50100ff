import type { addProductView as contract } from '@plaza/contracts/stats/views.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { bogotaDay } from '@plaza/contracts/kernel/dates'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'

const perMinute = 60
const hour = 3600

/** Counts a look at a product's page, of each visitor once an hour. One row per product and day; what is no product here counts nothing. */
export async function countView(scope: Scope, { id }: ParsedInputOf<typeof contract>, uses: Uses): Promise<{ ok: true }> {
  const who = scope.user?.id ?? `${scope.ip} ${uses.request.headers['user-agent'] ?? ''}`
  // A flood is left uncounted; the page has nothing to tell anyone about it.
  if (!(await uses.limits.take(`views:${scope.business}:${scope.network}`, perMinute, 60))) return { ok: true }
  if (!(await uses.limits.take(`view:${scope.business}:${id}:${who}`, 1, hour))) return { ok: true }
  const now = uses.clock.now()
  await uses.db.withTenant(scope.business, async (tx) => {
    void tx.write(
      `insert into stats (business_id, id, type, value, reference, module, display_name, creation_date)
       select business_id, $3, 'product_view', 1, id, 'products', title, $4 from products where business_id = $1 and id = $2
       on conflict (business_id, id) do update set value = stats.value + 1`,
      [tx.business, id, `view ${bogotaDay(now)} ${id}`, now],
      'view-add',
    )
  })
  return { ok: true }
}
