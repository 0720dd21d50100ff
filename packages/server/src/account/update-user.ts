import { accountProblems } from '@plaza/contracts/account/account.messages'
import type { updateUser as contract } from '@plaza/contracts/account/admin-users.api'
import { adminUserProblems } from '@plaza/contracts/account/admin-users.messages'
import { parseRole, type Role, roleModule, standsAbove, worksAtBranch } from '@plaza/contracts/account/role'
import type { User } from '@plaza/contracts/account/user.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { resourceProblems } from '@plaza/contracts/resources/resources.messages'
import { isBranch } from '../branches/resolve-branch.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope, Visitor } from '../platform/scope.ts'
import { notify } from '../platform/signals.ts'
import type { Uses } from '../platform/uses.ts'
import { requestEmailChange } from './email-changes.ts'
import { findUser } from './user.repository.ts'

type Input = ParsedInputOf<typeof contract>

/** Staff change somebody's record. A role or branch that changed counts from the next call on: sessions read it from the store. */
export async function updateUser(scope: Scope, { id, ...input }: Input, uses: Uses): Promise<{ user: User }> {
  const me = scope.user ?? fail(commonProblems.unauthenticated)
  return uses.db.withTenant(scope.business, async (tx) => {
    const before = await lockUser(tx, id)
    refuseAbove(me, before, input)
    refuseStale(before, input)
    refuseUnavailable(scope, before, input)
    const newEmail = newEmailOf(me, before, input)
    if (input.email === '' || input.email === null) await refuseLockedOut(tx, id)
    const role = input.role ?? before.role
    const branchId = await branchFor(tx, role, input.branchId === undefined ? before.branchId : input.branchId)
    await save(tx, id, { ...input, email: input.email ? before.email : input.email, role, branchId })
    if (newEmail) await requestEmailChange(tx, scope, before, newEmail, uses)
    // The table's trigger tells the other instances; this tells ourselves before the answer leaves.
    await notify(tx, { kind: 'user', business: tx.business, id })
    return { user: (await findUser(tx, id)) ?? fail(adminUserProblems.notFound) }
  })
}

interface Before {
  readonly role: Role
  readonly branchId: string | null
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly saved: Date
}

async function lockUser(tx: Tx, id: string): Promise<Before> {
  const [row] = await tx.query<{ name: string; email: string | null; role: string; branch_id: string | null; last_update_date: Date }>(
    'select name, email, role, branch_id, last_update_date from users where business_id = $1 and id = $2 for update',
    [tx.business, id],
    'user-lock',
  )
  if (!row) return fail(adminUserProblems.notFound)
  return { id, name: row.name, email: row.email, role: parseRole(row.role), branchId: row.branch_id, saved: row.last_update_date }
}

function refuseAbove(me: Visitor, { id, role: held }: Before, { role: wanted = held }: Omit<Input, 'id'>) {
  if (standsAbove(held, me.role) || standsAbove(wanted, me.role)) fail(adminUserProblems.aboveOwn)
  if (wanted === 'hyperadmin' && held !== wanted) fail(adminUserProblems.operatorRole)
  if (id === me.id && wanted !== held) fail(adminUserProblems.ownRole)
}

function refuseStale({ saved }: Before, { lastUpdateDate: seen }: Omit<Input, 'id'>) {
  if (seen && Date.parse(seen) !== saved.getTime()) fail(commonProblems.conflict)
}

function refuseUnavailable({ modules }: Scope, { role: held }: Before, { role: wanted = held }: Omit<Input, 'id'>) {
  const module = roleModule(wanted)
  if (wanted !== held && module !== null && !modules.has(module)) fail(adminUserProblems.roleUnavailable)
}

/**
 * Whoever reads the e-mail can open the account, so staff change it for nobody at once: the new address has to open its link, and the old one is told
 * and can undo it. Their own e-mail they change in the profile, which asks for the password.
 */
function newEmailOf(me: Visitor, { id, email }: Before, input: Omit<Input, 'id'>): string | null {
  const wanted = input.email?.trim() ?? ''
  if (wanted === '' || wanted.toLowerCase() === email?.toLowerCase()) return null
  return id === me.id ? fail(adminUserProblems.ownEmail) : wanted
}

async function refuseLockedOut(tx: Tx, id: string) {
  const found = await tx.query(
    'select 1 from users where business_id = $1 and id = $2 and password_hash is not null and email is not null',
    [tx.business, id],
    'user-has-password',
  )
  if (found.length > 0) fail(adminUserProblems.emailNeeded, { details: [{ field: 'email', message: adminUserProblems.emailNeeded.text }] })
}

/** The branch that somebody of this role is bound to: null for roles that work at none. */
export async function branchFor(tx: Tx, role: Role, branchId: string | null): Promise<string | null> {
  if (!branchId || !worksAtBranch(role)) return null
  if (await isBranch(tx, branchId)) return branchId
  return fail(resourceProblems.unknownReference, { details: [{ field: 'branchId', message: resourceProblems.unknownReference.text }] })
}

const texts = ['name', 'last_name', 'email', 'phone', 'identification_card'] as const

async function save(tx: Tx, id: string, { role, branchId, birthday, ...input }: Omit<Input, 'id'> & { branchId: string | null }) {
  const values: unknown[] = [tx.business, id, role, branchId]
  const sets = texts.filter((field) => input[field] !== undefined).map((field) => `${field} = $${values.push(stored(field, input[field]))}`)
  if (birthday !== undefined) sets.push(`birthday = $${values.push(birthday?.slice(0, 10) ?? null)}`)
  await tx
    .run(
      `update users set ${['role = $3', 'branch_id = $4', 'last_update_date = now()', ...sets].join(', ')}
       where business_id = $1 and id = $2`,
      values,
    )
    .catch((error: { code?: string }) => (error.code === '23505' ? fail(accountProblems.emailInUse) : Promise.reject(error)))
}

// The name columns hold text; the others are empty or null alike.
function stored(field: (typeof texts)[number], value: string | null | undefined) {
  const text = value?.trim() ?? ''
  return field === 'name' || field === 'last_name' ? text : text || null
}
