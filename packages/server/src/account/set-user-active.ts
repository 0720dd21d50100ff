import { adminUserProblems } from '@plaza/contracts/account/admin-users.messages'
import type { setUserActive as contract } from '@plaza/contracts/account/admin-users.api'
import { parseRole, standsAbove } from '@plaza/contracts/account/role'
import type { User } from '@plaza/contracts/account/user.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { notify } from '../platform/signals.ts'
import type { SharedUses } from '../platform/uses.ts'
import { endSessions } from './refresh-tokens.ts'
import { findUser } from './user.repository.ts'

type Input = ParsedInputOf<typeof contract>

/** Opens or closes an account. A closed one has no session from the next call on. */
export async function setUserActive(
  scope: Scope,
  { id, active }: Input,
  { db, clock }: Pick<SharedUses, 'db' | 'clock'>,
): Promise<{ user: User }> {
  const me = scope.user ?? fail(commonProblems.unauthenticated)
  return db.withTenant(scope.business, async (tx) => {
    const superadmins = await lockSuperadmins(tx)
    const role = await lockRole(tx, id)
    if (standsAbove(role, me.role)) fail(adminUserProblems.aboveOwn)
    if (!active && id === me.id) fail(adminUserProblems.ownAccount)
    if (!active && superadmins.length === 1 && superadmins[0]?.id === id) fail(adminUserProblems.lastSuperadmin)
    await tx.run(
      `update users set inactive = $3, inactive_date = case when $3 then $4::timestamptz end, last_update_date = $4
       where business_id = $1 and id = $2 and inactive <> $3`,
      [tx.business, id, !active, clock.now()],
      'user-active',
    )
    if (!active) await endSessions(tx, id)
    await notify(tx, { kind: 'user', business: tx.business, id })
    return { user: (await findUser(tx, id)) ?? fail(adminUserProblems.notFound) }
  })
}

// Locked together and in one order: of two superadmins who close each other's account at once, the second finds the first one closed.
const lockSuperadmins = (tx: Tx) =>
  tx.query<{ id: string }>(
    `select id from users where business_id = $1 and lower(trim(role)) = 'superadmin' and not inactive order by id for update`,
    [tx.business],
    'superadmins-lock',
  )

/** An account that its holder deleted stays closed: nobody is left to open it for. */
async function lockRole(tx: Tx, id: string) {
  const [row] = await tx.query<{ role: string; is_erased: boolean }>(
    `select role, inactive and email is null and phone is null and provider = 'anonymous' as is_erased
     from users where business_id = $1 and id = $2 for update`,
    [tx.business, id],
    'user-active-lock',
  )
  if (!row || row.is_erased) fail(adminUserProblems.notFound)
  return parseRole(row.role)
}
