import { type Doer, whoOf } from '../platform/audit.ts'
import type { Tx } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

interface Entry {
  action: string
  entity: string
  entity_id: string
  /** A name that people know it by, where its row has none. */
  label?: string
  detail?: object
}

/**
 * Says what a change is about, where the rows it touched do not say it best. Every call of staff is written down without this
 * (`platform/audit.ts`); what shoppers do to their own is not.
 */
export async function addToAudit(tx: Tx, scope: Scope, entry: Entry): Promise<void> {
  if (!scope.user || scope.user.role === 'client') return
  await noteInAudit(tx, whoOf(scope), entry)
}

/** The same where no call is under way. */
export async function noteInAudit(tx: Tx, doer: Doer, { detail = {}, ...about }: Entry): Promise<void> {
  const note = JSON.stringify({ ...about, detail })
  await tx.run('select plaza_audit_note($1, $2, $3)', [tx.business, JSON.stringify(doer), note], 'audit-note')
}
