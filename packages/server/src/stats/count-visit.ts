import { createHmac } from 'node:crypto'
import type { addSiteVisit as contract } from '@plaza/contracts/account/account.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { bogotaDay } from '@plaza/contracts/kernel/dates'
import type { Tx } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'

const perMinute = 60

/**
 * Counts a visit of today (S-4-057, S-4-058): with one's own `user_id` of a signed-in user, with anything else of a guest. Told again on
 * the same day it counts once. `visit` counts everyone, `visit_registered` the signed-in ones among them.
 */
export async function countVisit(scope: Scope, input: ParsedInputOf<typeof contract>, uses: Uses): Promise<{ ok: true }> {
  const userId = scope.user && input.user_id === scope.user.id ? scope.user.id : null
  // A flood is left uncounted; the page has nothing to tell anyone about it.
  if (!(await uses.limits.take(`visits:${scope.business}:${scope.network}`, perMinute, 60))) return { ok: true }
  const day = bogotaDay(uses.clock.now())
  const who = userId ?? `${scope.ip}\n${uses.request.headers['user-agent'] ?? ''}`
  await uses.db.withTenant(scope.business, async (tx) => {
    const add = (type: keyof typeof names) =>
      addOnce(tx, { type, id: visitId(uses.env.SESSION_SECRET, [scope.business, type, day, who]), day })
    add('visit')
    if (userId) add('visit_registered')
  })
  return { ok: true }
}

const names = { visit: 'Visitas', visit_registered: 'Visitas de usuarios registrados' } as const

// Who visited cannot be read from it, and nobody is followed from one day to the next.
const visitId = (secret: string, parts: readonly string[]) =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('hex').slice(0, 32)

function addOnce(tx: Tx, { type, id, day }: { type: keyof typeof names; id: string; day: string }) {
  void tx.write(
    `insert into stats (business_id, id, type, value, reference, module, display_name) values ($1, $2, $3, 1, $4, 'site', $5)
     on conflict (business_id, id) do nothing`,
    [tx.business, id, type, day, names[type]],
    'visit-add',
  )
}
