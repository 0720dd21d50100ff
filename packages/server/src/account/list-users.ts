import type { branchStaff as staffContract, listUsers as contract, userSorts } from '@plaza/contracts/account/admin-users.api'
import type { User } from '@plaza/contracts/account/user.entity'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { type Pagination, paginate } from '@plaza/contracts/kernel/pagination'
import { isBranch } from '../branches/resolve-branch.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { showUsers } from './show-users.ts'

type Uses = Pick<SharedUses, 'db'>
type Page = { data: { items: User[]; pagination: Pagination } }

/** Users of the business; the newest first, unless another order is asked for. */
export async function listUsers(scope: Scope, input: ParsedInputOf<typeof contract>, { db }: Uses): Promise<Page> {
  const { name, email, phone, document_number, role, inactive, sort, direction = 'asc' } = input
  return db.withTenant(scope.business, (tx) => {
    const { where, values, add } = conditions(tx)
    add('u.inactive = ?', inactive)
    add(`${plain("u.name || ' ' || u.last_name")} like ${plain('?')}`, contains(name))
    add('u.email ilike ?', contains(email))
    add(`regexp_replace(u.phone, '\\D', '', 'g') like ?`, contains(phone?.replace(/\D/g, '') || phone))
    add('u.identification_card ilike ?', contains(document_number))
    add('lower(trim(u.role)) = lower(?)', role)
    return pageOf(tx, {
      where,
      values,
      order: sort ? `${orders[sort]} ${direction}, u.id ${direction}` : 'u.creation_date desc, u.id desc',
      ...input,
    })
  })
}

const orders: Record<(typeof userSorts)[number], string> = {
  name: "alphabetical(u.name || ' ' || u.last_name)",
  email: 'lower(u.email)',
  role: 'lower(trim(u.role))',
  creationDate: 'u.creation_date',
}

/** Who may pick or deliver an order of this branch. A branch that staff are bound to is the only one they may ask for (A-33). */
export async function branchStaff(scope: Scope, input: ParsedInputOf<typeof staffContract>, { db }: Uses): Promise<Page> {
  const own = scope.user?.branchId ?? null
  if (own !== null && own !== input.branch) fail(commonProblems.notFound)
  return db.withTenant(scope.business, async (tx) => {
    if (!(await isBranch(tx, input.branch))) fail(commonProblems.notFound)
    const { where, values, add } = conditions(tx)
    where.push('not u.inactive')
    add('(u.branch_id is null or u.branch_id = ?)', input.branch)
    add('lower(trim(u.role)) = ?', input.role)
    add(`${plain("u.name || ' ' || u.last_name")} like ${plain('?')}`, contains(input.name))
    return pageOf(tx, { where, values, order: 'u.name, u.last_name, u.id', ...input })
  })
}

function conditions(tx: Tx) {
  const values: unknown[] = [tx.business]
  const where = ['u.business_id = $1']
  const add = (condition: string, value: unknown) => {
    if (value !== undefined) where.push(condition.replace('?', `$${values.push(value)}`))
  }
  return { where, values, add }
}

interface Question {
  readonly where: readonly string[]
  readonly values: readonly unknown[]
  readonly order: string
  readonly page: number
  readonly limit: number
}

async function pageOf(tx: Tx, { where, values, order, page, limit }: Question): Promise<Page> {
  const from = `from users u where ${where.join(' and ')}`
  const [found] = await tx.query<{ ids: string[]; total: number }>(
    `select array(select u.id ${from} order by ${order} limit $${values.length + 1} offset $${values.length + 2}) as ids,
       (select count(*)::int ${from}) as total`,
    [...values, limit, (page - 1) * limit],
  )
  const items = await showUsers(tx, found?.ids ?? [])
  return { data: { items, pagination: paginate(page, limit, found?.total ?? 0) } }
}

// Nobody types accents into a filter.
const plain = (text: string) => `translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`
/** What people typed is text, never a pattern; nothing typed narrows nothing. */
const contains = (text: string | undefined) => (text?.trim() ? `%${text.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : undefined)
