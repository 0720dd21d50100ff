import { type Role, roles } from '@plaza/contracts/account/role'
import { integrationRole, type listAudit } from '@plaza/contracts/audit/audit.api'
import type { InputOf } from '@plaza/contracts/kernel/call'
import type { FilterValues } from '@plaza/ui/table'

export const auditFilters = {
  user: 'text',
  role: 'select',
  action: 'select',
  entity: 'select',
  entity_id: 'text',
  fecha: 'dateRange',
} as const

type Doer = Role | typeof integrationRole
const isDoer = (role: string): role is Doer => role === integrationRole || roles.includes(role as Role)

/** Empty filters are left out; a role that is none narrows nothing. */
export function askedEntries({ fecha, role, ...texts }: FilterValues<typeof auditFilters>): InputOf<typeof listAudit> {
  const typed = Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])))
  return {
    ...typed,
    ...(isDoer(role) && { role }),
    ...(fecha.from && { from: fecha.from }),
    ...(fecha.to && { to: fecha.to }),
  }
}
