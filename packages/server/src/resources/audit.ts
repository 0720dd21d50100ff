import type { Tx } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

interface Entry {
  action: string
  entity: string
  entity_id: string
  detail?: object
}

/** Writes down who did what, in the transaction in which it was done. */
export const addToAudit = (tx: Tx, { user }: Scope, { action, entity, entity_id, detail = {} }: Entry): Promise<number> =>
  tx.run(
    'insert into audit_log (business_id, user_id, user_name, action, entity, entity_id, detail) values ($1, $2, $3, $4, $5, $6, $7)',
    [tx.business, user?.id ?? null, user?.name ?? '', action, entity, entity_id, JSON.stringify(detail)],
    'audit-add',
  )
