import { type Role, roles } from '@plaza/contracts/account/role'
import type { listAudit } from '@plaza/contracts/audit/audit.api'
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

/** Empty filters are left out; a role that is none narrows nothing. */
export function askedEntries({ fecha, role, ...texts }: FilterValues<typeof auditFilters>): InputOf<typeof listAudit> {
  const typed = Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])))
  return {
    ...typed,
    ...(roles.includes(role as Role) && { role: role as Role }),
    ...(fecha.from && { from: fecha.from }),
    ...(fecha.to && { to: fecha.to }),
  }
}
