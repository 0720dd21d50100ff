import { whoOf } from '../platform/audit.ts'
import type { Tx } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

interface Entry {
  action: string
  entity: string
  entity_id: string
  detail?: object
}

/**
 * Says what a change is about, where the rows it touched do not say it best. Every call of staff is written down without this
 * (`platform/audit.ts`); what shoppers do to their own is not.
 */
export async function addToAudit(tx: Tx, scope: Scope, { action, entity, entity_id, detail = {} }: Entry): Promise<void> {
  if (!scope.user || scope.user.role === 'client') return
  const note = JSON.stringify({ action, entity, entity_id, detail })
  await tx.run('select plaza_audit_note($1, $2, $3)', [tx.business, JSON.stringify(whoOf(scope)), note], 'audit-note')
}
