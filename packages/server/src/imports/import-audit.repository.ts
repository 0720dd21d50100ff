import { importRowsMost } from '@plaza/contracts/imports/imports.api'
import type { Tx } from '../platform/database.ts'

/** One row that an import touched, as the audit log keeps it. */
export interface AuditedChange {
  /** Its place in the log: in the order of the file, and the same whenever the row is tried again. */
  seq: number
  action: 'create' | 'update'
  entity: 'products' | 'categories' | 'sub_categories'
  entity_id: string
  label: string
  before: object | null
  after: object
}

// Below it stand the rows that the call itself touched.
const firstSeq = 1000
const perRow = 4

/** `nth` tells apart what one row of the file made: its category, its sub-category, its product. */
export const seqOf = (row: number, nth: 0 | 1 | 2): number => firstSeq + row * perRow + nth

/** The nth of the products that the file does not name; behind every row of it. */
export const seqOfMissing = (nth: number): number => seqOf(importRowsMost + 2, 0) + nth

/**
 * Adds to the entry under which the import was started. Not by the triggers, which know no more and cost as much as the writing itself: the
 * import has compared each product already.
 */
export function addAuditChanges(tx: Tx, changeSet: string | null, changes: readonly AuditedChange[]): void {
  if (changeSet === null || changes.length === 0) return
  void tx.write(
    `insert into audit_changes (business_id, change_set, seq, action, entity, entity_id, label, before, after)
     select $1, $2, c.seq, c.action, c.entity, c.entity_id, left(c.label, 200), c.before, c.after
     from jsonb_to_recordset($3::jsonb) as c(seq int, action text, entity text, entity_id text, label text, before jsonb, after jsonb)`,
    [tx.business, changeSet, JSON.stringify(changes)],
    'import-audit',
  )
}
