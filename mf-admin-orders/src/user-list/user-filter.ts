import { type listUsers, userSorts } from '@plaza/contracts/account/admin-users.api'
import { type Role, roles } from '@plaza/contracts/account/role'
import type { InputOf } from '@plaza/contracts/kernel/call'
import type { Sort } from '@plaza/ui/table'

export const userFilters = { name: 'text', email: 'text', phone: 'text', document_number: 'text', role: 'select', state: 'select' } as const

interface View {
  readonly page: number
  readonly limit: number
  readonly sort?: Sort | null
  readonly settled: Readonly<Record<keyof typeof userFilters, string>>
}

/** B 7: empty filters are left out, `inactive` false unless the closed accounts are asked for; a role that is none narrows nothing, an order that is none orders nothing. */
export function askedUsers({ page, limit, sort = null, settled }: View): InputOf<typeof listUsers> {
  const { role, state, ...texts } = settled
  const typed = Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])))
  const by = userSorts.find((each) => each === sort?.key)
  return {
    page,
    limit,
    inactive: state === 'inactive',
    ...typed,
    ...(roles.includes(role as Role) && { role: role as Role }),
    ...(by && sort && { sort: by, direction: sort.direction }),
  }
}
