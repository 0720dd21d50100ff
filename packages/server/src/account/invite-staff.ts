import { randomUUID } from 'node:crypto'
import { accountProblems } from '@plaza/contracts/account/account.messages'
import type { inviteStaff as contract } from '@plaza/contracts/account/admin-users.api'
import { adminUserProblems } from '@plaza/contracts/account/admin-users.messages'
import { type Role, roleLabels, roleModule, standsAbove } from '@plaza/contracts/account/role'
import type { User } from '@plaza/contracts/account/user.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { showBusiness } from '../business/show-business.ts'
import type { Tx } from '../platform/database.ts'
import { addSecretToOutbox } from '../platform/outbox.ts'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { createPasswordLink } from './restore-password.ts'
import { branchFor } from './update-user.ts'
import { findUser } from './user.repository.ts'

type Input = ParsedInputOf<typeof contract>

const linkDays = 3
const mails = { most: 30, windowSeconds: 3600 }

/** Makes the account, without a password, and mails the link that sets one. */
export async function inviteStaff(scope: Scope, input: Input, uses: Uses): Promise<{ user: User }> {
  const me = scope.user ?? fail(commonProblems.unauthenticated)
  if (standsAbove(input.role, me.role)) fail(adminUserProblems.aboveOwn)
  const module = roleModule(input.role)
  if (module !== null && !scope.modules.has(module)) fail(adminUserProblems.roleUnavailable)
  await limitOrFail(uses.limits, `invite:${scope.business}:${me.id}`, mails.most, mails.windowSeconds)
  return uses.db.withTenant(scope.business, async (tx) => {
    const id = await accountFor(tx, input)
    const { title } = await showBusiness(tx)
    const shop = title ?? scope.business
    const life = { uses, minutes: linkDays * 24 * 60 }
    const link = await createPasswordLink(tx, scope, { id, ...input }, life)
    addSecretToOutbox(tx, 'mail', { to: input.email, subject: `Te invitaron al equipo de ${shop}`, body: bodyOf(input, shop, link) }, life)
    return { user: (await findUser(tx, id)) ?? fail(adminUserProblems.notFound) }
  })
}

/** A new account, or the one that was invited before and never opened its link. */
async function accountFor(tx: Tx, { email, name, last_name, role, branchId }: Input): Promise<string> {
  const [before] = await tx.query<{ id: string; is_waiting: boolean }>(
    `select id, password_hash is null and id_auth is null and not inactive and lower(trim(role)) = lower($3) as is_waiting
     from users where business_id = $1 and lower(email) = lower($2) for update`,
    [tx.business, email, role],
    'invited-before',
  )
  if (before && !before.is_waiting)
    fail(accountProblems.emailInUse, { details: [{ field: 'email', message: accountProblems.emailInUse.text }] })
  if (before) return before.id
  const id = randomUUID()
  await tx
    .run(
      `insert into users (business_id, id, email, name, last_name, role, provider, branch_id) values ($1, $2, $3, $4, $5, $6, 'email', $7)`,
      [tx.business, id, email, name, last_name?.trim() ?? '', role satisfies Role, await branchFor(tx, role, branchId ?? null)],
      'staff-invite',
    )
    .catch((error: { code?: string }) => (error.code === '23505' ? fail(accountProblems.emailInUse) : Promise.reject(error)))
  return id
}

const bodyOf = ({ name, role }: Input, shop: string, link: string) =>
  `Hola ${name}:\n\nTe invitaron a trabajar en ${shop} como ${roleLabels[role]}. Para entrar, pon tu contraseña en este enlace. Sirve una sola vez y vence en ${linkDays} días.\n\n${link}\n\nSi no esperabas esta invitación, no hagas nada.`
