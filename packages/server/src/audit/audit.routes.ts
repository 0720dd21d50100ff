import { getAuditEntry, listAudit } from '@plaza/contracts/audit/audit.api'
import { implement, type Route } from '../platform/mount.ts'
import { findEntry, listEntries } from './list-audit.ts'

export const auditRoutes: Route[] = [implement(listAudit, listEntries), implement(getAuditEntry, findEntry)]
